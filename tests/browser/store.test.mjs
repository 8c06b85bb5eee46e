// Nothing is lost: a page that is loaded again stands where it stood, storage that fails is told and does no harm, and
// two tabs do not play one game against each other.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test, { after } from "node:test";
import { close_all, desktop, open_table, phone, root, site } from "./harness.mjs";
import { player_at } from "./player.mjs";

after(close_all);

/** Few pixels and no motion keep the pages quick. */
const quick = { coarse: true, context: { reducedMotion: /** @type {const} */ ("reduce") } };

/** @typedef {Awaited<ReturnType<typeof open_table>>} Table */

/** @param {import("playwright-core").Page} page */
async function drawn(page) {
    await page.waitForFunction(() => performance.getEntriesByName("bastide-first-frame").length > 0, null, { timeout: 30000 });
}

/** @param {Table} table */
async function reload(table) {
    await table.page.reload();
    await drawn(table.page);
}

/** The games in the database. @param {import("playwright-core").Page} page @returns {Promise<{id: string, text: string}[]>} */
function games_in(page) {
    return page.evaluate(
        () =>
            new Promise((resolve, reject) => {
                const opening = indexedDB.open("bastide");
                opening.onerror = () => reject(opening.error);
                opening.onsuccess = () => {
                    const request = opening.result.transaction("games").objectStore("games").getAll();
                    request.onsuccess = () => {
                        opening.result.close();
                        resolve(request.result);
                    };
                };
            }),
    );
}

/**
 * Waits until the database has what was done last: a page that goes before may lose it.
 * @param {import("playwright-core").Page} page
 * @param {string} words
 */
async function written(page, words) {
    for (let i = 0; i < 100; ++i) {
        if ((await games_in(page)).some(({ text }) => text.includes(words))) return;
        await page.waitForTimeout(20);
    }
    assert.fail(`${words} was not written`);
}

/**
 * A page of the site on which no program runs yet.
 * @param {import("./harness.mjs").Screen} screen
 */
async function open_beside(screen) {
    const table = await open_table(screen, { ...quick, ready: false, address: "style.css" });
    return {
        ...table,
        async close() {
            // The browser asks for an icon of a page that names none, if it has not asked before.
            const icon = table.complaints.findIndex((line) => line.includes("404"));
            if (icon >= 0) table.complaints.splice(icon, 1);
            await table.close();
        },
    };
}

/**
 * A page whose browser has kept these games before.
 * @param {import("./harness.mjs").Screen} screen
 * @param {Record<string, string>} games texts by id
 */
async function table_with(screen, games) {
    const table = await open_beside(screen);
    await table.page.evaluate(
        (list) =>
            new Promise((resolve, reject) => {
                const opening = indexedDB.open("bastide", 1);
                opening.onupgradeneeded = () => opening.result.createObjectStore("games", { keyPath: "id" });
                opening.onerror = () => reject(opening.error);
                opening.onsuccess = () => {
                    const transaction = opening.result.transaction("games", "readwrite");
                    for (const [id, text] of Object.entries(list)) transaction.objectStore("games").put({ id, text, owner: "somebody" });
                    transaction.oncomplete = () => {
                        opening.result.close();
                        resolve(undefined);
                    };
                };
            }),
        games,
    );
    await table.page.goto(await site());
    await drawn(table.page);
    return table;
}

/** @param {string} name */
function saved(name) {
    return readFileSync(join(root, "tests", "session", "saves", "v1", `${name}.game`), "utf8");
}

/** What must be the same after loading the page again. @param {import("./player.mjs").Scene} scene */
function standing({ page, phase, players, tiles_left, tiles_laid, record, can_undo, ...rest }) {
    const { current, hand, events } = /** @type {any} */ (rest);
    return { page, phase, players, tiles_left, tiles_laid, record, can_undo, current, hand, events };
}

