// What `bastide svg` makes of a game, shown by a browser that knows nothing else: it looks like the board on the screen,
// whose pictures the view's tests leave in build/shots. Both are kept side by side in build/shots/pictures-NAME.png.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test, { after } from "node:test";
import { close_all, launch, root, shots } from "./harness.mjs";

after(close_all);

const native = join(root, "build", "native-release", "bastide");
const command = existsSync(native) ? [native] : [process.execPath, join(root, "build", "web-release", "bastide.js")];
const boards = existsSync(shots) ? readdirSync(shots).filter((name) => /^board-.*\.bmp$/.test(name)) : [];

/** @param {string} name */
function picture(name) {
    const words = [...command.slice(1), "svg", join(root, "tests", "games", `${name}.game`), "--size", "600"];
    const { status, stdout, stderr } = spawnSync(command[0], words, { encoding: "utf8", maxBuffer: 1 << 26 });
    assert.equal(stderr, "");
    assert.equal(status, 0);
    return stdout;
}

/**
 * How far the colours of two pictures of a page are apart, from 0 to 255, on average and in the worst square of 12 pixels.
 * @param {import("playwright-core").Page} page
 */
function difference(page) {
    return page.evaluate(async () => {
        const square = 12;
        const [first, second] = Array.from(document.images);
        const size = [first, second].map((image) => [image.naturalWidth, image.naturalHeight]);
        const [width, height] = size[0];
        /** @param {HTMLImageElement} image */
        const pixels = async (image) => {
            await image.decode();
            const canvas = document.createElement("canvas");
            canvas.width = width;
            canvas.height = height;
            const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
            context.drawImage(image, 0, 0);
            return context.getImageData(0, 0, width, height).data;
        };
        const [a, b] = [await pixels(first), await pixels(second)];
        let sum = 0;
        let worst = 0;
        let squares = 0;
        for (let top = 0; top + square <= height; top += square) {
            for (let left = 0; left + square <= width; left += square) {
                const apart = [0, 0, 0];
                for (let y = top; y < top + square; ++y) {
                    for (let x = left; x < left + square; ++x) {
                        for (const part of [0, 1, 2]) apart[part] += a[4 * (y * width + x) + part] - b[4 * (y * width + x) + part];
                    }
                }
                const most = Math.max(...apart.map(Math.abs)) / square ** 2;
                sum += most;
                worst = Math.max(worst, most);
                ++squares;
            }
        }
        return { size, mean: sum / squares, worst };
    });
}

test("a picture of a game looks like the board", { timeout: 120000, skip: boards.length === 0 && "the view's tests left no pictures of boards" }, async () => {
    assert.ok(boards.length >= 10);
    const browser = await launch();
    const page = await browser.newPage({ viewport: { width: 1230, height: 620 } });
    /** @type {string[]} */
    const asked = [];
    page.on("request", (request) => void (request.url().startsWith("data:") || asked.push(request.url())));
    mkdirSync(shots, { recursive: true });
    for (const board of boards) {
        const name = board.slice("board-".length, -".bmp".length);
        const sources = [`svg+xml;base64,${Buffer.from(picture(name)).toString("base64")}`, `bmp;base64,${readFileSync(join(shots, board)).toString("base64")}`];
        const images = sources.map((source) => `<img src="data:image/${source}">`).join(" ");
        await page.setContent(`<body style="margin:10px;background:#222">${images}</body>`);
        const { size, mean, worst } = await difference(page);
        console.log(`${name}: ${mean.toFixed(1)} apart, ${worst.toFixed(0)} where it is worst`);
        assert.deepEqual(size[0], size[1], name);
        assert.ok(mean < 6 && worst < 45, `${name}: the picture and the board differ`);
        await page.screenshot({ path: join(shots, `pictures-${name}.png`) });
    }
    assert.deepEqual(asked, [], "the pictures asked for something");
});
