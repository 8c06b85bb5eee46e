// The table under the hand: a game by keyboard alone, followed by ear; the tile carried to the board; what the overlays
// show; a screen that is turned, a graphics context that is lost, and motion that is not wanted, all in mid-move.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import test, { after } from "node:test";
import { close_all, desktop, open_table, phone, root } from "./harness.mjs";
import { player_at } from "./player.mjs";
import { replayed } from "./replayed.mjs";

after(close_all);

const still = { reducedMotion: /** @type {const} */ ("reduce") };

/** Collects every sentence of the live region from now on. @param {import("playwright-core").Page} page */
async function listen(page) {
    await page.evaluate(() => {
        const heard = /** @type {any} */ (globalThis);
        heard.heard = Array.from(document.querySelectorAll("#live p"), (line) => line.textContent ?? "");
        new MutationObserver((changes) => {
            for (const change of changes) for (const node of change.addedNodes) heard.heard.push(node.textContent ?? "");
        }).observe(/** @type {HTMLElement} */ (document.getElementById("live")), { childList: true });
    });
    let read = 0;
    return {
        /** Sentences since the last call; waits for the first one. @param {number} [patience] milliseconds */
        async news(patience = 8000) {
            const end = Date.now() + patience;
            for (;;) {
                const all = await page.evaluate(() => /** @type {string[]} */ (/** @type {any} */ (globalThis).heard));
                if (all.length > read || Date.now() > end) {
                    const fresh = all.slice(read);
                    read = all.length;
                    return fresh;
                }
                await page.waitForTimeout(20);
            }
        },
    };
}

test("a whole game is played by keyboard alone, by what the live region says", { timeout: 300000 }, async () => {
    const rules = encodeURIComponent("2014 table=-2,2,-2,2");
    const table = await open_table(desktop, { address: `?seed=9&players=Ada,Bo&rules=${rules}`, coarse: true, context: still });
    const ear = await listen(table.page);
    const { page } = table;
    let state = 9;
    const below = (/** @type {number} */ n) => (state = (state * 48271) % 2147483647) % n;
    const arrows = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
    const counts = { places: 0, figures: 0, points: 0, turned: 0 };
    let due = (await ear.news()).at(-1) ?? "";
    for (let steps = 0; ; ++steps) {
        assert.ok(steps < 400, `the game does not end; last was said: ${due}`);
        if (/^Lay this tile|Lay one more/.test(due)) {
            assert.match(due, /places? fits?|fits? in/i, "it is said how many places there are");
            let place = "";
            for (let tries = 0; !/^Column/.test(place); ++tries) {
                assert.ok(tries < 12, "an arrow key finds a place");
                await page.keyboard.press(arrows[below(4)] ?? "ArrowUp");
                place = (await ear.news(700)).at(-1) ?? "";
            }
            assert.match(place, /^Column -?\d+, row -?\d+\. The tile: .+ (North|East|South|West): .+\.$/);
            if (below(3) === 0) {
                await page.keyboard.press("r");
                const turned = (await ear.news(500)).at(-1);
                if (turned) {
                    assert.match(turned, /^Column/);
                    counts.turned += 1;
                }
            }
            counts.places += 1;
            await page.keyboard.press("Enter");
        } else if (/Place a follower\?/.test(due)) {
            assert.match(due, /\d+ choices?: 1 \w+/);
            if (below(2) === 0) {
                await page.keyboard.press("Tab");
                assert.match((await ear.news()).at(-1) ?? "", /^1\. (Knight|Robber|Monk|Farmer|Follower).+/);
                counts.figures += 1;
            }
            await page.keyboard.press("Enter");
        } else if (/Next: |last tile/i.test(due)) {
            await page.keyboard.press("Enter");
        } else if (/wins by|share the win/.test(due)) {
            break;
        } else {
            await page.keyboard.press("Enter"); // the final scoring goes on
        }
        const heard = await ear.news();
        assert.ok(heard.length > 0, `nothing is said after: ${due}`);
        if (heard.some((line) => /\d+ for (Ada|Bo)/.test(line))) counts.points += 1;
        due = heard.at(-1) ?? "";
    }
    assert.match(due, /Ada.*\d+.*Bo.*\d+|Bo.*\d+.*Ada.*\d+/, "the scores are said at the end");
    const last = await player_at(table).look();
    const end = replayed("browser-keyboard", last.record);
    assert.equal(end.end, true);
    assert.ok(counts.places > 15 && counts.figures > 3 && counts.points > 2 && counts.turned > 0, JSON.stringify(counts));
    await table.close();
});

