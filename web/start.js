// Loads the program and is the only thing that knows the browser for it. The program calls the functions of `Host`
// below; the page calls the program's host_event(kind, text) and host_query(what). Everything is loaded from beside
// this file, so the page works from any folder.

import { files } from "./files.js";
import { open_storage } from "./storage.js";

/**
 * What the program may ask of the page. Texts are plain; sizes are CSS pixels.
 * @typedef {object} Host
 * @property {() => void} ready the first frame is on the canvas
 * @property {(samples: Float32Array, rate: number, volume: number, after: number) => void} play a sound, so many seconds
 *     from now
 * @property {(sentence: string) => void} say tells the sentence to screen readers
 * @property {(sentence: string) => void} fail ends with a sentence in place of the canvas
 * @property {() => number[]} insets top, right, bottom, left of the safe area
 * @property {() => string} languages what the reader prefers, best first, separated by spaces
 * @property {() => string} address the part of the address after # (or else after ?)
 * @property {(title: string) => void} title sets the title of the page
 * @property {(key: string) => string} load what was stored under the key, or nothing
 * @property {(key: string, value: string) => void} store keeps a value in this browser, if it lets us
 * @property {(text: string) => void} copy puts the text on the clipboard; the program then hears "copied" or "copy_failed"
 * @property {(name: string, text: string) => void} save offers the text as a file; a picture (SVG) whose name ends so as PNG
 * @property {(source: string) => void} fetch_game asks for a game from a "file" or the "clipboard"; the program then
 *     hears "game" with the text, or "game_failed"
 * @property {() => string} place where the page lies, without what follows #
 * @property {() => void} leave_link takes the game of a link out of the address: what is on the table has replaced it
 * @property {() => string} about version, browser and the last fault, a line each
 * @property {() => string[]} games names of the games this browser keeps
 * @property {(name: string) => string} game the text of one
 * @property {(name: string, text: string) => void} keep_game
 * @property {(name: string) => void} drop_game
 * @property {() => string} storage_fault why nothing outlives the page, or nothing
 * @property {(name: string, how: string) => void} hold_game asks to be the tab where the game is played, "politely" or
 *     "by force"; the program hears "game_mine" or "game_elsewhere", also later
 * @property {() => void} let_go the game held is no longer played here
 * @property {() => string} reloaded "yes" if the reader came to this page by reloading it or by going back to it
 * @property {(value: string, selected: number, left: number, top: number, width: number, height: number) => void} edit_text
 *     opens a text field there; the program then hears "text", and at last "text_done"
 * @property {() => void} end_text closes it
 */

/**
 * @typedef {object} Program
 * @property {(name: string, result: string | null, types: string[], values: unknown[]) => unknown} ccall
 * @property {(values: string[]) => void} callMain
 * @property {(text: string) => number} lengthBytesUTF8
 * @property {(text: string, at: number, size: number) => void} stringToUTF8
 * @property {(size: number) => number} _malloc
 * @property {(at: number) => void} _free
 */

/**
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} kind
 * @returns {T}
 */
function element(id, kind) {
    const found = document.getElementById(id);
    if (!(found instanceof kind)) throw new Error(`the page has no ${id}`);
    return found;
}

const canvas = element("canvas", HTMLCanvasElement);
const cover = element("cover", HTMLElement);
const text_field = element("text", HTMLInputElement);
const game_file = element("game-file", HTMLInputElement);
let last_fault = "";

/** @type {Program | null} */
let program = null;
/** @type {Awaited<ReturnType<typeof open_storage>> | null} */
let storage = null;
let failed = false;

/** @param {string} sentence */
function fail(sentence) {
    if (failed) return;
    failed = true;
    last_fault = sentence;
    element("loading", HTMLElement).hidden = true;
    element("reason", HTMLElement).textContent = sentence;
    element("failure", HTMLElement).hidden = false;
    cover.hidden = false;
    cover.classList.remove("gone");
    element("again", HTMLButtonElement).focus();
}
element("again", HTMLButtonElement).addEventListener("click", () => location.reload());

/**
 * @param {string} kind
 * @param {string} [text]
 */
function send(kind, text = "") {
    if (!program || failed) return;
    // A game's text may be longer than the program's stack, where ccall would put it.
    const size = program.lengthBytesUTF8(text) + 1;
    const at = program._malloc(size);
    program.stringToUTF8(text, at, size);
    program.ccall("host_event", null, ["string", "number"], [kind, at]);
    program._free(at);
}

/**
 * @param {string} what
 * @returns {string}
 */
function ask(what) {
    return program && !failed ? String(program.ccall("host_query", "string", ["string"], [what])) : "";
}

