#!/bin/sh
# Writes tests/bench/bots.md: what the computer players achieve against each other.
#   sh tests/bench/bots.sh [GAMES] [BASTIDE] [WASM GAMES]
# GAMES is the length of each two-player match (400). Takes hours at full length; the table says how long it was.
set -eu
cd "$(dirname "$0")/../.."
games=${1:-400}
bastide=${2:-build/native-release/bastide}
web_games=${3:-2}
out=tests/bench/bots.md

# One row of the table of matches: names, rules, games.
match() {
    "$bastide" play --bots "$1" --rules "$2" --games "$3" --seed 2014 --json | python3 -c '
import json, sys
m = json.load(sys.stdin)
a, b = m["bots"]
print("| %s : %s | %s | %d | %d : %d : %d | %.1f %% | %+.1f ± %.1f | %+.0f (%+.0f to %+.0f) | %.1f : %.1f | %.3f, %.3f |" % (
    a["name"], b["name"], m["rules"], m["games"], a["wins"], a["shared"], b["wins"], 100 * a["share"], m["mean_margin"], m["margin_error"],
    m["elo"], m["elo_least"], m["elo_most"], a["mean_score"], b["mean_score"], a["median_seconds"], a["worst_seconds"]))'
}

# One row of the table of scores: bots, rules, games.
scores() {
    "$bastide" play --bots "$1" --rules "$2" --games "$3" --seed 7 --json | python3 -c '
import json, sys
m = json.load(sys.stdin)
mean = sum(b["mean_score"] for b in m["bots"]) / len(m["bots"])
print("| %s | %d | %s | %d | %.1f | %.1f |" % (m["rules"], len(m["bots"]), m["bots"][0]["name"], m["games"], mean, m["mean_tiles"]))'
}

{
    echo "# Computer players, measured"
    echo
    echo "Made by \`sh tests/bench/bots.sh $games\`. Every deck is played twice with seats changed; intervals are 95 %, over decks."
    echo
    echo "| match | rules | games | wins : shared : losses | share | mean margin | Elo difference | mean scores | seconds a move of the first: median, worst |"
    echo "|---|---|---|---|---|---|---|---|---|"
    match adept,novice 2014 "$games"
    match expert,adept 2014 "$games"
    match master,expert 2014 "$games"
    match expert,greedy 2014 "$games"
    match master,greedy 2014 "$games"
    match master,playouts@nodes=5000 2014 "$games"
    match master,greedy "2014 +river +abbot +tb_tiles +goods +builder +pig" "$games"
    match master,greedy first "$games"
    echo
    echo "| rules | players | bot | games | mean score | mean tiles laid |"
    echo "|---|---|---|---|---|---|"
    for rules in 2014 "2014 farmers=off" "2014 +river +abbot" "2014 +river +abbot +tb_tiles +goods +builder +pig" second first; do
        scores expert,expert "$rules" "$games"
    done
    for bots in expert,expert,expert expert,expert,expert,expert expert,expert,expert,expert,expert,expert; do
        scores "$bots" "2014 +tb_tiles +goods +builder +pig" "$((games / 4))"
    done
    for rules in solitaire solitaire-hard; do
        scores expert "$rules" "$games"
    done
    echo
    echo "| under Node | games | seconds a move: median, worst |"
    echo "|---|---|---|"
    for bot in novice adept expert master; do
        node --no-experimental-fetch build/web-release/bastide.js play --bots "$bot,$bot" --games "$web_games" --json | python3 -c '
import json, sys
m = json.load(sys.stdin)
a = m["bots"][0]
print("| %s | %d | %.3f, %.3f |" % (a["name"], m["games"], a["median_seconds"], a["worst_seconds"]))'
    done
} > "$out.new"
mv "$out.new" "$out"
