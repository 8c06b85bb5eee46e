// Pictures of everything a player may see, to be looked at:  node tests/look/shots.mjs [WORD...]
// Writes build/shots/look/*.png; with words only those whose names hold one of them. Wants dist/ (sh web/play.sh
// --build-only) and build/native-release with the targets bastide and look_sheets.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { close_all, desktop, open_table, phone, root, shots } from "../browser/harness.mjs";
import { player_at } from "../browser/player.mjs";

const wanted = process.argv.slice(2);
const folder = join(shots, "look");
const native = join(root, "build", "native-release");
mkdirSync(folder, { recursive: true });
/** @param {string} name */
const is_wanted = (name) => wanted.length === 0 || wanted.some((word) => name.includes(word));

/** @type {import("../browser/harness.mjs").Screen[]} */
const screens = [
    desktop,
    { ...phone, deviceScaleFactor: 2 },
    { ...phone, name: "844x390", viewport: { width: 844, height: 390 }, deviceScaleFactor: 2 },
    { ...phone, name: "360x640", viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 },
];

/** The link of a recorded game. @param {string} game */
function link_of(game) {
    return execFileSync(join(native, "bastide"), ["link", join(root, "tests", "games", game)], { encoding: "utf8" }).trim().split("\n")[0] ?? "";
}

const full = "river-009030.game"; // river, abbot, goods and pig together

/** What is opened, and what is pressed there. */
const scenes = [
    { name: "early", game: full, part: 0.08, presses: ["replay.continue"] },
    { name: "middle", game: full, part: 0.4, presses: ["replay.continue"] },
    { name: "fields", game: full, part: 0.75, presses: ["replay.continue", "fields"] },
    { name: "tiles", game: full, part: 0.75, presses: ["replay.continue", "tiles"] },
    { name: "log", game: full, part: 0.75, presses: ["replay.continue", "log"] },
    { name: "menu", game: full, part: 0.08, presses: ["replay.continue", "menu"] },
    { name: "full", game: full, part: 1, presses: [] },
];

try {
    for (const screen of screens) {
        for (const theme of ["day", "evening"]) {
            for (const scene of scenes) {
                const name = `${scene.name}-${theme}`;
                if (!is_wanted(`${name}-${screen.name}`)) continue;
                const table = await open_table(screen, {
                    address: `?theme=${theme}#${link_of(scene.game)}`,
                    context: { reducedMotion: "reduce", colorScheme: theme === "evening" ? "dark" : "light" },
                });
                const player = player_at(table, { touch: screen.hasTouch });
                await player.until((now) => now.page === "table" && !now.moving && !now.painting, "the game is open");
                if (scene.part < 1) {
                    const track = player.find(await player.look(), "replay.track");
                    if (!track) throw new Error("there is no replay track");
                    await player.press(track.x + track.w * scene.part, track.y + track.h / 2);
                    await player.until((now) => !now.moving && !now.painting, "the game stands there");
                }
                for (const press of scene.presses) await player.push(press);
                await player.until((now) => !now.moving && !now.painting, "everything is drawn");
                console.log(await table.shot(`look/${name}`));
                await table.close();
            }
        }
    }
    if (is_wanted("sheets")) {
        execFileSync(join(native, "look_sheets"), [folder]);
        const table = await open_table(desktop);
        for (const name of ["tiles-day.svg", "tiles-evening.svg", "owners-day.html", "owners-evening.html"]) {
            await table.page.setContent(readFileSync(join(folder, name), "utf8"));
            const path = join(folder, `${name.replace(/\..*/, "")}.png`);
            await table.page.screenshot({ path, fullPage: true });
            console.log(path);
        }
        await table.context.close();
    }
} finally {
    await close_all();
}