/** @type {Host} */
const host = {
    ready() {
        performance.mark("bastide-first-frame");
        cover.classList.add("gone");
        setTimeout(() => {
            if (!failed) cover.hidden = true;
        }, 250);
        if (document.activeElement === document.body) canvas.focus({ preventScroll: true });
    },
    play(samples, rate, volume, after) {
        if (!speaker || speaker.state !== "running") return;
        const buffer = speaker.createBuffer(1, samples.length, rate);
        buffer.getChannelData(0).set(samples);
        const source = new AudioBufferSourceNode(speaker, { buffer });
        source.connect(new GainNode(speaker, { gain: volume })).connect(speaker.destination);
        source.start(speaker.currentTime + after);
    },
    say(sentence) {
        const live = element("live", HTMLElement);
        const line = document.createElement("p");
        line.textContent = sentence;
        live.append(line);
        while (live.childElementCount > 20) live.firstElementChild?.remove();
    },
    fail,
    insets() {
        const style = getComputedStyle(document.documentElement);
        return ["top", "right", "bottom", "left"].map((side) => parseFloat(style.getPropertyValue(`--inset-${side}`)) || 0);
    },
    languages: () => navigator.languages.join(" "),
    address: () => (location.hash || location.search).slice(1),
    title(title) {
        document.title = title;
    },
    load(key) {
        try {
            return localStorage.getItem(`bastide.${key}`) ?? "";
        } catch {
            return "";
        }
    },
    store(key, value) {
        try {
            localStorage.setItem(`bastide.${key}`, value);
        } catch {
            // A browser that keeps nothing (private windows, embedding pages) is no reason to stop.
        }
    },
    games: () => storage?.ids() ?? [],
    game: (name) => storage?.text(name) ?? "",
    keep_game: (name, text) => storage?.keep(name, text),
    drop_game: (name) => storage?.drop(name),
    storage_fault: () => storage?.fault() ?? "",
    hold_game: (name, how) => storage?.hold(name, how === "by force"),
    let_go: () => storage?.let_go(),
    reloaded() {
        const [entry] = performance.getEntriesByType("navigation");
        return entry instanceof PerformanceNavigationTiming && entry.type !== "navigate" ? "yes" : "";
    },
    copy(text) {
        Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"))).then(
            () => send("copied"),
            () => send("copy_failed"),
        );
    },
    save(name, text) {
        const made = name.endsWith(".png") ? png_of(text) : Promise.resolve(new Blob([text], { type: name.endsWith(".svg") ? "image/svg+xml" : "text/plain" }));
        made.then((blob) => offer(name, blob), (error) => console.error(error));
    },
    fetch_game(source) {
        if (source === "file") {
            game_file.value = "";
            game_file.click();
        } else {
            Promise.resolve(navigator.clipboard?.readText() ?? Promise.reject(new Error("no clipboard"))).then(
                (text) => send("game", text),
                () => send("game_failed"),
            );
        }
    },
    place: () => location.origin + location.pathname,
    leave_link() {
        if (/^#(.*&)?[gp]=/.test(location.hash)) history.replaceState(null, "", location.pathname + location.search);
    },
    about: () => `version: ${files["table.wasm"]?.version ?? "?"}\nbrowser: ${navigator.userAgent}\nlast fault: ${last_fault || "none"}\n`,
    edit_text(value, selected, left, top, width, height) {
        text_field.style.left = `${left}px`;
        text_field.style.top = `${top}px`;
        text_field.style.width = `${width}px`;
        text_field.style.height = `${height}px`;
        if (!text_field.hidden) return;
        text_field.value = value;
        text_field.hidden = false;
        text_field.focus({ preventScroll: true });
        // Whoever types at once has begun before the field was here: that stays.
        text_field.setSelectionRange(selected ? 0 : value.length, value.length);
    },
    end_text() {
        if (text_field.hidden) return;
        text_field.hidden = true;
        canvas.focus({ preventScroll: true });
    },
};

// Browsers are silent until the reader has done something; a context made earlier would only be complained about.
/** @type {AudioContext | null} */
let speaker = null;
function wake_speaker() {
    try {
        speaker ??= new AudioContext();
        if (speaker.state === "suspended") void speaker.resume();
    } catch {
        speaker = null; // no sound device: the game is as good without
    }
}
for (const gesture of ["pointerup", "keydown"]) window.addEventListener(gesture, wake_speaker, true);

/** @param {string} name @param {Blob} blob */
function offer(name, blob) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Draws a picture at twice its size. @param {string} svg @returns {Promise<Blob>} */
async function png_of(svg) {
    const picture = new Image();
    picture.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    await picture.decode();
    const sheet = document.createElement("canvas");
    sheet.width = picture.naturalWidth * 2;
    sheet.height = picture.naturalHeight * 2;
    sheet.getContext("2d")?.drawImage(picture, 0, 0, sheet.width, sheet.height);
    URL.revokeObjectURL(picture.src);
    return new Promise((resolve, reject) => sheet.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

// Games come in as files that are chosen or dropped anywhere, and as text that is pasted.
const largest_game = 1 << 20;

/** @param {File | null | undefined} file */
async function read_game(file) {
    if (!file) return;
    if (file.size > largest_game) {
        send("game", " ".repeat(largest_game + 1));
        return;
    }
    try {
        send("game", await file.text());
    } catch {
        send("game_failed");
    }
}
game_file.addEventListener("change", () => void read_game(game_file.files?.[0]));
window.addEventListener("dragover", (event) => event.preventDefault());
window.addEventListener("drop", (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) void read_game(file);
    else if (event.dataTransfer?.getData("text")) send("game", event.dataTransfer.getData("text"));
});
window.addEventListener("paste", (event) => {
    const text = text_field.hidden ? event.clipboardData?.getData("text") : "";
    if (text) send("game", text);
});
window.addEventListener("error", (event) => (last_fault = event.message));
window.addEventListener("unhandledrejection", (event) => (last_fault = String(event.reason)));

function finish_text() {
    if (text_field.hidden) return;
    const value = text_field.value;
    host.end_text();
    send("text_done", value);
}
text_field.addEventListener("input", () => send("text", text_field.value));
text_field.addEventListener("blur", finish_text);
text_field.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === "Escape") finish_text();
    event.stopPropagation();
});

