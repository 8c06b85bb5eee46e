// Games that come in by link, file or clipboard, and looking back on them.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test, { after } from "node:test";
import { close_all, desktop, open_table, phone, root } from "./harness.mjs";
import { player_at } from "./player.mjs";

after(close_all);

const file = join(root, "tests", "games", "base-fields-000302.game");
const command = join(root, "build", "web-release", "bastide.js");
const link = execFileSync("node", [command, "link", file], { encoding: "utf8" }).trim();
const text = execFileSync("node", [command, "unlink", link], { encoding: "utf8" });
const quick = { reducedMotion: /** @type {const} */ ("reduce") };
/** Only what is played: comments and expectations are not shown. @param {string} game */
const moves = (game) => game.split("\n").filter((line) => line && !line.startsWith("#") && !line.startsWith("expect"));

test("a link opened in a fresh profile shows the game at its end, and every move of it", { timeout: 120000 }, async () => {
    const table = await open_table(desktop, { address: `#${link}`, coarse: true, context: { ...quick, permissions: ["clipboard-read", "clipboard-write"] } });
    const player = player_at(table);
    const end = await player.until((now) => now.page === "table" && !now.painting && player.find(now, "replay.back") !== undefined, "the game is shown");
    assert.deepEqual(moves(end.record), moves(text));
    await table.shot("replay");
    await player.push("replay.back");
    const before = await player.until((now) => now.record !== end.record, "one move is taken back");
    assert.equal(moves(before.record).length, moves(text).length - 1);
    await table.page.mouse.move(640, 400);
    await table.page.keyboard.press("Home");
    const start = await player.until((now) => now.tiles_laid === 1, "the first position is shown");
    assert.deepEqual(moves(start.record), moves(text).slice(0, 3));
    await player.push("replay.last");
    await player.until((now) => now.record === end.record, "the last position is shown");
    await player.push("menu");
    await player.push("menu.share");
    await player.push("share.link");
    await player.until((now) => player.find(now, "notice.yes") !== undefined, "it is on the clipboard");
    const copied = await table.page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied.split("#")[1], link);
    await player.push("notice.yes");
    await player.push("replay.leave");
    await player.until((now) => now.page === "home", "the start page is back");
    await table.close();
});

test("a game is played on from the middle of a recorded one", { timeout: 120000 }, async () => {
    const table = await open_table(phone, { address: `#${link}`, coarse: true, context: quick });
    const player = player_at(table, { touch: true, seed: 2 });
    await player.until((now) => now.page === "table" && player.find(now, "replay.first") !== undefined, "the game is shown");
    await player.push("replay.first");
    await player.until((now) => now.tiles_laid === 1, "the first position is shown");
    await player.push("replay.on");
    const here = await player.until((now) => now.tiles_laid === 2 && !now.painting, "the first move is shown");
    await table.shot("replay");
    await player.push("replay.continue");
    const live = await player.until((now) => now.phase === "tile" && player.find(now, "replay.on") === undefined, "a tile is in hand");
    assert.equal(live.record, here.record);
    await player.lay_tile();
    await table.close();
});

test("a damaged file is refused with its place, and the game on the table stays", { timeout: 120000 }, async () => {
    const table = await open_table(desktop, { address: "?players=Ada,Bo&seed=3", coarse: true, context: quick });
    const player = player_at(table, { seed: 3 });
    await player.until((now) => now.phase === "tile", "a tile is in hand");
    await player.lay_tile();
    const before = await player.look();
    /** @param {string} content */
    const drop = (content) =>
        table.page.evaluate((inside) => {
            const data = new DataTransfer();
            data.items.add(new File([inside], "some.game"));
            window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
        }, content);
    const lines = text.split("\n");
    const broken = lines.findIndex((line, at) => at > 12 && line.includes(" base."));
    lines[broken] = lines[broken].replace(" base.", " bose.");
    await drop(lines.join("\n"));
    await player.until((now) => player.find(now, "notice.yes") !== undefined, "the fault is told");
    assert.ok((await table.said()).some((sentence) => sentence.includes(`Line ${broken + 1},`) && sentence.includes("unknown_tile")), (await table.said()).join("|"));
    await player.push("notice.yes");
    const after_fault = await player.until((now) => player.find(now, "notice.yes") === undefined, "the notice is gone");
    assert.equal(after_fault.record, before.record);
    assert.equal(after_fault.tiles_laid, before.tiles_laid);
    await drop(link.slice(0, 40) + (link[40] === "A" ? "B" : "A") + link.slice(41));
    await player.until((now) => player.find(now, "notice.yes") !== undefined, "the damaged link is told");
    assert.ok((await table.said()).some((sentence) => sentence.includes("damaged_link")));
    await player.push("notice.yes");
    await drop(text);
    await player.until((now) => player.find(now, "replay.leave") !== undefined, "a whole file is shown");
    await player.push("replay.leave");
    const back = await player.until((now) => player.find(now, "replay.leave") === undefined && now.page === "table", "the table is back");
    assert.equal(back.record, before.record);
    await table.close();
});

test("pasted text is opened, and a picture and the game are saved as files", { timeout: 120000 }, async () => {
    const table = await open_table(desktop, { context: quick });
    const player = player_at(table);
    await player.until((now) => now.page === "home", "the start page is shown");
    await table.page.evaluate((pasted) => {
        const data = new DataTransfer();
        data.setData("text", pasted);
        window.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data }));
    }, `https://example.org/some/page#${link}`);
    await player.until((now) => player.find(now, "replay.leave") !== undefined && !now.painting, "the game is shown");
    for (const [name, ending] of [["share.file", ".game"], ["share.svg", ".svg"], ["share.png", ".png"]]) {
        await player.push("menu");
        await player.push("menu.share");
        const coming = table.page.waitForEvent("download");
        await player.push(name);
        const download = await coming;
        assert.ok(download.suggestedFilename().endsWith(ending), download.suggestedFilename());
        const content = readFileSync(await download.path());
        if (ending === ".game") assert.deepEqual(moves(content.toString("utf8")), moves(text));
        if (ending === ".svg") assert.match(content.toString("utf8"), /^<svg/);
        if (ending === ".png") assert.equal(content.subarray(1, 4).toString("latin1"), "PNG");
    }
    await table.close();
});
