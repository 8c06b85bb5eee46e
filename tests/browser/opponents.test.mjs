// Computers at the table: they are seated by hand, play whole games, say what they had in mind, and never hold up the
// page; a game against them goes on after the page is loaded again.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { close_all, desktop, open_table, phone } from "./harness.mjs";
import { player_at } from "./player.mjs";
import { replayed } from "./replayed.mjs";

after(close_all);

const still = { reducedMotion: /** @type {const} */ ("reduce") };

test("four computers play a game to its end while the page stays awake", { timeout: 300000 }, async () => {
    const rules = encodeURIComponent("2014 table=-2,2,-2,2 +abbot +builder +pig");
    const table = await open_table(desktop, { address: `?seed=4&players=A,B,C,D&seats=novice,adept,expert,master&rules=${rules}`, coarse: true, context: still });
    await table.page.evaluate(() => {
        const world = /** @type {any} */ (globalThis);
        world.tasks = [];
        new PerformanceObserver((list) => world.tasks.push(...list.getEntries().map((entry) => Math.round(entry.duration)))).observe({ entryTypes: ["longtask"] });
    });
    const player = player_at(table);
    let thought = false;
    const end = Date.now() + 280000;
    for (;;) {
        const now = await player.look();
        if (now.page === "result" || now.phase === "over") break;
        thought ||= now.phase === "computer";
        assert.notEqual(now.phase, "tile", "no person is asked");
        assert.ok(Date.now() < end, "the game ends");
        await table.page.waitForTimeout(100);
    }
    assert.ok(thought);
    const last = await player.look();
    const game = replayed("browser-computers", last.record);
    assert.equal(game.end, true);
    const tasks = await table.page.evaluate(() => /** @type {number[]} */ (/** @type {any} */ (globalThis).tasks));
    console.log(`long tasks of the main thread, painting by software included: ${tasks.length}, the longest ${Math.max(0, ...tasks)} ms`);
    await table.close();
});

test("a computer is seated by hand, answers, and still sits there after a reload", { timeout: 120000 }, async () => {
    const table = await open_table(phone, { address: "?seed=6", coarse: true, context: still });
    const player = player_at(table, { touch: true, seed: 6 });
    await player.push("home.new_game");
    await player.push("seat.1.role");
    await player.until((now) => player.find(now, "seat.1.role")?.label.includes("Novice") === true, "a novice sits there");
    await table.shot("new-game-computer");
    await player.push("new_game.start");
    const start = await player.until((now) => now.phase === "tile" && now.legal.length > 0, "a tile is in hand");
    assert.deepEqual(start.players.map((one) => one.name), ["Player 1", "Novice"]);
    let answered = 0;
    let before = start.tiles_laid;
    while (answered < 2) {
        await player.step();
        const now = await player.until((later) => later.phase !== "computer" && !later.moving, "the computer has moved");
        if (now.phase === "tile" && now.tiles_laid >= before + 2) {
            answered += 1;
            before = now.tiles_laid;
        }
    }
    const left = await player.look();
    await table.page.reload();
    await table.page.waitForFunction(() => performance.getEntriesByName("bastide-first-frame").length > 0);
    const again = await player.until((now) => now.page === "table" && now.phase === "tile", "the game is there again");
    assert.equal(again.record, left.record);
    await player.lay_tile();
    for (let i = 0; i < 6; ++i) {
        const now = await player.step();
        if (now.phase === "computer") break;
    }
    const answer = await player.until((now) => now.phase === "tile" && now.tiles_laid >= left.tiles_laid + 2, "the computer has answered again");
    // What the computer did goes with the player's own move; the same tile is in hand again, and then the same answer.
    assert.equal(answer.can_undo, true);
    await player.push("undo");
    const back = await player.until((now) => now.settled && now.tiles_laid < answer.tiles_laid && now.phase !== "computer", "a move was taken back");
    assert.equal(back.current, 0);
    await player.push("redo");
    const same = await player.until((now) => now.settled && now.phase === "tile" && now.tiles_laid === answer.tiles_laid, "it was done again");
    assert.equal(same.record, answer.record);
    assert.equal(same.hand, answer.hand);
    // To the first tile, and never a turn that is not the player's.
    for (let now = same; now.can_undo; now = await player.look()) {
        await player.push("undo");
        const earlier = await player.until((later) => later.settled && (later.record !== now.record || later.phase !== now.phase), "one more was taken back");
        assert.equal(earlier.current, 0);
        assert.notEqual(earlier.phase, "computer");
    }
    const first = await player.look();
    assert.equal(first.tiles_laid, start.tiles_laid);
    assert.equal(first.hand, start.hand);
    await table.close();
});
