// Matches of computer players on the command line: results, kept games, and seats played by another program.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

const tests = dirname(dirname(fileURLToPath(import.meta.url)));
const build = join(dirname(tests), "build");

/** @type {Record<string, string[]>} Builds of the command that are there, and how each is called. */
const commands = {};
for (const [name, call] of Object.entries({
    native: [join(build, "native-release", "bastide")],
    wasm: [process.execPath, "--no-experimental-fetch", join(build, "web-release", "bastide.js")],
})) {
    if (existsSync(call[call.length - 1])) {
        commands[name] = call;
    }
}

/**
 * @param {string[]} call
 * @param {string[]} words
 */
function run(call, words) {
    const done = spawnSync(call[0], [...call.slice(1), ...words], { encoding: "utf8", maxBuffer: 1 << 28 });
    return { status: done.status, out: done.stdout, error: done.stderr };
}

/**
 * @param {(folder: string) => void} work
 */
function in_folder(work) {
    const folder = mkdtempSync(join(tmpdir(), "play-"));
    try {
        work(folder);
    } finally {
        rmSync(folder, { recursive: true });
    }
}

// Answers every question with the option of this index, or with the last one there is.
const other_program = `
let rest = "", told = [];
process.stdin.on("data", (data) => {
    rest += data;
    for (let end; (end = rest.indexOf("\\n")) >= 0; rest = rest.slice(end + 1)) {
        const line = JSON.parse(rest.slice(0, end));
        if (line.ask) process.stdout.write((process.argv[2] === "wrong" ? 99999 : line.ask === "figure" ? line.options.length - 1 : 0) + "\\n");
        else told.push(line.end ? "end" : line.ply ? "ply" : "header");
        if (line.end) require("fs").writeFileSync(process.argv[3], told.join(" "));
    }
});`;

test("the command was built", () => {
    assert.ok(Object.keys(commands).length > 0, "no build/…/bastide");
});

for (const [name, call] of Object.entries(commands)) {
    test(`${name}: a match tells wins, scores, margin and Elo difference`, () => {
        const { status, out, error } = run(call, ["play", "--bots", "adept,novice", "--games", "4", "--json"]);
        assert.equal(error, "");
        assert.equal(status, 0);
        const match = JSON.parse(out);
        assert.equal(match.games, 4);
        assert.deepEqual(match.bots.map((/** @type {{name: string}} */ bot) => bot.name), ["adept", "novice"]);
        assert.equal(match.bots[0].wins + match.bots[0].shared + match.bots[1].wins, 4);
        assert.ok(match.bots[0].mean_score > 20);
        assert.ok(match.elo_least <= match.elo && match.elo <= match.elo_most);
        assert.match(run(call, ["play", "--bots", "greedy,greedy", "--games", "2"]).out, /Elo difference/);
    });

    test(`${name}: every number of players and the solitaires can be played`, () => {
        assert.equal(JSON.parse(run(call, ["play", "--bots", "novice,novice,novice,novice,novice,novice", "--rules", "2014 +abbot +goods +tb_tiles", "-n", "1", "--json"]).out).games, 6);
        assert.equal(JSON.parse(run(call, ["play", "--bots", "adept", "--rules", "solitaire", "-n", "1", "--json"]).out).bots.length, 1);
    });

    test(`${name}: what is wrong has a code`, () => {
        for (const [words, code] of /** @type {[string[], string][]} */ ([
            [["--bots", "nobody"], "unknown_bot"], [["--bots", "master:farmer"], "unknown_bot"], [["--bots", "adept@what=1,novice"], "unknown_bot"],
            [["--bots", "external"], "unknown_bot"], [["--games", "0"], "bad_number"], [["--seed", "x"], "bad_number"], [["--rules", "2015"], "unknown_preset"],
            [["--rules", "solitaire"], "bad_players"], [["--bots", "novice,novice", "--games", "2", "--record", "/no/such/folder"], "cannot_write"]])) {
            const { status, out, error } = run(call, ["play", ...words]);
            assert.equal(status, 2, words.join(" "));
            assert.equal(out, "");
            assert.match(error, new RegExp(`^bastide: ${code}: \\S`), words.join(" "));
        }
        assert.match(run(call, ["play", "--help"]).out, /--external/);
    });

    test(`${name}: kept games are files that replay without a fault`, () => {
        in_folder((folder) => {
            assert.equal(run(call, ["play", "--bots", "adept,adept", "--games", "2", "--seed", "5", "--record", folder]).status, 0);
            assert.deepEqual(readdirSync(folder).sort(), ["5-1.game", "5-2.game"]);
            for (const file of readdirSync(folder)) {
                const { status, out } = run(call, ["replay", join(folder, file), "--json"]);
                assert.equal(status, 0);
                assert.match(out, /"end":true/);
            }
        });
    });
}

test("all builds play the same games between computers", () => {
    const results = Object.values(commands).map((call) => {
        let text = "";
        in_folder((folder) => {
            run(call, ["play", "--bots", "master@nodes=3000,expert", "--rules", "2014 +abbot +tb_tiles +goods +builder +pig", "--games", "2", "--record", folder]);
            text = readdirSync(folder).sort().map((file) => readFileSync(join(folder, file), "utf8")).join("");
        });
        return text;
    });
    assert.ok(results[0].length > 1000);
    assert.equal(new Set(results).size, 1);
});

test("another program may play a seat; what it does wrong has a code", { skip: !commands.native }, () => {
    in_folder((folder) => {
        const script = join(folder, "other.cjs");
        const told = join(folder, "told");
        writeFileSync(script, other_program);
        const words = (/** @type {string} */ how) => ["play", "--bots", "external,novice", "--rules", "2014 +builder +tb_tiles", "--games", "2", "--json",
            "--external", `"${process.execPath}" "${script}" ${how} "${told}"`];
        const { status, out, error } = run(commands.native, words("right"));
        assert.equal(error, "");
        assert.equal(status, 0);
        assert.equal(JSON.parse(out).games, 2);
        assert.match(readFileSync(told, "utf8"), /^header( ply)+ end header( ply)+ end$/);
        assert.match(run(commands.native, words("wrong")).error, /^bastide: external_answer: /);
        assert.match(run(commands.native, ["play", "--bots", "external,novice", "--external", "exit 0"]).error, /^bastide: external_silent: /);
    });
});