// The program takes every key that reaches it; these belong to the browser.
const keys_with_control = new Set(["control", "meta", "shift", "z", "y"]);
window.addEventListener(
    "keydown",
    (event) => {
        const for_browser = event.metaKey || event.ctrlKey ? !keys_with_control.has(event.key.toLowerCase()) : /^F\d+$/.test(event.key);
        if (for_browser) event.stopImmediatePropagation();
    },
    true,
);
canvas.addEventListener("contextmenu", (event) => event.preventDefault());
window.addEventListener("pointerdown", () => send("wake"), true);
document.addEventListener("visibilitychange", () => send(document.hidden ? "hidden" : "visible"));
window.addEventListener("hashchange", () => send("address", host.address()));
window.addEventListener("resize", () => send("insets"));

// Moving the window to another screen changes the pixel ratio without a resize event; the program listens to that one.
function watch_pixel_ratio() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
        "change",
        () => {
            window.dispatchEvent(new UIEvent("resize"));
            watch_pixel_ratio();
        },
        { once: true },
    );
}
watch_pixel_ratio();

/** @type {Map<string, number>} */
const received = new Map();

function show_progress() {
    const parts = ["table.wasm", "table.data"];
    const total = parts.reduce((sum, name) => sum + (files[name]?.bytes ?? 0), 0);
    const done = parts.reduce((sum, name) => sum + (received.get(name) ?? 0), 0);
    element("progress", HTMLProgressElement).value = total ? done / total : 0;
    element("amount", HTMLElement).textContent = `${Math.round(done / 1024)} of ${Math.round(total / 1024)} KB`;
}

/** @param {string} name */
function address_of(name) {
    return new URL(`${name}?v=${files[name]?.version ?? ""}`, import.meta.url).href;
}

/**
 * Fetches a part of the program and counts its bytes on the way.
 * @param {string} name
 * @param {string} type
 */
async function fetch_part(name, type) {
    const response = await fetch(address_of(name));
    if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
    const counted = response.body.pipeThrough(
        new TransformStream({
            transform(chunk, controller) {
                received.set(name, (received.get(name) ?? 0) + chunk.byteLength);
                show_progress();
                controller.enqueue(chunk);
            },
        }),
    );
    return new Response(counted, { headers: { "Content-Type": type } });
}

async function start() {
    if (typeof WebAssembly !== "object" || typeof TransformStream !== "function") {
        fail("This browser is too old for Bastide: it cannot run WebAssembly. Any current browser can.");
        return;
    }
    if (!files["table.wasm"]) {
        fail("This copy of the page is incomplete: the program is not in it.");
        return;
    }
    /** @type {[{default: (options: object) => Promise<Program>}, WebAssembly.Module, ArrayBuffer]} */
    let parts;
    const opening = open_storage(send);
    try {
        parts = await Promise.all([
            import(address_of("table.js")),
            fetch_part("table.wasm", "application/wasm").then((response) => WebAssembly.compileStreaming(response)),
            fetch_part("table.data", "application/octet-stream").then((response) => response.arrayBuffer()),
        ]);
    } catch (error) {
        console.error(error);
        fail(
            error instanceof WebAssembly.CompileError
                ? "This browser cannot run the program of this page. Any current browser can."
                : "The program could not be loaded. Are you connected? Nothing is lost: try again in a moment.",
        );
        return;
    }
    storage = await opening;
    performance.mark("bastide-loaded");
    const [{ default: create_table }, compiled, data] = parts;
    try {
        program = await create_table({
            canvas,
            host,
            noInitialRun: true,
            getPreloadedPackage: () => data,
            /**
             * @param {WebAssembly.Imports} imports
             * @param {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} done
             */
            instantiateWasm(imports, done) {
                WebAssembly.instantiate(compiled, imports).then((instance) => done(instance, compiled), (error) => {
                    console.error(error);
                    fail("The program could not be started: this browser refused it.");
                });
                return {};
            },
            onAbort: () => fail("Something broke inside the program, and it stopped. Please load the page again."),
            print: (/** @type {string} */ line) => console.info(line),
            printErr: (/** @type {string} */ line) => console.warn(line),
        });
        performance.mark("bastide-created");
        program.callMain([]);
    } catch (error) {
        // Emscripten leaves main() by throwing this when the program stays alive.
        if (error === "unwind") return;
        console.error(error);
        fail("Something broke while the program started. Please load the page again.");
    }
}

Object.assign(globalThis, { bastide: { send, ask } });
void start();
