#!/bin/sh
# Installs what is missing, builds everything and runs every test: sh tests/run.sh. Stops at the first stage that
# fails. Can be run again at any time; only what has changed is built again.
set -u
cd "$(dirname "$0")/.."
started=$(date +%s)
background=
passed=0
stage=

finish() {
    for process in $background; do
        kill "$process" 2>/dev/null
    done
    if [ "$1" != 0 ]; then
        printf '\nFAILED: %s (after %s stages that passed)\n' "$stage" "$passed"
        printf '%s passed, 1 failed\n' "$passed"
    else
        printf '\nEverything passed in %s s:%s\n' "$(($(date +%s) - started))" "$summary"
        printf '%s passed, 0 failed\n' "$passed"
    fi
    exit "$1"
}

summary=
# run NAME COMMAND... prints the stage and its time, and ends everything if the command fails.
run() {
    stage=$1
    shift
    printf '\n== %s\n' "$stage"
    before=$(date +%s)
    "$@" || finish 1
    printf -- '-- %s s\n' $(($(date +%s) - before))
    passed=$((passed + 1))
    summary="$summary
  $(printf '%4s' $(($(date +%s) - before))) s  $stage"
}

javascript_tools() {
    if [ ! -e tests/node_modules/.package-lock.json ] || [ tests/package-lock.json -nt tests/node_modules/.package-lock.json ]; then
        (cd tests && npm ci --no-audit --no-fund) || {
            echo "Bastide: the JavaScript tools could not be fetched; this step needs the network, once." >&2
            return 1
        }
        touch tests/node_modules/.package-lock.json
    fi
}

formatted() {
    find src shell tests -name node_modules -prune -o \( -name '*.cpp' -o -name '*.h' \) -print0 |
        xargs -0 -r clang-format --dry-run -Werror
}

typed() {
    tests/node_modules/.bin/tsc -p tests
}

# build PRESET [TARGET...]
build() {
    preset=$1
    shift
    cmake --preset "$preset" >"build/configure-$preset.log" 2>&1 || {
        cat "build/configure-$preset.log"
        return 1
    }
    [ $# = 0 ] || set -- --target "$@"
    cmake --build --preset "$preset" "$@"
}

suites() {
    for program in bastide_tests shell_tests; do
        if [ -x "build/$1/$program" ]; then
            "build/$1/$program" || return 1
        fi
    done
}

# start NAME COMMAND... runs something behind the stages that follow; `finished NAME` waits for it and shows what it
# wrote.
start() {
    behind=$1
    shift
    "$@" >"build/behind-$behind.log" 2>&1 &
    eval "process_$behind=$!"
    background="$background $!"
}

finished() {
    eval "wait \$process_$1"
    status=$?
    cat "build/behind-$1.log"
    return $status
}

# Every browser test but those of the page itself and of whole games.
rest_in_browser() {
    node --test $(ls tests/browser/*.test.mjs | grep -v -e /page.test -e /game.test)
}

run "set-up" sh web/setup.sh tests
mkdir -p build
run "JavaScript tools" javascript_tools
run "formatting" formatted
run "layering" node --test tests/layering.test.mjs
run "types of the page's scripts" typed
run "build, native with sanitizers" build native-debug
start suites suites native-debug
run "build, native command" build native-release bastide
run "build, web" build web-release
# One processor each: these go side by side with the suites that are still running.
start tidy nice -n 19 /usr/bin/python3 tests/tidy.py build/native-debug
run "suites, WASM under Node" node build/web-release/bastide_tests.js
run "command, every build of it" node --test tests/cli/command.test.mjs tests/cli/play.test.mjs
run "fuzzers, briefly" sh tests/fuzz.sh 6
run "suites, native with sanitizers" finished suites
run "clang-tidy" finished tidy
run "size of a first visit" node tests/sizes.mjs
run "browser: the page" node --test tests/browser/page.test.mjs
start games node --test tests/browser/game.test.mjs
run "browser: rules, table, computers, replay, pictures, storage" rest_in_browser
run "browser: whole games" finished games
finish 0