for (const screen of [desktop, phone]) {
    test(`the tile in hand is carried to the board at ${screen.name}`, { timeout: 90000 }, async () => {
        const table = await open_table(screen, { address: "?seed=3&players=Ada,Bo", coarse: true, context: still });
        const player = player_at(table, { touch: screen.hasTouch });
        const start = await player.until((now) => now.phase === "tile" && now.hand_at !== undefined && !now.moving, "a tile is in hand");
        const hand = /** @type {{x: number, y: number, w: number, h: number}} */ (start.hand_at);
        const from = { x: hand.x + hand.w / 2, y: hand.y + hand.h / 2 };
        const target = start.legal[0];
        assert.ok(target);
        // On a phone the tile is carried above the finger.
        const to = { x: target.px, y: target.py + (screen.hasTouch ? 46 : 0) };
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        await table.carry([from, middle, to], screen.hasTouch);
        const laid = await player.until((now) => now.ghost?.chosen === true, "the tile lies where it was let go");
        assert.deepEqual(laid.ghost?.cell, target.cell);
        assert.equal(laid.record, start.record, "nothing is decided before it is confirmed");
        // Let go where nothing fits, it goes back to the hand.
        await table.carry([from, { x: from.x, y: from.y - 12 }, { x: from.x + 4, y: from.y - 16 }], screen.hasTouch);
        const back = await player.until((now) => now.ghost === undefined, "the tile is in hand again");
        assert.equal(back.record, start.record);
        // A press without a movement turns it.
        await player.press(from.x, from.y);
        await player.until((now) => now.turn !== back.turn, "the tile is turned");
        await table.close();
    });
}

test("the overlays show whose the fields are and what fits where", { timeout: 120000 }, async () => {
    // Three quarters of a game: there are farmers, and cities for them to feed.
    const file = join(root, "tests", "games", "river-009030.game");
    const link = execFileSync("node", [join(root, "build", "web-release", "bastide.js"), "link", file], { encoding: "utf8" }).trim();
    const table = await open_table(desktop, { address: `#${link}`, coarse: true, context: still });
    const player = player_at(table, { seed: 12 });
    const end = await player.until((now) => now.page === "table" && player.find(now, "replay.track") !== undefined && !now.moving, "the game is looked at");
    const track = player.find(end, "replay.track");
    assert.ok(track);
    await player.press(track.x + track.w * 0.75, track.y + track.h / 2);
    await player.until((now) => now.tiles_laid < end.tiles_laid && !now.moving, "an earlier position is shown");
    await player.push("replay.continue");
    await player.until((now) => now.phase === "tile" && now.settled, "the game is played on");
    await table.page.keyboard.press("f");
    const fields = await player.until((now) => now.overlay === "fields" && now.controls.some((control) => control.name.startsWith("fields.chip.")), "the fields are shown");
    const chips = fields.controls.filter((control) => control.name.startsWith("fields.chip."));
    for (const chip of chips) assert.doesNotMatch(chip.label, /\b0 points/, "only what a field is worth is told");
    await table.shot("fields");
    await table.page.keyboard.press("t");
    const asking = await player.until((now) => now.overlay === "tiles" && now.phase === "tile" && now.legal.length > 0 && !now.moving, "the tiles left are shown");
    const free = asking.legal.find((place) => place.px > asking.free.x && place.px < asking.free.x + asking.free.w && place.py > asking.free.y && place.py < asking.free.y + asking.free.h);
    assert.ok(free);
    await table.page.mouse.move(free.px, free.py);
    const told = await player.until((now) => now.asked !== undefined, "the place pointed at is asked about");
    assert.deepEqual(told.asked, free.cell);
    assert.ok((told.fitting ?? 0) > 0, "the tile in hand fits, so something does");
    const many = told.controls.filter((control) => control.name.startsWith("tiles.fits.")).length === 0;
    assert.ok(told.controls.some((control) => control.name.startsWith(many ? "tiles.fitting." : "tiles.fits.")), "and is shown");
    await table.shot("tiles-left");
    await table.page.keyboard.press("Escape");
    await player.until((now) => now.overlay === "none", "the overlay is closed");
    await table.close();
});

