#!/bin/sh
# Makes a machine ready to build: installs the Debian packages that are missing and fetches the third-party sources into
# build/third_party. Nothing else outside build/ changes. With everything in place it takes well under a second and
# needs no network.
#
#   sh web/setup.sh native    for the command and the window
#   sh web/setup.sh web       for the page
#   sh web/setup.sh tests     for both, and every test
set -eu
cd "$(dirname "$0")/.."
mode=${1:-web}
third_party=$PWD/build/third_party

say() { printf 'Bastide: %s\n' "$*"; }
stop() {
    printf 'Bastide: %s\n' "$*" >&2
    exit 1
}

# ---- Packages. A line: what must be there (a command or a file; several with | between them), and who brings it.

needs_common='
g++ g++
cmake cmake
ninja ninja-build
ccache ccache
/usr/bin/python3 python3
/usr/include/stdio.h libc6-dev
/usr/share/ca-certificates ca-certificates
/usr/share/fonts/truetype/paratype/PTS55F.ttf fonts-paratype
/usr/share/fonts/truetype/vollkorn/Vollkorn-Bold.ttf fonts-vollkorn
/usr/lib/python3/dist-packages/fontTools python3-fonttools
'
needs_native='
/usr/include/SDL2/SDL.h libsdl2-dev
'
needs_web='
emcc emscripten
node nodejs
brotli brotli
'
needs_tests='
git git
npm npm
chromium|google-chrome|chromium-browser chromium
clang-format clang-format
clang-tidy clang-tidy
clang++ clang
/usr/share/doc/libclang-rt-dev/copyright libclang-rt-dev
'
if [ "$(. /etc/os-release 2>/dev/null && echo "${ID:-}-${VERSION_ID:-}")" = debian-12 ]; then
    needs_tests="$needs_tests
/usr/include/catch2/catch.hpp catch2"
fi

case $mode in
native) needs="$needs_common$needs_native" ;;
web) needs="$needs_common$needs_web" ;;
tests) needs="$needs_common$needs_native$needs_web$needs_tests" ;;
*) stop "web/setup.sh knows native, web and tests, not '$mode'." ;;
esac

have() {
    (
        IFS='|'
        for one in $1; do
            case $one in
            /*) [ -e "$one" ] && exit 0 ;;
            *) command -v "$one" >/dev/null 2>&1 && exit 0 ;;
            esac
        done
        exit 1
    )
}

missing_packages() {
    printf '%s\n' "$needs" | while read -r thing package; do
        [ -z "$thing" ] || have "$thing" || printf '%s ' "$package"
    done
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

missing=$(missing_packages)
if [ -n "$missing" ]; then
    list=${missing% }
    command -v apt-get >/dev/null 2>&1 ||
        stop "these are missing and there is no apt-get to install them with: $list."
    [ "$(id -u)" = 0 ] || command -v sudo >/dev/null 2>&1 ||
        stop "these packages are missing, and installing them takes root or sudo: apt-get install $list"
    say "installing $list (this takes a few minutes, once) ..."
    # Without a terminal of dpkg's own, which could stop a run in the background.
    apt_options='-o DPkg::Lock::Timeout=600 -o Dpkg::Use-Pty=0'
    # shellcheck disable=SC2086
    as_root apt-get $apt_options -q update || say "the package lists could not be brought up to date; going on with the old ones."
    # A machine made for one run need not survive a power cut; that saves minutes.
    [ -z "${CI:-}" ] || apt_options="$apt_options -o Dpkg::Options::=--force-unsafe-io"
    # shellcheck disable=SC2086
    as_root env DEBIAN_FRONTEND=noninteractive apt-get $apt_options -q -y install --no-install-recommends $list </dev/null ||
        stop "apt-get could not install $list; its messages above say why (no network, perhaps)."
    missing=$(missing_packages)
    [ -z "$missing" ] || stop "apt-get ran, but these are still missing: ${missing% }."
fi

# ---- Sources. apt-get fetches them with a source list of the build folder's own, made from the machine's list.

write_source_list() {
    # shellcheck disable=SC1091
    codename=$(. /etc/os-release 2>/dev/null && echo "${VERSION_CODENAME:-}")
    mkdir -p "$apt/parts" "$apt/lists/partial" "$apt/cache/archives/partial"
    rm -f "$apt"/parts/*
    for file in /etc/apt/sources.list.d/*.sources; do
        [ -e "$file" ] || continue
        # Stanzas are paragraphs. Only the distribution's own have suites named after it and a component "main".
        awk -v codename="$codename" 'BEGIN { RS = ""; ORS = "\n\n" }
            /(^|\n)Enabled:[ \t]*no/ { next }
            codename != "" && $0 !~ ("(^|\n)Suites:[^\n]*" codename "([ \t\n]|-updates|-security|$)") { next }
            $0 !~ /(^|\n)Components:[^\n]*main/ { next }
            { sub(/(^|\n)Types:[^\n]*/, "\nTypes: deb-src"); sub(/^\n/, ""); print }' "$file" \
            >"$apt/parts/$(basename "$file")"
    done
    cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list 2>/dev/null |
        awk -v codename="$codename" '/^deb[ \t]/ && / main( |$)/ {
            if (codename != "" && $0 !~ (" " codename "(-updates|-security|/updates)? ")) next
            sub(/^deb/, "deb-src"); print }' >"$apt/parts/list.list"
}

