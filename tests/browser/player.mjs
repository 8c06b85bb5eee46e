// A player with a pointer: looks at the described screen and moves the mouse, or a finger, to where things are. It
// decides by a seeded random number, so that a test plays the same game every time.
import assert from "node:assert/strict";

/** @typedef {{name: string, label: string, x: number, y: number, w: number, h: number, enabled: boolean, on: boolean}} Control */
/** @typedef {{index: number, figure: string, recall?: boolean, px: number, py: number}} Spot */
/** @typedef {{cell: number[], px: number, py: number, turns: number[]}} Legal */
/**
 * @typedef {object} Scene
 * @property {string} page
 * @property {string} phase
 * @property {number} frames
 * @property {number} width
 * @property {number} height
 * @property {boolean} moving
 * @property {boolean} painting
 * @property {boolean} settled no picture is due: what is described is where it will stay
 * @property {Control[]} controls
 * @property {Legal[]} legal
 * @property {Spot[]} spots
 * @property {{cell: number[], turn: number, fits: boolean, chosen: boolean}} [ghost]
 * @property {number} [chosen]
 * @property {number} current
 * @property {string} [hand]
 * @property {number} [turn]
 * @property {{x: number, y: number, w: number, h: number}} [hand_at]
 * @property {string} [overlay]
 * @property {number[]} [asked]
 * @property {number} [fitting]
 * @property {{gain: number, cell?: number[], turn?: number, option?: number}[]} [hints] best first
 * @property {{x: number, y: number, w: number, h: number}} free
 * @property {{name: string, score: number, followers: number}[]} players
 * @property {number} density device pixels a point
 * @property {number} tiles_left
 * @property {number} tiles_laid
 * @property {boolean} can_undo
 * @property {boolean} can_confirm
 * @property {string} record
 */

/** The numbers of Mulberry32. @param {number} seed */
function random_numbers(seed) {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let z = state;
        z = Math.imul(z ^ (z >>> 15), z | 1);
        z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
        return ((z ^ (z >>> 14)) >>> 0) / 4294967296;
    };
}

/**
 * @param {Awaited<ReturnType<import("./harness.mjs").open_table>>} table
 * @param {{touch?: boolean, seed?: number, eager?: boolean}} [options] eager: rather takes what only an expansion offers
 */
