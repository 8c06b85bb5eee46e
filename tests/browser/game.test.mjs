// Whole games in the browser, by real pointer events on the canvas; what was played must come to the same scores when
// the command replays the recorded text.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { close_all, desktop, open_table, phone } from "./harness.mjs";
import { player_at } from "./player.mjs";
import { replayed } from "./replayed.mjs";

after(close_all);

for (const { screen, players, seed, theme, context } of [
    { screen: desktop, players: "Ada,Bo,Cyprian", seed: 7, theme: "day", context: {} },
    // Without motion, for the sake of time.
    { screen: phone, players: "Ada,Bo", seed: 11, theme: "evening", context: { reducedMotion: /** @type {const} */ ("reduce") } },
]) {
    test(`a whole game by ${screen.hasTouch ? "touch" : "mouse"} at ${screen.name} ends with the scores of its replay`, { timeout: 1200000 }, async () => {
        const table = await open_table(screen, { address: `?seed=${seed}&players=${players}&theme=${theme}`, coarse: true, context });
        const player = player_at(table, { touch: screen.hasTouch, seed });
        await player.until((now) => now.page === "table" && now.phase === "tile" && !now.moving, "the first tile is in hand");
        await table.shot("start");

        let shown_middle = false;
        let shown_figures = false;
        for (;;) {
            const scene = await player.step();
            if (scene.phase === "over" || scene.page === "result") break;
            if (!shown_middle && scene.phase === "tile" && scene.tiles_left <= 36) {
                shown_middle = true;
                await player.push("fit");
                await player.until((now) => !now.moving, "the board lies still");
                await table.shot("middle");
            }
            if (!shown_figures && scene.phase === "tile" && scene.tiles_left <= 50) {
                const now = await player.until((later) => later.phase !== "tile" && !later.moving, "the tile is laid");
                if (now.phase === "figure") {
                    shown_figures = true;
                    await table.shot("figures");
                }
            }
        }
        const last = await player.until((now) => now.phase === "over" && !now.moving, "the game is over");
        await table.shot("final");
        const end = replayed(`browser-${screen.name}`, last.record);
        assert.equal(end.end, true, "the recorded game is complete");
        for (const { name, score } of last.players) assert.equal(end.scores[name], score, `points of ${name}`);
        assert.equal(last.tiles_left, 0);

        await player.push("final.skip");
        await player.until((now) => now.page === "result" && !now.moving, "the result is shown");
        await table.shot("end");
        await table.close();
    });
}

test("a figure and then the tile can be taken back until the next tile is drawn", { timeout: 60000 }, async () => {
    const table = await open_table(desktop, { address: "?seed=3&players=Ada,Bo" });
    const player = player_at(table, { seed: 3 });
    const start = await player.until((now) => now.phase === "tile" && !now.moving, "the first tile is in hand");
    await player.lay_tile();
    const laid = await player.until((now) => now.phase === "figure" && !now.moving, "a figure can be put");
    assert.equal(laid.tiles_laid, start.tiles_laid + 1);
    await player.push("undo");
    const back = await player.until((now) => now.phase === "tile", "the tile is in hand again");
    assert.equal(back.tiles_laid, start.tiles_laid);
    assert.equal(back.record, start.record);
    await table.close();
});

for (const screen of [desktop, phone]) {
    test(`a game is set up with names typed by hand at ${screen.name}`, { timeout: 90000 }, async () => {
        const table = await open_table(screen, { coarse: true, context: { reducedMotion: "reduce" } });
        const player = player_at(table, { touch: screen.hasTouch });
        await player.push("home.new_game");
        await player.until((now) => now.page === "new_game" && !now.moving, "the new-game page is shown");
        await player.push("seat.0.name");
        if (screen.hasTouch) {
            // The screen keyboard types into a field of the page, which begins with the name that stands there.
            const field = table.page.locator("#text");
            await field.waitFor({ state: "visible" });
            assert.equal(await field.inputValue(), "Player 1");
        }
        await player.until((now) => now.controls.some((control) => control.name === "seat.0.name"), "the field is there");
        await table.page.keyboard.type("Õnne");
        await player.until((now) => now.controls.some((control) => control.name === "seat.0.name" && control.label.endsWith("Õnne")), "the name stands in the field");
        await table.page.keyboard.press("Enter");
        await player.push("seat.add");
        await player.until((now) => !now.painting && player.find(now, "seat.2.name") !== undefined, "a third seat is there");
        await table.shot("new-game");
        await player.push("new_game.start");
        const scene = await player.until((now) => now.page === "table" && now.phase === "tile", "a tile is in hand");
        assert.deepEqual(
            scene.players.map((one) => one.name),
            ["Õnne", "Player 2", "Player 3"],
        );
        await table.close();
    });
}
