// What the browser tests share: the site on a local server, Chromium, pages of the sizes we care for, screenshots.
//
//   const table = await open_table(desktop);      // the page is loaded and has drawn its first frame
//   await table.page.mouse.click(100, 200);
//   await table.shot("start");                    // build/shots/start-1280x800.png
//   await table.close();                          // fails if the page wrote errors or asked other hosts for anything
import assert from "node:assert/strict";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "../../web/serve.mjs";

export const root = fileURLToPath(new URL("../../", import.meta.url));
export const dist = join(root, "dist");
export const shots = join(root, "build", "shots");

/** @typedef {{name: string, viewport: {width: number, height: number}, deviceScaleFactor: number, hasTouch: boolean, isMobile: boolean}} Screen */

/** @type {Screen} */
export const desktop = { name: "1280x800", viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, hasTouch: false, isMobile: false };
/** @type {Screen} */
export const phone = { name: "390x844", viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true };

const places = [process.env.CHROMIUM ?? "", "/usr/bin/chromium", "/usr/bin/google-chrome", "/usr/bin/chromium-browser"];

/** Pixels a point of a coarse page. */
const coarse_density = 0.5;

/** Chromium without WebGL at all, to see what the page does then. */
export const without_webgl = ["--disable-3d-apis"];

/**
 * @param {string[]} [more] further command line flags
 */
