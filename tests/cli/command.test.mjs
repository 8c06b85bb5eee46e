// The command as a program: exit status, standard input, error lines, JSON, and the same result from every build there
// is (native optimised, native with sanitizers, WASM under Node).
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const tests = dirname(dirname(fileURLToPath(import.meta.url)));
const build = join(dirname(tests), "build");

/** @type {Record<string, string[]>} Builds of the command that are there, and how each is called. */
const commands = {};
for (const [name, call] of Object.entries({
    native: [join(build, "native-release", "bastide")],
    sanitized: [join(build, "native-debug", "bastide")],
    wasm: [process.execPath, join(build, "web-release", "bastide.js")],
})) {
    if (existsSync(call[call.length - 1])) {
        commands[name] = call;
    }
}

/**
 * @param {string[]} call
 * @param {string[]} words
 * @param {string} [input]
 */
function run(call, words, input) {
    const done = spawnSync(call[0], [...call.slice(1), ...words], { input, encoding: "utf8", maxBuffer: 1 << 28 });
    return { status: done.status, out: done.stdout, error: done.stderr };
}

const sound = "bastide 1\nrules 2014\nplayers Ada Bo\nAda base.junction3 -1,0 n robber:e\nBo base.cap_junction 1,0 n knight:n\n";

test("the command was built", () => {
    assert.ok(Object.keys(commands).length > 0, "no build/…/bastide");
});

