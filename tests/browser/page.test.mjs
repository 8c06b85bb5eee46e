// The page around the program: it loads, stays on its own server, fits every window, rests when nothing happens, and
// says in words what went wrong.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test, { after } from "node:test";
import { close_all, desktop, dist, launch, open_table, phone, site, without_webgl } from "./harness.mjs";

after(close_all);

/** @param {import("playwright-core").Page} page */
function reason(page) {
    return page.locator("#reason").innerText();
}

test("the first frame comes soon after navigation", { timeout: 60000 }, async () => {
    await (await open_table(desktop)).close(); // the browser's own start is not the page's
    const times = [];
    for (let i = 0; i < 3; ++i) {
        const table = await open_table(desktop);
        times.push(Math.round(await table.first_frame()));
        console.log(`fetched and compiled, made, drawn after ${(await table.marks()).join(", ")} ms`);
        await table.close();
    }
    times.sort((a, b) => a - b);
    console.log(`first frame after ${times.join(", ")} ms`);
    // The aim is 1500 ms on an idle machine and is read off the line above; a busy one may take longer.
    assert.ok(times[0] <= 10000, `the quickest of three took ${times[0]} ms`);
});

for (const screen of [desktop, phone]) {
    test(`the canvas fills the window at ${screen.name} and follows it`, { timeout: 60000 }, async () => {
        const table = await open_table(screen);
        const measure = () =>
            table.page.evaluate(() => {
                const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById("canvas"));
                return [canvas.width, canvas.height, innerWidth, innerHeight, devicePixelRatio];
            });
        for (const size of [screen.viewport, { width: 620, height: 400 }]) {
            await table.page.setViewportSize(size);
            await table.page.waitForTimeout(300);
            const [width, height, inner_width, inner_height, ratio] = await measure();
            assert.deepEqual([inner_width, inner_height], [size.width, size.height]);
            assert.deepEqual([width, height], [size.width * ratio, size.height * ratio]);
        }
        await table.close();
    });
}

test("a resting page draws nothing", { timeout: 60000 }, async () => {
    const browser = await launch();
    const table = await open_table(desktop, { browser });
    await table.page.evaluate(() => {
        const ask = window.requestAnimationFrame.bind(window);
        Object.assign(window, { frames: 0 });
        window.requestAnimationFrame = (callback) => {
            /** @type {any} */ (window).frames += 1;
            return ask(callback);
        };
    });
    const frames_in_a_while = async () => {
        await table.page.evaluate(() => Object.assign(window, { frames: 0 }));
        await table.page.waitForTimeout(1500);
        return table.page.evaluate(() => /** @type {any} */ (window).frames);
    };
    // It may still be painting at first.
    let frames = await frames_in_a_while();
    for (let i = 0; i < 15 && frames > 3; ++i) frames = await frames_in_a_while();
    assert.ok(frames <= 3, `${frames} frames were asked for in 1.5 s`);
    await table.close();
    await browser.close();
});

test("without WebGL the page draws in software, or says why it cannot", { timeout: 60000 }, async () => {
    const browser = await launch(without_webgl);
    const table = await open_table(desktop, { browser, ready: false });
    await table.page.waitForFunction(
        () => performance.getEntriesByName("bastide-first-frame").length > 0 || document.getElementById("failure")?.hidden === false,
        null,
        { timeout: 30000 },
    );
    if (await table.page.locator("#failure").isVisible()) assert.match(await reason(table.page), /WebGL/);
    await table.shot("without-webgl");
    await browser.close();
});

test("a program that cannot be fetched is told in words, and can be tried again", { timeout: 60000 }, async () => {
    const table = await open_table(desktop, { ready: false, address: "none" });
    await table.context.route(/table\.wasm/, (route) => route.abort());
    await table.page.goto(await site());
    await table.page.locator("#failure").waitFor({ state: "visible" });
    assert.match(await reason(table.page), /could not be loaded/);
    await table.context.unroute(/table\.wasm/);
    await table.page.locator("#again").click();
    await table.page.waitForFunction(() => performance.getEntriesByName("bastide-first-frame").length > 0);
    assert.equal(await table.page.locator("#failure").isVisible(), false);
    await table.context.close();
});

test("a damaged program is told in words", { timeout: 60000 }, async () => {
    const table = await open_table(desktop, { ready: false, address: "none" });
    await table.context.route(/table\.wasm/, (route) => route.fulfill({ contentType: "application/wasm", body: "no program" }));
    await table.page.goto(await site());
    await table.page.locator("#failure").waitFor({ state: "visible" });
    assert.match(await reason(table.page), /cannot run the program/);
    await table.context.close();
});

test("a browser without WebAssembly is told so in words", { timeout: 60000 }, async () => {
    const table = await open_table(desktop, { ready: false, address: "none" });
    await table.context.addInitScript("delete globalThis.WebAssembly");
    await table.page.goto(await site());
    await table.page.locator("#failure").waitFor({ state: "visible" });
    assert.match(await reason(table.page), /too old/);
    await table.context.close();
});

test("the page allows no script but its own files, and ships the fonts' licences", { timeout: 60000 }, async () => {
    const page = readFileSync(join(dist, "index.html"), "utf8");
    assert.match(page, /default-src 'none'; script-src 'self' 'wasm-unsafe-eval'/);
    assert.doesNotMatch(page, /<script(?![^>]* src=)|<style| style=| on\w+=/);
    assert.match(readFileSync(join(dist, "text-licence.txt"), "utf8"), /ParaType/);
    assert.match(readFileSync(join(dist, "title-licence.txt"), "utf8"), /Open Font License/i);
});