test("a page that is loaded again in mid-turn stands where it stood", { timeout: 120000 }, async () => {
    const table = await open_table(desktop, { ...quick, address: "?seed=3&players=Ada,Bo&theme=day" });
    const player = player_at(table, { seed: 3 });
    await player.until((now) => now.phase === "tile" && !now.moving, "the first tile is in hand");
    for (let i = 0; i < 12; ++i) {
        const now = await player.look();
        if (now.phase === "tile" && now.tiles_laid > 2) break;
        await player.step();
    }
    await player.until((now) => now.phase === "tile" && !now.moving, "a tile is in hand");
    const in_hand = standing(await player.look());
    await written(table.page, `# hand ${in_hand.hand}`);
    await reload(table);
    await player.until((now) => now.phase === "tile" && now.legal?.length > 0 && !now.moving, "the same tile is in hand");
    assert.deepEqual(standing(await player.look()), in_hand);

    for (let i = 0; i < 12 && (await player.look()).phase !== "figure"; ++i) await player.step();
    const due = await player.until((now) => now.phase === "figure" && !now.moving, "a figure is due");
    await written(table.page, "# laid ");
    await reload(table);
    const again = await player.until((now) => now.phase === "figure" && now.spots?.length > 0 && !now.moving, "the same figure is due");
    assert.deepEqual(standing(again), standing(due));
    assert.equal(again.spots.length, due.spots.length);
    // What can be taken back is the same as well, and can be done again.
    await player.push("undo");
    await player.until((now) => now.phase === "tile" && now.tiles_laid === due.tiles_laid - 1, "the tile is in hand again");
    await player.push("redo");
    await player.until((now) => now.phase === "figure" && now.tiles_laid === due.tiles_laid, "the tile lies again");
    await table.page.keyboard.press("Control+z");
    await player.until((now) => now.phase === "tile", "the tile is in hand once more");
    await table.shot("redo");
    await table.page.keyboard.press("Control+Shift+Z");
    await player.until((now) => now.phase === "figure", "the tile lies once more");
    // The address that began the game begins another one when it is opened, and the first one is not lost.
    await table.page.goto("about:blank");
    await table.page.goto(`${await site()}?seed=3&players=Ada,Bo&theme=day`);
    await drawn(table.page);
    const fresh = await player.until((now) => now.phase === "tile", "a new game has begun");
    assert.equal(fresh.tiles_laid, 1);
    assert.equal((await games_in(table.page)).length, 2);
    await table.close();
});

