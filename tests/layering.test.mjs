// The layering check itself, on small trees that break one rule each, and then on the program.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { check } from "./layering.mjs";

/**
 * @param {Record<string, string>} files
 */
function broken_in(files) {
    const root = mkdtempSync(join(tmpdir(), "layering-"));
    try {
        for (const [name, text] of Object.entries(files)) {
            mkdirSync(dirname(join(root, name)), { recursive: true });
            writeFileSync(join(root, name), text);
        }
        return check(root).broken;
    } finally {
        rmSync(root, { recursive: true });
    }
}

test("a folder may include what the table allows", () => {
    assert.deepEqual(broken_in({ "src/record/a.cpp": '#include <vector>\n#include "rules/tile.h"\n#include "record/a.h"\n' }), []);
    assert.deepEqual(broken_in({ "shell/app/host_web.cpp": "#include <emscripten.h>\n#include <SDL.h>\n" }), []);
});

test("what the table does not allow is named with its line", () => {
    assert.match(broken_in({ "src/rules/a.cpp": '\n#include "record/a.h"\n' })[0], /^src\/rules\/a\.cpp:2: src\/rules may not use src\/record/);
    assert.match(broken_in({ "shell/view/a.h": '#include "imgui.h"\n' })[0], /may not use ImGui/);
    assert.match(broken_in({ "shell/panels/a.h": "#include <SDL.h>\n" })[0], /may not use SDL/);
    assert.match(broken_in({ "shell/panels/a.h": '#include "shell/view/camera.h"\n' })[0], /may not use shell\/view/);
    assert.match(broken_in({ "src/bots/a.cpp": "#include <chrono>\n" })[0], /no <chrono>/);
    assert.match(broken_in({ "src/rules/a.cpp": '#include "tile.h"\n' })[0], /not a path from/);
    assert.match(broken_in({ "shell/app/app.cpp": "#ifdef __EMSCRIPTEN__\n#endif\n" })[0], /may name Emscripten/);
    assert.match(broken_in({ "src/other/a.cpp": "" })[0], /not in the table/);
});

test("the program keeps its layers", () => {
    const { files, broken } = check(join(dirname(fileURLToPath(import.meta.url)), ".."));
    assert.deepEqual(broken, []);
    assert.ok(files > 0);
});