export async function launch(more = []) {
    const found = places.find((place) => place && existsSync(place));
    assert.ok(found, "no Chromium was found; set CHROMIUM to its path");
    const quiet = ["--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
    const browser = await chromium.launch({ executablePath: found, headless: true, args: ["--no-sandbox", "--disable-gpu", ...quiet, ...more] });
    browsers.add(browser);
    return browser;
}

/** @type {Promise<import("playwright-core").Browser> | null} */
let shared_browser = null;
/** @type {Promise<{port: number, close: () => Promise<void>}> | null} */
let shared_server = null;

/** Browsers that launch() started; all end with close_all(), also after a failed test. @type {Set<import("playwright-core").Browser>} */
const browsers = new Set();

/** Ends the browsers and the server that these functions started; call it in after(). */
export async function close_all() {
    await Promise.all(Array.from(browsers, (browser) => browser.close()));
    browsers.clear();
    await (await shared_server)?.close();
    shared_browser = shared_server = null;
}

/** The address of the site, below a folder's name so that the page cannot rely on lying at the root. */
export async function site() {
    shared_server ??= serve(dist, 0, "/some/where/");
    return `http://localhost:${(await shared_server).port}/some/where/`;
}

/**
 * @param {Screen} screen
 * @param {object} [options]
 * @param {string} [options.address] what follows the site's address, such as "#seed=1"
 * @param {import("playwright-core").Browser} [options.browser] instead of the shared one
 * @param {import("playwright-core").BrowserContextOptions} [options.context] more options, such as colorScheme or locale
 * @param {boolean} [options.ready] false: do not wait for the first frame
 * @param {boolean} [options.coarse] true: half a pixel a point, unless BASTIDE_SHARP is set. Software GL paints
 *   every pixel on the processor: long games go nearly twice as fast so. shot() looks at them sharp.
 */
export async function open_table(screen, options = {}) {
    const browser = options.browser ?? (await (shared_browser ??= launch()));
    const { name, ...screen_options } = screen;
    const coarse = options.coarse === true && !process.env.BASTIDE_SHARP;
    const context = await browser.newContext({ locale: "en-GB", ...screen_options, ...options.context, ...(coarse ? { deviceScaleFactor: coarse_density } : {}) });
    const page = await context.newPage();
    const address = await site();
    const origin = new URL(address).origin;
    /** @type {string[]} */
    const complaints = [];
    /** @type {Map<string, number>} */
    const received = new Map();
    page.on("console", (message) => {
        if (message.text().includes("GPU stall due to ReadPixels")) return; // screenshots do that
        if (message.type() === "error" || message.type() === "warning") complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
    page.on("request", (request) => {
        if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin) complaints.push(`asked elsewhere: ${request.url()}`);
    });
    page.on("requestfinished", (request) => {
        void request.sizes().then(
            (sizes) => received.set(request.url(), sizes.responseBodySize),
            () => undefined,
        );
    });
    await page.goto(address + (options.address ?? ""));
    if (options.ready !== false) await page.waitForFunction(() => performance.getEntriesByName("bastide-first-frame").length > 0, null, { timeout: 30000 });

    /** @type {import("playwright-core").CDPSession | undefined} */
    let density_client;
    /**
     * From now on so many device pixels a point, as when a window is dragged to another screen. The emulation tells
     * the page nothing: `told` does what browsers mostly do.
     * @param {number} pixels
     * @param {boolean} [told]
     */
    const density = async (pixels, told = true) => {
        density_client ??= await context.newCDPSession(page);
        const { width, height } = page.viewportSize() ?? screen.viewport;
        await density_client.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: pixels, mobile: screen.isMobile });
        await page.waitForFunction((wanted) => devicePixelRatio === wanted, pixels);
        if (told) await page.evaluate(() => window.dispatchEvent(new UIEvent("resize")));
    };
    /** Until the program has painted what is due with so many pixels a point. @param {number} pixels */
    const painted = (pixels) =>
        page.waitForFunction(
            (wanted) => {
                const now = JSON.parse(/** @type {any} */ (globalThis).bastide.ask("describe"));
                return Math.abs(now.density - wanted) < 0.1 && now.settled !== false && !now.moving && !now.painting;
            },
            pixels,
            { polling: 50, timeout: 30000 },
        );

    return {
        page,
        context,
        /** What the page complained about so far. */
        complaints,
        /** Bytes sent per address, compressed as they were. */
        received,
        /** Milliseconds from navigation to the first frame. */
        first_frame: () => page.evaluate(() => performance.getEntriesByName("bastide-first-frame")[0]?.startTime ?? NaN),
        /** The same, in parts: fetched and compiled, made, drawn. */
        marks: () =>
            page.evaluate(() =>
                ["bastide-loaded", "bastide-created", "bastide-first-frame"].map((mark) => Math.round(performance.getEntriesByName(mark)[0]?.startTime ?? NaN)),
            ),
        /**
         * The program's answer to host_query(what).
         * @param {string} what
         * @returns {Promise<string>}
         */
        ask: (what) => page.evaluate((text) => /** @type {any} */ (globalThis).bastide.ask(text), what),
        /**
         * Calls the program's host_event(kind, text).
         * @param {string} kind
         * @param {string} [text]
         */
        send: (kind, text = "") => page.evaluate(([k, t]) => /** @type {any} */ (globalThis).bastide.send(k, t), [kind, text]),
        /** Waits until the page has drawn what was asked for up to now, and once more. */
        next_frames: () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))),
        /**
         * Scrolls what lies under a point: by wheel, or by a finger that drags.
         * @param {{x: number, y: number}} at
         * @param {number} distance
         * @param {boolean} touch
         */
        async scroll(at, distance, touch) {
            if (!touch) {
                await page.mouse.move(at.x, at.y);
                await page.mouse.wheel(0, distance);
            } else {
                const client = await context.newCDPSession(page);
                const points = (/** @type {number} */ y) => [{ x: at.x, y }];
                await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points(at.y) });
                for (let i = 1; i <= 4; ++i) {
                    await page.waitForTimeout(20);
                    await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: points(at.y - (distance * i) / 4) });
                }
                await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
                await client.detach();
            }
            await page.waitForTimeout(60);
        },
        /**
         * Presses at the first point, moves over the others, and lets go at the last.
         * @param {{x: number, y: number}[]} points
         * @param {boolean} touch
         */
        async carry(points, touch) {
            const client = await context.newCDPSession(page);
            for (const [i, at] of points.entries()) {
                if (touch) await client.send("Input.dispatchTouchEvent", { type: i === 0 ? "touchStart" : "touchMove", touchPoints: [at] });
                else if (i === 0) await page.mouse.move(at.x, at.y).then(() => page.mouse.down());
                else await page.mouse.move(at.x, at.y, { steps: 4 });
                await page.waitForTimeout(40);
            }
            if (touch) await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
            else await page.mouse.up();
            await client.detach();
        },
        density,
        /** What the live region says. */
        said: () => page.evaluate(() => Array.from(document.querySelectorAll("#live p"), (line) => line.textContent ?? "")),
        /**
         * Writes build/shots/NAME-SCREEN.png once the page has stopped fading in. A coarse page is looked at sharp.
         * @param {string} shot_name
         */
        async shot(shot_name) {
            mkdirSync(shots, { recursive: true });
            if (coarse) {
                await density(1);
                await painted(1);
            } else {
                await page.waitForTimeout(300);
            }
            const path = join(shots, `${shot_name}-${name}.png`);
            await page.screenshot({ path });
            if (coarse) {
                await density(coarse_density);
                await painted(coarse_density);
            }
            return path;
        },
        async close() {
            await context.close();
            assert.deepEqual(complaints, [], "the page complained");
        },
    };
}