for (const [name, call] of Object.entries(commands)) {
    test(`${name}: a sound file leaves status 0 and one JSON object a line`, () => {
        const { status, out, error } = run(call, ["replay", "-", "--json", "--legal"], sound);
        assert.equal(error, "");
        assert.equal(status, 0);
        const [header, first, second, ...more] = out.trimEnd().split("\n").map((line) => JSON.parse(line));
        assert.deepEqual(more, []);
        assert.deepEqual(header.players, ["Ada", "Bo"]);
        assert.equal(header.rules.table, null);
        assert.deepEqual(first.events, []);
        assert.equal(first.figure, "robber:e");
        assert.deepEqual(second.scores, { Ada: 3, Bo: 0 });
        assert.deepEqual(second.events[0], {
            type: "region_scored", kind: "road", cells: [[-1, 0], [0, 0], [1, 0]], points: { Ada: 3 }, terms: [["tiles", 3, 1]],
            returned: [["Ada", "follower"]],
        });
        assert.match(second.hash, /^0x[0-9a-f]{16}$/);
    });

    test(`${name}: without --legal the options are left out, without --json the log is for people`, () => {
        assert.ok(!run(call, ["replay", "-", "--json"], sound).out.includes("legal"));
        assert.match(run(call, ["replay", "-"], sound).out, /road \(3 tiles x 1\): Ada \+3/);
    });

    test(`${name}: a faulty line is named on one line of standard error, status 1, after what was played`, () => {
        const { status, out, error } = run(call, ["replay", "-", "--json"], sound + "Bo base.monastery 0,1 n\n");
        assert.equal(status, 1);
        assert.match(error, /^-:6:1: wrong_seat: [^\n]+\n$/);
        assert.equal(out.trimEnd().split("\n").length, 3);
    });

    test(`${name}: an expectation that fails leaves status 1`, () => {
        const { status, error } = run(call, ["replay", "-"], sound + "expect score Ada 4\n");
        assert.equal(status, 1);
        assert.match(error, /^-:6:18: expectation_failed: /);
    });

    test(`${name}: a wrong call leaves status 2 and says how it is called`, () => {
        for (const words of [[], ["replay"], ["replay", "-", "--what"], ["replay", "no-such-file"], ["nonsense"], ["tiles", "x"],
            ["bench", "--seconds", "soon"], ["bench", "--rules", "2015"], ["play", "--bots", "nobody"], ["play", "--games", "none"], ["tune", "--games"], ["verify"], ["svg"], ["svg", "-", "--size"], ["svg", "-", "--size", "12"], ["svg", "-", "--size", "9999"],
            ["svg", "no-such-file"], ["link"], ["link", "a", "b"], ["link", "no-such-file"], ["unlink"], ["unlink", "a", "b"]]) {
            const { status, out, error } = run(call, words, "");
            assert.equal(status, 2, words.join(" "));
            assert.equal(out, "");
            assert.match(error, /^bastide: \S.*\n/);
        }
    });

    test(`${name}: a game becomes a link and the link the same game, however the link is given`, () => {
        const { status, out, error } = run(call, ["link", "-"], "# a comment\n" + sound + "expect score Ada 5\n");
        assert.equal(error, "");
        assert.equal(status, 0);
        assert.match(out, /^g=1[\w-]+\n$/);
        const link = out.trimEnd();
        for (const given of [link, link.slice(2), `#${link}`, `https://example.org/table/#lang=de&${link}`]) {
            assert.deepEqual(run(call, ["unlink", given]), { status: 0, out: sound, error: "" });
        }
        assert.equal(run(call, ["unlink", "-"], link.slice(0, 20) + "\n" + link.slice(20) + "\n").out, sound);
    });

    test(`${name}: a game that cannot be played has no link and no picture, but an error with its line`, () => {
        for (const command of ["link", "svg"]) {
            for (const [line, expected] of [["Bo base.monastery 0,1 n", /^-:6:1: wrong_seat: [^\n]+\n$/], ["Ada base.nowhere", /^-:6:5: unknown_tile: /]]) {
                const { status, out, error } = run(call, [command, "-"], `${sound}${line}\n`);
                assert.equal(status, 1);
                assert.equal(out, "");
                assert.match(error, /** @type {RegExp} */ (expected));
            }
        }
    });

    test(`${name}: a link that is damaged, newer or none at all leaves status 1 and one line that says so`, () => {
        const link = run(call, ["link", "-"], sound).out.trimEnd();
        for (const [given, code] of [[link.slice(0, -1), "damaged_link"], [link + "A", "damaged_link"], [link.replace("g=1", "g=2"), "unknown_link_version"],
            ["hello", "not_a_link"], ["", "not_a_link"]]) {
            const { status, out, error } = run(call, ["unlink", given]);
            assert.equal(status, 1, given);
            assert.equal(out, "");
            assert.match(error, new RegExp(`^link:1:1: ${code}: [^\\n]+\\n$`));
        }
    });

    test(`${name}: the picture of a whole game is one small file`, () => {
        const { status, out, error } = run(call, ["svg", join(tests, "games", "base-fields-000302.game")]);
        assert.equal(error, "");
        assert.equal(status, 0);
        assert.match(out, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1200" height="\d+" viewBox="[-\d ]+"/);
        assert.match(out, /<title>x1 41, Иван 33<\/title>/);
        assert.equal(out.match(/clip-path/g)?.length, 72);
        assert.ok(out.length <= 2_000_000, `${out.length} bytes`);
        const packed = gzipSync(out, { level: 9 }).length;
        assert.ok(packed <= 350_000, `${packed} bytes packed`);
        const small = run(call, ["svg", "-", "--size", "600"], sound).out;
        assert.match(small, / width="600" /);
    });

    test(`${name}: the tiles are those of the table of facts`, () => {
        const facts = JSON.parse(readFileSync(join(tests, "facts", "tiles.json"), "utf8"));
        assert.deepEqual(JSON.parse(run(call, ["tiles", "--json"]).out), facts);
    });

    test(`${name}: the golden games are accepted as files`, () => {
        for (const file of readdirSync(join(tests, "golden")).slice(0, 5)) {
            assert.equal(run(call, ["replay", join(tests, "golden", file)]).status, 0, file);
        }
    });
}

test("all builds give the same link and the same picture", () => {
    for (const words of [["link", join(tests, "games", "ring-009024.game")], ["svg", join(tests, "games", "mini-009010.game")]]) {
        const results = Object.values(commands).map((call) => run(call, words));
        assert.ok(results[0].out.length > 100);
        assert.equal(new Set(results.map((result) => result.out)).size, 1, words[0]);
    }
});

test("all builds play the same random games", () => {
    for (const rules of ["2014", "first +river +abbot +tb_tiles +goods +builder +pig", "solitaire-hard"]) {
        const hashes = Object.values(commands).map((call) => {
            const { out } = run(call, ["bench", "--rules", rules, "--seconds", "0.2"]);
            assert.match(out, /^random games\/s: \d+\nactions\/s: \d+\nplayouts\/s: \d+\ngolden hash: 0x[0-9a-f]{16}\n$/);
            return out.slice(out.indexOf("0x"));
        });
        assert.equal(new Set(hashes).size, 1, hashes.join(" "));
    }
});