for (const screen of [desktop, phone]) {
    test(`a person who asks for hints sees the best turns and tries one at ${screen.name}`, { timeout: 120000 }, async () => {
        const table = await open_table(screen, { address: "?seed=3&players=Ada,Bo", coarse: true, context: still });
        const player = player_at(table, { touch: screen.hasTouch, seed: 3 });
        await player.until((now) => now.phase === "tile" && now.settled, "the first tile is in hand");
        await player.push("hint");
        const advised = await player.until((now) => (now.hints?.length ?? 0) > 0 && player.find(now, "hint.0") !== undefined && !now.moving, "there is advice");
        const gains = (advised.hints ?? []).map((hint) => hint.gain);
        assert.deepEqual(gains, [...gains].sort((a, b) => b - a), "the best comes first");
        await table.shot("hints");
        await player.push("hint.1");
        const second = advised.hints?.[1];
        const tried = await player.until((now) => now.ghost?.chosen === true && now.settled, "the second is tried");
        assert.deepEqual(tried.ghost?.cell, second?.cell);
        assert.equal(tried.ghost?.turn, second?.turn);
        assert.equal(tried.record, advised.record, "nothing is decided");
        await player.push("confirm");
        const figure = await player.until((now) => now.phase === "figure" && now.settled, "the tile is laid");
        if (figure.overlay !== "hints") await player.push("hint");
        const again = await player.until((now) => now.hints?.[0]?.option !== undefined && player.find(now, "hint.0") !== undefined && !now.moving, "now it is about the figure");
        await player.push("hint.0");
        await player.until((now) => now.chosen === again.hints?.[0]?.option, "the figure is chosen");
        await table.close();
    });
}

test("a screen that is turned in mid-move keeps what was in mind", { timeout: 90000 }, async () => {
    const table = await open_table(phone, { address: "?seed=3&players=Ada,Bo", coarse: true, context: still });
    const player = player_at(table, { touch: true });
    const start = await player.until((now) => now.phase === "tile" && now.legal.length > 0 && !now.moving, "a tile is in hand");
    const target = start.legal[0];
    assert.ok(target);
    await player.press(target.px, target.py);
    await player.until((now) => now.ghost?.chosen === true, "a place is chosen");
    for (const [width, height] of [[844, 390], [360, 640], [390, 844]]) {
        await table.page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
        const now = await player.until((later) => later.width === width && later.height === height && !later.moving && player.find(later, "confirm") !== undefined, "the screen is laid out anew");
        assert.deepEqual(now.ghost?.cell, target.cell);
        const confirm = player.find(now, "confirm");
        assert.ok(confirm && confirm.x >= 0 && confirm.x + confirm.w <= (width ?? 0) && confirm.y + confirm.h <= (height ?? 0), "confirm is on the screen");
        assert.ok(confirm.h >= 44 && confirm.w >= 44, "and large enough for a thumb");
        const place = now.legal.find((one) => one.cell[0] === target.cell[0] && one.cell[1] === target.cell[1]);
        assert.ok(place && place.px > now.free.x && place.px < now.free.x + now.free.w && place.py > now.free.y && place.py < now.free.y + now.free.h, "and so is the place chosen");
        await table.shot(`turned-${width}x${height}`);
    }
    await player.push("confirm");
    await player.until((now) => now.tiles_laid === start.tiles_laid + 1, "the tile is laid");
    await table.close();
});

test("a graphics context that is lost comes back with the same picture", { timeout: 90000 }, async () => {
    const table = await open_table(desktop, { address: "?seed=3&players=Ada,Bo", context: still });
    const player = player_at(table);
    const start = await player.until((now) => now.phase === "tile" && now.legal.length > 0 && !now.moving && !now.painting, "a tile is in hand");
    const target = start.legal[0];
    assert.ok(target);
    await player.press(target.px, target.py);
    await player.until((now) => now.ghost?.chosen === true && !now.moving && !now.painting, "a place is chosen");
    await table.page.mouse.move(5, 400);
    await table.page.waitForTimeout(1200);
    const before = await table.page.screenshot();
    const lost = await table.page.evaluate(async () => {
        const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById("canvas"));
        const context = canvas.getContext("webgl") ?? canvas.getContext("webgl2");
        const switcher = context?.getExtension("WEBGL_lose_context");
        if (!context || !switcher) return "no such extension";
        switcher.loseContext();
        await new Promise((done) => setTimeout(done, 300));
        const gone = context.isContextLost();
        switcher.restoreContext();
        return gone ? "lost" : "not lost";
    });
    assert.equal(lost, "lost");
    await player.until((now) => !now.painting && now.frames > start.frames, "it is drawn again");
    await table.page.waitForTimeout(1500);
    const later = await table.page.screenshot();
    assert.ok(before.equals(later), "the picture is the same to the last pixel");
    await player.push("confirm");
    await player.until((now) => now.tiles_laid === start.tiles_laid + 1, "the game goes on");
    await table.close();
});

