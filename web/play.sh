#!/bin/sh
# Installs what is missing, builds the page and serves it at http://localhost:8080 (or the next free port).
#
#   sh web/play.sh                 build and serve
#   sh web/play.sh --build-only    leave the site in dist/ for a host of your own
set -eu
cd "$(dirname "$0")/.."

serve=yes
for argument in "$@"; do
    case $argument in
    --build-only) serve=no ;;
    *)
        echo "Bastide: web/play.sh knows only --build-only, not '$argument'." >&2
        exit 1
        ;;
    esac
done

sh web/setup.sh web

mkdir -p build
log=build/configure-web-release.log
cmake --preset web-release >"$log" 2>&1 || {
    cat "$log" >&2
    echo "Bastide: the build could not be prepared; the messages above say why." >&2
    exit 1
}
echo "Bastide: building the page (a few minutes the first time) ..."
cmake --build --preset web-release --target site bastide || {
    echo "Bastide: the build failed; the messages above say why." >&2
    exit 1
}
echo "Bastide: the site is in dist/."
[ "$serve" = no ] || exec node web/serve.mjs dist 8080