test("games saved in a builder's second part and before it go on there, and are listed at home", { timeout: 120000 }, async () => {
    const table = await table_with(phone, { a_second: saved("second_part"), b_offered: saved("extra_tile_offered"), broken: "# bastide saved game 1\n" });
    const player = player_at(table, { touch: true });
    const second = await player.until((now) => now.phase === "tile" && !now.moving, "the extra tile is in hand");
    assert.equal(/** @type {any} */ (second).hand, /# hand (.*)/.exec(saved("second_part"))?.[1]);
    assert.deepEqual(
        second.players.map(({ name }) => name),
        ["Ada", "Bo"],
    );
    await player.push("menu");
    await player.push("menu.home");
    await player.until((now) => now.page === "home" && now.controls.some(({ name }) => name === "home.saved"), "home knows saved games");
    await table.shot("home-saved");
    await player.push("home.saved");
    await player.until((now) => now.controls.some(({ name }) => name === "saved.2"), "three games are listed");
    await table.shot("saved-games");
    const list = await player.look();
    assert.match(list.controls.find(({ name }) => name === "saved.2")?.label ?? "", /cannot be read.*truncated_line/);
    await player.push("saved.2.delete");
    await player.until((now) => now.controls.some(({ name }) => name === "delete.yes"), "a question is asked");
    await table.shot("saved-delete");
    await player.push("delete.yes");
    await player.until((now) => !now.controls.some(({ name }) => name === "saved.2"), "the game is gone");
    await player.push("saved.1");
    await player.until((now) => now.phase === "pause" && now.controls.some(({ name }) => name === "decline"), "the extra tile is offered");
    await table.page.waitForTimeout(200);
    await reload(table);
    await player.until((now) => now.page === "table" && now.controls.some(({ name }) => name === "decline"), "it is offered still");
    assert.deepEqual((await games_in(table.page)).map(({ id }) => id).sort(), ["a_second", "b_offered"]);
    await table.close();
});

test("the final scoring goes on where it was, and the result stays", { timeout: 120000 }, async () => {
    const table = await table_with(desktop, { over: saved("final_scoring") });
    const player = player_at(table);
    const steps = (/** @type {any} */ scene) => [scene.final_step, scene.final_told];
    const told = await player.until((now) => now.page === "result" && player.find(now, "final.back") !== undefined, "the scoring is being told");
    assert.deepEqual(steps(told), [3, false]);
    await player.push("final.next");
    await player.until((now) => steps(now)[0] === 4, "the next step is told");
    await written(table.page, "# page final 4");
    await reload(table);
    const again = await player.until((now) => now.page === "result" && player.find(now, "final.back") !== undefined, "it is told on");
    assert.deepEqual(steps(again), [4, false]);
    await player.push("final.skip");
    await player.until((now) => player.find(now, "rematch") !== undefined, "the result is shown");
    await written(table.page, "# page result");
    await reload(table);
    const result = await player.until((now) => now.page === "result" && player.find(now, "rematch") !== undefined, "the result stays");
    assert.deepEqual(steps(result)[1], true);
    await table.close();
});

for (const { how, spoil, code } of [
    { how: "throws when it is opened", spoil: "indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };", code: "storage_blocked" },
    { how: "has no room", spoil: "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };", code: "storage_full" },
]) {
    test(`storage that ${how} is told once, and the game goes on`, { timeout: 120000 }, async () => {
        const table = await open_beside(desktop);
        await table.context.addInitScript(`${spoil} Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });`);
        await table.page.goto(`${await site()}?seed=3&players=Ada,Bo`);
        await drawn(table.page);
        const player = player_at(table, { seed: 3 });
        await player.until((now) => now.phase === "tile" && /** @type {any} */ (now).warning === code, "it is told");
        await table.shot(`warning-${code}`);
        const laid = (await player.look()).tiles_laid;
        for (let i = 0; i < 6; ++i) await player.step();
        assert.ok((await player.look()).tiles_laid > laid);
        const sentences = (await table.said()).filter((line) => line.includes(code));
        assert.equal(sentences.length, 1, sentences.join("\n"));
        await table.close();
    });
}

for (const { locks, spoil } of [
    { locks: "Web Locks", spoil: "" },
    { locks: "no Web Locks", spoil: "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });" },
]) {
    test(`two tabs on one game with ${locks}: the second says so, changes nothing, and can take over`, { timeout: 120000 }, async () => {
        const table = await open_beside(desktop);
        await table.context.addInitScript(spoil);
        await table.page.goto(`${await site()}?seed=3&players=Ada,Bo`);
        await drawn(table.page);
        const first = player_at(table, { seed: 3 });
        await first.until((now) => now.phase === "tile" && !now.moving, "the first tab plays");
        await first.step();
        const before = await first.until((now) => now.phase !== "tile" && !now.moving, "a tile is laid");

        const page = await table.context.newPage();
        const ask = (/** @type {string} */ what) => page.evaluate((text) => /** @type {any} */ (globalThis).bastide.ask(text), what);
        const other = { ...table, page, ask };
        await page.goto(await site());
        await drawn(page);
        const second = player_at(other, { seed: 3 });
        await second.until((now) => second.find(now, "elsewhere.yes") !== undefined, "the second tab says that it is open elsewhere");
        if (!spoil) await page.screenshot({ path: join(root, "build", "shots", "elsewhere-1280x800.png") });
        const [kept] = await games_in(page);
        await page.keyboard.press("Enter");
        await page.waitForTimeout(300);
        assert.deepEqual(await games_in(page), [kept]);
        assert.equal((await second.look()).record, before.record);

        await second.push("elsewhere.yes");
        await second.until((now) => second.find(now, "elsewhere.yes") === undefined, "the second tab plays");
        await first.until((now) => first.find(now, "elsewhere.yes") !== undefined, "the first tab says that it is open elsewhere");
        for (let i = 0; i < 5; ++i) await second.step();
        const played = await second.until((now) => now.phase === "tile" && !now.moving, "the second tab has played on");
        assert.ok(played.tiles_laid > before.tiles_laid);

        // Back again, with what was played meanwhile.
        await first.push("elsewhere.yes");
        const back = await first.until((now) => first.find(now, "elsewhere.yes") === undefined && now.phase === "tile", "the first tab plays again");
        assert.equal(back.record, played.record);
        await second.until((now) => second.find(now, "elsewhere.yes") !== undefined, "the second tab has stopped");
        await page.close();
        await table.close();
    });
}