apt_own() {
    apt-get -q -o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts="$apt/parts" -o Dir::State::Lists="$apt/lists" \
        -o Dir::Cache="$apt/cache" -o APT::Sandbox::User= -o Acquire::Languages=none "$@"
}

# fetch NAME FILE... unpacks Debian's source package NAME into build/third_party/NAME.
fetch() {
    name=$1
    [ ! -e "$third_party/$name/.complete" ] || return 0
    command -v apt-get >/dev/null 2>&1 ||
        stop "the source package $name is missing and there is no apt-get to fetch it with; unpack it in build/third_party/$name and create the file .complete there."
    apt=$PWD/build/apt
    if [ ! -e "$apt/updated" ]; then
        say "reading the list of source packages ..."
        write_source_list
        apt_own update || stop "the list of source packages could not be fetched; this step needs the network, once."
        touch "$apt/updated"
    fi
    say "fetching the sources of $name ..."
    rm -rf "$apt/download" "$third_party/$name"
    mkdir -p "$apt/download" "$third_party"
    (cd "$apt/download" && apt_own --download-only source "$name" >&2) || {
        rm -f "$apt/updated"
        stop "the sources of $name could not be fetched; this step needs the network, once."
    }
    /usr/bin/python3 - "$apt/download" "$third_party/$name" <<'PYTHON'
import glob, os, sys, tarfile
download, target = sys.argv[1:]
archive, = glob.glob(download + "/*.orig.tar.*")
with tarfile.open(archive) as tar:
    for member in tar.getmembers():
        top, _, rest = member.name.partition("/")
        if rest and (member.isfile() or member.isdir()) and ".." not in rest.split("/"):
            member.name = rest
            tar.extract(member, target)
PYTHON
    touch "$third_party/$name/.complete"
}

fetch imgui
case $mode in web | tests) fetch libsdl2 ;; esac
if [ "$mode" = tests ] && [ ! -e "$third_party/catch2" ]; then
    if [ -e /usr/include/catch2/catch.hpp ]; then
        # A folder of its own: /usr/include itself must never reach Emscripten.
        mkdir -p "$third_party"
        mkdir "$third_party/catch2"
        ln -s /usr/include/catch2 "$third_party/catch2/catch2"
    else
        fetch catch2
        for file in "$third_party"/catch2/extras/catch_amalgamated.*; do
            ln -sf "extras/$(basename "$file")" "$third_party/catch2/"
        done
    fi
fi
