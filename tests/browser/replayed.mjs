// What the command says of a game that was recorded in the browser.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./harness.mjs";

/**
 * The last object `bastide replay --json` prints for a game text.
 * @param {string} name
 * @param {string} text
 */
export function replayed(name, text) {
    const folder = join(root, "build", "games");
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${name}.game`);
    writeFileSync(file, text);
    const native = join(root, "build", "native-release", "bastide");
    const command = existsSync(native) ? [native] : ["node", join(root, "build", "web-release", "bastide.js")];
    const out = execFileSync(command[0], [...command.slice(1), "replay", file, "--json"], { encoding: "utf8" });
    return JSON.parse(out.trim().split("\n").at(-1) ?? "{}");
}
