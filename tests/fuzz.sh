#!/bin/sh
# Looks for inputs that break the notation, links, saved games or the rules: sh tests/fuzz.sh [SECONDS], 600 unless told. All fuzzers run
# at the same time. Runs of a minute or more go on from what earlier ones learnt, in build/fuzz/corpus. What they find
# lies in build/fuzz/findings and is run again with: build/fuzz/notation_fuzz FILE.
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-600}
here=build/fuzz
names='notation actions link saved'
limits='-timeout=60 -malloc_limit_mb=64 -rss_limit_mb=1024'
corpus=$here/corpus
[ "$seconds" -ge 60 ] || {
    corpus=$here/brief
    rm -rf "$corpus"
}

mkdir -p "$here/findings"
cmake -S . -B "$here" -G Ninja -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_C_COMPILER=clang -DBASTIDE_FUZZ=ON \
    -DBASTIDE_SANITIZE=ON -DCMAKE_BUILD_TYPE= -DCMAKE_CXX_FLAGS='-O1 -gline-tables-only -fsanitize=fuzzer-no-link' \
    >"$here/configure.log" 2>&1 || {
    cat "$here/configure.log"
    exit 1
}
cmake --build "$here" --target notation_fuzz actions_fuzz link_fuzz saved_fuzz

# Every recorded game is a seed, and to the actions just bytes; to links it is what links hold.
rm -rf "$here/seeds"
mkdir -p "$here/seeds/games" "$here/seeds/link" "$here/seeds/saved"
cp tests/session/saves/v1/*.game "$here/seeds/saved"
cp tests/golden/*.game tests/games/*.game "$here/seeds/games"
for file in tests/record/links/v1/*.txt; do
    sed 1q "$file" >"$here/seeds/link/$(basename "$file")"
    sed '1s/^.=1//;1q' "$file" | tr _- /+ | base64 -d >"$here/seeds/link/$(basename "$file").packed" 2>/dev/null || true
done

export ASAN_OPTIONS=quarantine_size_mb=16
for name in $names; do
    mkdir -p "$corpus/$name"
    seeds=$here/seeds/games
    [ "$name" = notation ] || [ "$name" = actions ] || seeds=$here/seeds/$name
    "$here/${name}_fuzz" -max_total_time="$seconds" -max_len=1048576 $limits \
        -print_final_stats=1 -dict=tests/fuzz/notation.dict -artifact_prefix="$here/findings/$name-" \
        "$corpus/$name" "$seeds" >"$here/$name.log" 2>&1 &
    eval "process_$name=$!"
done

# A machine that stood still for a while looks like a hang; the second time it is none.
stood_still() {
    slow=$(ls "$here/findings/$1"-timeout-* 2>/dev/null) || return 1
    for file in $slow; do
        "$here/$1_fuzz" $limits "$file" >>"$here/$1.log" 2>&1 || return 1
        rm "$file"
    done
    [ -z "$(ls "$here/findings" | grep "^$1-")" ]
}

status=0
for name in $names; do
    eval "process=\$process_$name"
    if wait "$process"; then
        runs=$(sed -n 's/^stat::number_of_executed_units: */inputs run: /p' "$here/$name.log")
        printf '%s: %s, nothing found\n' "$name" "$runs"
    elif stood_still "$name"; then
        printf '%s: stopped early because the machine stood still, nothing found\n' "$name"
    else
        status=1
        printf '%s: FOUND SOMETHING, see %s\n' "$name" "$here/$name.log"
        tail -40 "$here/$name.log"
    fi
done
exit "$status"
