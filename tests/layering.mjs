// Reads every #include of src/, shell/ and tests/ against the table of who may use whom:
// node tests/layering.mjs [FOLDER]. The build's link dependencies say the same; this also catches a header-only use.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** @type {Record<string, string[]>} A folder and the other folders it may include. */
const may_include = {
    "src/rules": [],
    "src/painter": ["src/rules"],
    "src/record": ["src/rules", "src/painter"],
    "src/bots": ["src/rules"],
    "src/i18n": ["src/rules"],
    "src/session": ["src/rules", "src/record"],
    "src/cli": ["src/rules", "src/painter", "src/record", "src/bots", "src/i18n", "src/session"],
    "shell/view": ["src/rules", "src/painter", "SDL"],
    "shell/panels": ["src/rules", "src/record", "src/i18n", "src/session", "src/painter", "ImGui"],
    "shell/app": ["src/rules", "src/painter", "src/record", "src/bots", "src/i18n", "src/session", "shell/view", "shell/panels", "SDL", "ImGui"],
};
// Only these files may know Emscripten.
const knows_emscripten = ["shell/app/host_web.cpp"];
// Clocks, files, threads and chance are for the shell and for the command's own folder.
const not_in_core = /^(chrono|ctime|time\.h|thread|mutex|atomic|future|random|fstream|iostream|filesystem|cstdio|stdio\.h)$/;
const no_std_in_core = ["src/rules", "src/painter", "src/record", "src/bots", "src/i18n", "src/session"];

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sources(folder) {
    /** @type {string[]} */
    const found = [];
    let names;
    try {
        names = readdirSync(folder);
    } catch {
        return found;
    }
    for (const name of names.sort()) {
        const path = join(folder, name);
        if (statSync(path).isDirectory()) found.push(...sources(path));
        else if (/\.(cpp|h)$/.test(name)) found.push(path);
    }
    return found;
}

/**
 * What an #include names: a folder of ours, "SDL", "ImGui", "emscripten", or the standard library.
 * @param {string} included
 */
function owner(included) {
    if (/^emscripten/.test(included)) return "emscripten";
    if (/^SDL/.test(included)) return "SDL";
    if (/^imgui|^imstb/.test(included)) return "ImGui";
    const in_shell = /^(shell\/\w+)\//.exec(included);
    if (in_shell) return in_shell[1];
    const in_source = /^(\w+)\//.exec(included);
    return in_source && `src/${in_source[1]}` in may_include ? `src/${in_source[1]}` : "standard library";
}

/**
 * @param {string} root
 * @returns {{files: number, broken: string[]}}
 */
export function check(root) {
    /** @type {string[]} */
    const broken = [];
    let files = 0;
    for (const path of [...sources(join(root, "src")), ...sources(join(root, "shell"))]) {
        const name = relative(root, path);
        const folder = name.split("/").slice(0, 2).join("/");
        const allowed = may_include[folder];
        if (!allowed) {
            broken.push(`${name}: ${folder} is not in the table of tests/layering.mjs`);
            continue;
        }
        ++files;
        const text = readFileSync(path, "utf8");
        if (/emscripten/i.test(text) && !knows_emscripten.includes(name)) broken.push(`${name}: only ${knows_emscripten.join(", ")} may name Emscripten`);
        text.split("\n").forEach((line, index) => {
            const include = /^\s*#\s*include\s*(["<])([^">]+)[">]/.exec(line);
            if (!include) return;
            const [, quote, included] = include;
            const used = owner(included);
            const where = `${name}:${index + 1}`;
            if (quote === '"' && used === "standard library") broken.push(`${where}: "${included}" is not a path from src/ or from the top folder`);
            if (used === "standard library") {
                if (no_std_in_core.includes(folder) && not_in_core.test(included)) broken.push(`${where}: the core uses no <${included}>`);
                return;
            }
            if (used === "emscripten" || used === folder || allowed.includes(used)) return;
            broken.push(`${where}: ${folder} may not use ${used} (${included})`);
        });
    }
    return { files, broken };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const { files, broken } = check(process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), ".."));
    for (const line of broken) console.error(line);
    if (broken.length) process.exit(1);
    console.log(`layering: ${files} files use only what they may.`);
}