test("without motion a move is there at once; with it, it takes its time and can be cut short", { timeout: 90000 }, async () => {
    for (const motion of /** @type {const} */ (["reduce", "no-preference"])) {
        const table = await open_table(desktop, { address: "?seed=3&players=Ada,Bo", coarse: true, context: { reducedMotion: motion } });
        const player = player_at(table, { seed: 3 });
        const start = await player.until((now) => now.phase === "tile" && now.legal.length > 0 && !now.moving && !now.painting, "a tile is in hand");
        const place = start.legal[0];
        assert.ok(place);
        await player.press(place.px, place.py);
        await player.until((now) => now.ghost?.chosen === true && !now.moving, "a place is chosen");
        // Every frame is asked whether something moves.
        await table.page.evaluate(() => {
            const world = /** @type {any} */ (globalThis);
            world.moved = 0;
            const look = () => {
                world.moved += JSON.parse(world.bastide.ask("describe")).moving ? 1 : 0;
                requestAnimationFrame(look);
            };
            look();
        });
        await player.push("confirm");
        await player.until((now) => now.tiles_laid === start.tiles_laid + 1 && !now.moving, "the tile is laid");
        const moved = await table.page.evaluate(() => /** @type {number} */ (/** @type {any} */ (globalThis).moved));
        // Without motion everything has arrived in the frame in which it set out.
        assert.equal(moved > 1, motion === "no-preference", `${moved} frames in motion with ${motion}`);
        // What is on its way is there at once when the player goes on.
        await player.push(player.find(await player.look(), "figure.none") ? "figure.none" : "next_tile");
        await table.close();
    }
});

test("sounds are heard after the first gesture, and not when they are switched off", { timeout: 90000 }, async () => {
    for (const wanted of [true, false]) {
        const table = await open_table(desktop, { address: "?seed=3&players=Ada,Bo", context: still });
        const player = player_at(table, { seed: 3 });
        await table.page.evaluate(() => {
            const world = /** @type {any} */ (globalThis);
            world.sounds = [];
            const start = AudioBufferSourceNode.prototype.start;
            AudioBufferSourceNode.prototype.start = function (/** @type {number | undefined} */ when) {
                const samples = this.buffer?.getChannelData(0) ?? new Float32Array();
                world.sounds.push(samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0));
                start.call(this, when);
            };
        });
        await player.until((now) => now.phase === "tile" && !now.moving, "a tile is in hand");
        if (!wanted) {
            for (const name of ["menu", "menu.settings"]) await player.push(name);
            await player.reach("settings.sound.0");
            await player.push("settings.sound.0");
            await player.until((now) => player.find(now, "settings.sound.0")?.on === true, "sound is off");
            await table.page.keyboard.press("Escape");
            await player.until((now) => player.find(now, "settings.close") === undefined, "the settings are closed");
        }
        await player.lay_tile();
        await table.page.waitForTimeout(300);
        const sounds = await table.page.evaluate(() => /** @type {number[]} */ (/** @type {any} */ (globalThis).sounds));
        if (wanted) assert.ok(sounds.length > 0 && sounds.every((peak) => peak > 0.1 && peak <= 1), `peaks: ${sounds}`);
        else assert.deepEqual(sounds, []);
        await table.close();
    }
});

test("a window that is dragged to a screen of another density is painted anew", { timeout: 60000 }, async () => {
    const table = await open_table(desktop, { address: "?seed=3&players=Ada,Bo", context: { reducedMotion: "reduce" } });
    const player = player_at(table, { seed: 3 });
    const before = await player.until((now) => now.phase === "tile" && !now.moving && !now.painting, "the first tile is in hand");
    // Nobody tells of it: the next thing the reader does must be enough.
    await table.density(2, false);
    await table.page.mouse.move(600, 300);
    const after = await player.until((now) => now.density === 2 && !now.moving && !now.painting, "it is painted anew");
    assert.deepEqual(after.free, before.free, "everything stands where it stood, in points");
    assert.equal(await table.page.evaluate(() => /** @type {HTMLCanvasElement} */ (document.getElementById("canvas")).width), 2560);
    await player.lay_tile();
    await table.close();
});