export function player_at(table, { touch = false, seed = 1, eager = false } = {}) {
    const next = random_numbers(seed);
    const below = (/** @type {number} */ n) => Math.floor(next() * n);

    /** @returns {Promise<Scene>} */
    const look = async () => JSON.parse(await table.ask("describe"));

    /** Presses with a real pointer event. @param {number} x @param {number} y */
    const press = (x, y) => (touch ? table.page.touchscreen.tap(x, y) : table.page.mouse.click(x, y));

    /**
     * Looks until the screen is as wanted.
     * @param {(scene: Scene) => boolean} wanted
     * @param {string} what
     */
    const until = async (wanted, what) => {
        const end = Date.now() + 20000;
        for (;;) {
            const scene = await look();
            if (wanted(scene)) return scene;
            assert.ok(Date.now() < end, `waited in vain until ${what}; the screen: ${JSON.stringify({ ...scene, record: "" }).slice(0, 1500)}`);
            await table.page.waitForTimeout(20);
        }
    };

    /** @param {Scene} scene @param {string} name */
    const find = (scene, name) => scene.controls.find((control) => control.name === name && control.enabled && control.w > 0);

    /** Presses a control by its name. @param {string} name */
    const push = async (name) => {
        const scene = await until((now) => find(now, name) !== undefined, `there is a control ${name}`);
        const control = /** @type {Control} */ (find(scene, name));
        await press(control.x + control.w / 2, control.y + control.h / 2);
    };

    /** Whether a control stays where it is: a wheel's turn is seen only in the frames after it. @param {string} name */
    const stands_still = async (name) => {
        const before = find(await look(), name);
        await table.next_frames();
        const after = find(await look(), name);
        return after !== undefined && before?.y === after.y && before.x === after.x;
    };

    /**
     * Scrolls the page of a dialog until a control is in sight.
     * @param {string} name
     */
    const reach = async (name) => {
        for (let i = 0; i < 30; ++i) {
            const scene = await until((now) => !now.moving && now.controls.some((control) => control.name === name), `there is a control ${name}`);
            if (find(scene, name) && (await stands_still(name))) return;
            const size = table.page.viewportSize() ?? { width: 0, height: 0 };
            await table.scroll({ x: size.width / 2, y: size.height / 2 }, 160, touch);
        }
        assert.fail(`${name} was not reached by scrolling`);
    };

    /** @param {Scene} scene @param {{px: number, py: number}} at */
    const in_sight = (scene, at) =>
        at.px > scene.free.x + 6 && at.px < scene.free.x + scene.free.w - 6 && at.py > scene.free.y + 6 && at.py < scene.free.y + scene.free.h - 6;

    /** Lays the tile in hand: picks a place, turns it, confirms. */
    const lay_tile = async () => {
        let scene = await until((now) => now.phase !== "tile" || (now.legal?.length > 0 && !now.moving && now.settled), "a tile can be laid");
        if (scene.phase !== "tile") return;
        if (!scene.legal.every((place) => in_sight(scene, place))) {
            await push("fit");
            scene = await until((now) => !now.moving && now.settled, "the board lies still");
        }
        const places = scene.legal.filter((place) => in_sight(scene, place));
        assert.ok(places.length > 0, "a legal place can be seen after fitting the board");
        const place = places[below(places.length)];
        const turn = place.turns[below(place.turns.length)];
        const same = (/** @type {Scene} */ now) => now.ghost?.cell[0] === place.cell[0] && now.ghost?.cell[1] === place.cell[1];
        await press(place.px, place.py);
        scene = await until((now) => same(now) && now.ghost?.chosen === true, "the tile lies where it was put");
        for (let i = 0; i < 4 && scene.ghost?.turn !== turn; ++i) {
            const before = scene.ghost?.turn;
            const here = scene.legal.find((other) => other.cell[0] === place.cell[0] && other.cell[1] === place.cell[1]);
            assert.ok(here);
            await press(here.px, here.py);
            scene = await until((now) => same(now) && now.ghost?.turn !== before, "the tile has turned");
        }
        assert.equal(scene.ghost?.turn, turn);
        assert.ok(scene.can_confirm);
        await push("confirm");
        await until((now) => now.phase !== "tile", "the tile is laid");
    };

    /** Puts a figure on a random spot, or none. */
    const choose_figure = async () => {
        const scene = await until((now) => now.phase !== "figure" || (now.spots?.length > 0 && !now.moving && now.settled), "figure spots are shown");
        if (scene.phase !== "figure") return;
        // In a solitaire the figure is a duty.
        let pick = below(scene.spots.length + (find(scene, "figure.none") ? 1 : 0));
        const rare = scene.spots.filter((spot) => spot.recall || spot.figure !== "follower");
        if (eager && rare.length > 0 && below(3) > 0) pick = rare[below(rare.length)].index;
        if (pick < scene.spots.length) {
            const spot = scene.spots[pick];
            // An abbot who may come home can stand out of sight; the choices beside the tile name him too.
            if (in_sight(scene, spot)) await press(spot.px, spot.py);
            else await push(`figure.${pick}`);
            await until((now) => now.phase !== "figure" || now.chosen === pick, `spot ${pick} is chosen`);
        } else {
            await push("figure.none");
            await table.page.waitForTimeout(30);
        }
        if ((await look()).phase === "figure") await push("confirm");
        await until((now) => now.phase !== "figure", "the figure is decided");
    };

    /**
     * The pause before the next tile is ended by hand; an extra tile is mostly taken.
     * @param {Scene} scene
     */
    const end_pause = async (scene) => {
        const name = find(scene, "decline") && below(4) === 0 ? "decline" : "next_tile";
        const control = find(scene, name);
        if (!control) return;
        await press(control.x + control.w / 2, control.y + control.h / 2);
        await until((now) => now.phase !== "pause" || (name === "decline" && !find(now, "decline")), "the pause is over");
    };

    /** One step of whatever is due. @returns {Promise<Scene>} the screen before it */
    const step = async () => {
        const scene = await look();
        if (scene.phase === "tile") await lay_tile();
        else if (scene.phase === "figure") await choose_figure();
        else if (scene.phase === "pause") await end_pause(scene);
        else await table.page.waitForTimeout(30);
        return scene;
    };

    return { look, until, push, reach, press, lay_tile, choose_figure, step, find };
}
