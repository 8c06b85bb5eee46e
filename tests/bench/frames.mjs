// How long the page's main thread works on one frame while a full board is moved and zoomed:  node tests/bench/frames.mjs
// Wants dist/ and build/native-release/bastide. Counted is what runs in the page for a frame, the commands to WebGL
// included; what a graphics card would do with them is not, and the software that stands in for one runs elsewhere.
// The aim is 4 ms. The machine's noise shows in the worst frames: compare runs of the same minute.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { close_all, desktop, open_table, phone, root } from "../browser/harness.mjs";
import { player_at } from "../browser/player.mjs";

const game = join(root, "tests", "games", "river-009030.game"); // river, abbot, goods and pig together: 108 tiles
const link = execFileSync(join(root, "build", "native-release", "bastide"), ["link", game], { encoding: "utf8" }).trim().split("\n")[0];
const moves = 90;

/** @param {number[]} list @param {number} part */
const at = (list, part) => [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0;

try {
    for (const screen of [desktop, { ...phone, deviceScaleFactor: 2 }]) {
        const table = await open_table(screen, { address: `#${link}`, context: { reducedMotion: "reduce" } });
        const player = player_at(table, { touch: screen.hasTouch });
        const seen = await player.until((now) => now.page === "table" && !now.moving && !now.painting, "the board is painted");
        await table.page.evaluate(() => {
            const page = /** @type {any} */ (globalThis);
            const ask = page.requestAnimationFrame.bind(page);
            page.frame_times = [];
            page.requestAnimationFrame = (/** @type {(time: number) => void} */ then) =>
                ask((/** @type {number} */ time) => {
                    const from = performance.now();
                    then(time);
                    page.frame_times.push(performance.now() - from);
                });
        });
        /** @param {string} what @param {(n: number) => Promise<void>} move */
        const measure = async (what, move) => {
            await table.page.evaluate(() => void ((/** @type {any} */ (globalThis)).frame_times.length = 0));
            for (let n = 0; n < moves; ++n) {
                await move(n);
                await table.page.evaluate(() => new Promise((then) => requestAnimationFrame(then)));
            }
            // Frames in which nothing was drawn are the evaluation's own.
            const all = /** @type {number[]} */ (await table.page.evaluate(() => (/** @type {any} */ (globalThis)).frame_times));
            const times = all.filter((one) => one > 0.15);
            console.log(`${screen.name}, ${seen.tiles_laid} tiles, ${what}: ${times.length} frames, median ${at(times, 0.5).toFixed(1)} ms, ` +
                `nine of ten within ${at(times, 0.9).toFixed(1)} ms, worst ${at(times, 1).toFixed(1)} ms`);
        };
        const middle = { x: seen.free.x + seen.free.w / 2, y: seen.free.y + seen.free.h / 2 };
        await table.page.mouse.move(middle.x, middle.y);
        await table.page.mouse.down({ button: "middle" });
        await measure("moved", async (n) => table.page.mouse.move(middle.x + 60 * Math.sin(n / 8), middle.y + 40 * Math.cos(n / 8)));
        await table.page.mouse.up({ button: "middle" });
        if (!screen.hasTouch) await measure("zoomed", async (n) => table.page.mouse.wheel(0, n % 30 < 15 ? -60 : 60));
        await table.context.close();
    }
} finally {
    await close_all();
}
