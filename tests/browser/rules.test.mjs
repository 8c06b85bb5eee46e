// Every edition, expansion and solitaire is set up by hand on the new-game page and played to its end on a small table;
// the recorded game must be by those rules and come to the same scores when the command replays it.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { close_all, desktop, open_table, phone } from "./harness.mjs";
import { player_at } from "./player.mjs";
import { replayed } from "./replayed.mjs";

after(close_all);

const window = { ...desktop, name: "1024x640", viewport: { width: 1024, height: 640 } };

/** What is pressed on the page, what the record's rules must be, what must come up in the game. */
const games = [
    { name: "second", screen: window, from: "home.new_game", presses: ["edition.second"], rules: "second table=-2,2,-2,2", moves: [/farmer:/, /knight:/] },
    { name: "first", screen: phone, from: "home.new_game", presses: ["edition.first"], rules: "first table=-2,2,-2,2", moves: [/farmer:/, /robber:/] },
    { name: "river", screen: window, from: "home.new_game", presses: ["expansion.river"], rules: "2014 table=-2,2,-2,2 +river", moves: [/river\.lake/] },
    { name: "abbot", screen: window, from: "home.new_game", presses: ["expansion.abbot"], rules: "2014 table=-2,2,-2,2 +abbot", moves: [/abbot:/, /recall/] },
    {
        name: "traders",
        screen: phone,
        from: "home.new_game",
        presses: ["expansion.traders"],
        rules: "2014 table=-2,2,-2,2 +tb_tiles +goods +builder +pig",
        moves: [/ tb\./, /builder:/, /pig:/],
    },
    { name: "solitaire", screen: window, from: "home.solitaire", presses: ["edition.solitaire"], rules: "solitaire table=-2,2,-2,2", moves: [/knight:|robber:/] },
    { name: "solitaire-hard", screen: phone, from: "home.solitaire", presses: ["edition.solitaire_hard"], rules: "solitaire-hard table=-2,2,-2,2", moves: [/knight:|robber:/] },
];

for (const { name, screen, from, presses, rules, moves } of games) {
    test(`a game of ${name} is set up by hand and played to its end`, { timeout: 400000 }, async () => {
        const table = await open_table(screen, { address: "?seed=5", coarse: true, context: { reducedMotion: "reduce" } });
        const player = player_at(table, { touch: screen.hasTouch, seed: 5, eager: true });
        await player.push(from);
        for (const press of [...presses, "all_rules", "option.table.1", "all_rules.done"]) {
            await player.reach(press);
            await player.push(press);
        }
        await player.until((now) => !now.painting && !now.moving && player.find(now, "new_game.start") !== undefined, "the rules chosen can be played");
        await table.shot(`new-game-${name}`);
        await player.push("new_game.start");
        const start = await player.until((now) => now.page === "table" && now.phase === "tile", "the first tile is in hand");
        assert.equal(start.record.split("\n")[1], `rules ${rules}`);

        let middle = false;
        for (;;) {
            const scene = await player.step();
            if (scene.phase === "over" || scene.page === "result") break;
            if (!middle && scene.phase === "pause" && scene.tiles_laid > 14) {
                middle = true;
                await table.shot(`middle-${name}`);
            }
        }
        const last = await player.until((now) => now.phase === "over" || now.page === "result", "the game is over");
        for (const move of moves) assert.match(last.record, move);
        const end = replayed(`browser-${name}`, last.record);
        assert.equal(end.end, true, "the recorded game is complete");
        if (name.startsWith("solitaire")) {
            assert.match(end.reason, /^solitaire_(won|lost)$/);
        } else {
            for (const { name: who, score } of last.players) assert.equal(end.scores[who], score, `points of ${who}`);
            await player.push("final.skip");
        }
        await player.until((now) => now.page === "result" && player.find(now, "rematch") !== undefined, "the result is shown");
        await table.shot(`result-${name}`);
        await table.close();
    });
}
