// The games that this browser keeps, in IndexedDB. Everything is read before the program starts, so that the program can
// ask without waiting; what it writes goes into the same memory at once and to the database behind it, one write after
// the other. If the browser keeps nothing (private windows, no room, an error), memory is all there is, and the program
// is told once.
//
// A game is played in one tab at a time. A tab holds it by a Web Lock, or where there are none by asking the other tabs;
// besides, every write looks whether the game still belongs to this tab, in the same transaction.

const database_name = "bastide";
const longest_wait = 3000; // milliseconds until the database counts as blocked
const patience = 400; // until another tab counts as playing

/** @typedef {{id: string, text: string, owner: string}} Game */
/** @typedef {"" | "storage_missing" | "storage_blocked" | "storage_full" | "storage_failed"} Fault */
/** @typedef {(kind: "storage_failed" | "games_changed" | "game_mine" | "game_elsewhere", text: string) => void} Tell */
/** @typedef {{id: string, locked: boolean, granted: boolean, release: (() => void) | null, leave: AbortController}} Hold */

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
function result_of(request) {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}

/** @returns {Promise<IDBDatabase>} */
function open_database() {
    return new Promise((resolve, reject) => {
        setTimeout(() => reject(new DOMException("", "TimeoutError")), longest_wait);
        const request = indexedDB.open(database_name, 1);
        request.onupgradeneeded = () => request.result.createObjectStore("games", { keyPath: "id" });
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}

/** @param {string} id */
function lock_name(id) {
    return `${database_name} ${id}`;
}

/** @param {unknown} error @returns {Fault} */
function fault_of(error) {
    const name = error instanceof DOMException ? error.name : "";
    if (name === "QuotaExceededError") return "storage_full";
    if (name === "SecurityError" || name === "TimeoutError" || name === "InvalidStateError") return "storage_blocked";
    return "storage_failed";
}

/**
 * @param {Tell} tell tells the program, never before a function called by the program has returned
 */
export async function open_storage(tell) {
    const me = String(crypto.getRandomValues(new Uint32Array(2)));
    /** @type {Map<string, string>} */
    const memory = new Map();
    /** What is still to be written; an empty text deletes. @type {Map<string, string>} */
    const waiting = new Map();
    /** @type {IDBDatabase | null} */
    let database = null;
    /** @type {Fault} */
    let fault = "";
    let writing = false;
    /** @type {Hold | null} */
    let held = null;
    /** @type {BroadcastChannel | null} */
    let channel = null;

    /** @param {unknown} error */
    function failed(error) {
        if (fault) return;
        fault = fault_of(error);
        tell("storage_failed", fault);
    }

    try {
        if (!globalThis.indexedDB) fault = "storage_missing";
        else {
            database = await open_database();
            // A newer version of the page in another tab may change the database.
            database.onversionchange = () => database?.close();
            /** @type {Game[]} */
            const games = await result_of(database.transaction("games").objectStore("games").getAll());
            for (const game of games) memory.set(game.id, game.text);
        }
    } catch (error) {
        database = null;
        fault = fault_of(error);
    }
    try {
        channel = new BroadcastChannel(database_name);
    } catch {
        // Other tabs are heard of only by what they have written.
    }

    /**
     * Changes a game in the database; the change sees what is there and answers what shall be, or nothing to let it be.
     * @param {string} id
     * @param {(there: Game | undefined) => Game | "delete" | undefined} change
     * @returns {Promise<void>}
     */
    function alter(id, change) {
        return new Promise((resolve, reject) => {
            if (!database) throw new DOMException("", "InvalidStateError");
            const transaction = database.transaction("games", "readwrite", { durability: "strict" });
            const store = transaction.objectStore("games");
            transaction.oncomplete = () => resolve();
            transaction.onabort = () => reject(transaction.error);
            transaction.onerror = () => reject(transaction.error);
            const request = store.get(id);
            request.onsuccess = () => {
                try {
                    const wanted = change(request.result);
                    if (wanted === "delete") store.delete(id);
                    else if (wanted) store.put(wanted);
                    // Nothing more follows, so it is carried out even if the page goes now.
                    transaction.commit?.();
                } catch (error) {
                    transaction.abort();
                    reject(error);
                }
            };
        });
    }

    async function write_what_waits() {
        if (writing || !database) return;
        writing = true;
        for (const [id, text] of waiting) {
            waiting.delete(id);
            let lost = false;
            try {
                await alter(id, (there) => {
                    if (!text) return "delete";
                    lost = there !== undefined && there.owner !== me;
                    return lost ? undefined : { id, text, owner: me };
                });
            } catch (error) {
                failed(error);
            }
            if (lost) elsewhere(id);
            else channel?.postMessage({ changed: id });
        }
        writing = false;
        if (waiting.size > 0) void write_what_waits();
    }

    /** @param {string} id */
    function elsewhere(id) {
        if (held?.id !== id) return;
        held.locked = held.granted = false;
        waiting.delete(id);
        tell("game_elsewhere", id);
    }

    /**
     * The game is ours: from now on no other tab writes it, and its newest text counts.
     * @param {Hold} hold
     */
    async function take(hold) {
        try {
            if (database && !fault) {
                await alter(hold.id, (there) => {
                    if (there && there.owner !== me) memory.set(hold.id, there.text);
                    return there && { ...there, owner: me };
                });
            }
        } catch (error) {
            failed(error);
        }
        if (held !== hold) return;
        hold.locked = hold.granted = true;
        tell("game_mine", `${hold.id}\n${memory.get(hold.id) ?? ""}`);
    }

    /**
     * Tells that another tab has the lock, if it has it for longer than a tab takes to close.
     * @param {Hold} hold
     */
    function wait_a_while(hold) {
        setTimeout(async () => {
            const { held: locks } = await navigator.locks.query();
            if (held !== hold || hold.locked) return;
            if (locks?.some(({ name }) => name === lock_name(hold.id))) tell("game_elsewhere", hold.id);
            else wait_a_while(hold);
        }, patience);
    }

    /**
     * @param {Hold} hold
     * @param {boolean} by_force
     */
    async function hold_by_lock(hold, by_force) {
        // Waiting for a lock that another tab has goes on: it may be closed.
        for (let force = by_force; held === hold; force = false) {
            if (!force) wait_a_while(hold);
            try {
                await navigator.locks.request(lock_name(hold.id), force ? { steal: true } : { signal: hold.leave.signal }, async () => {
                    if (held !== hold) return;
                    hold.locked = true;
                    await take(hold);
                    await new Promise((release) => (hold.release = () => release(undefined)));
                });
                return;
            } catch (error) {
                if (hold.leave.signal.aborted) return;
                const taken = error instanceof DOMException && error.name === "AbortError";
                if (!taken) {
                    await take(hold); // no locks here after all; the owner in the database still counts
                    return;
                }
                elsewhere(hold.id);
            }
        }
    }

    /**
     * Without locks: whoever holds the game answers.
     * @param {Hold} hold
     * @param {boolean} by_force
     */
    function hold_by_asking(hold, by_force) {
        channel?.postMessage(by_force ? { taken: hold.id } : { wanted: hold.id });
        const answered = { yes: false };
        const listen = (/** @type {MessageEvent} */ event) => (answered.yes ||= event.data.mine === hold.id);
        channel?.addEventListener("message", listen);
        setTimeout(
            () => {
                channel?.removeEventListener("message", listen);
                if (held !== hold) return;
                if (answered.yes) tell("game_elsewhere", hold.id);
                else void take(hold);
            },
            by_force ? 0 : patience,
        );
    }

    /**
     * @param {string} id
     * @param {boolean} by_force
     */
    function hold(id, by_force) {
        let_go();
        held = { id, locked: false, granted: false, release: null, leave: new AbortController() };
        if (!database || fault) void Promise.resolve(held).then(take);
        else if (navigator.locks) void hold_by_lock(held, by_force);
        else hold_by_asking(held, by_force);
    }

    function let_go() {
        held?.leave.abort();
        held?.release?.();
        held = null;
    }

    /** @param {string} id */
    async function read_again(id) {
        if (!database || held?.id === id) return;
        try {
            /** @type {Game | undefined} */
            const game = await result_of(database.transaction("games").objectStore("games").get(id));
            if (game) memory.set(id, game.text);
            else memory.delete(id);
            tell("games_changed", id);
        } catch {
            // What is known of the game stays.
        }
    }

    channel?.addEventListener("message", ({ data }) => {
        if (data.changed) void read_again(data.changed);
        if (data.wanted && held?.granted && held.id === data.wanted) channel?.postMessage({ mine: data.wanted });
        if (data.taken && held) elsewhere(data.taken);
    });
    // A page that is kept aside for "back" plays no more until it is shown again.
    addEventListener("pagehide", () => held?.release?.());
    addEventListener("pageshow", (event) => {
        if (!event.persisted || !held) return;
        // Somebody else may have played meanwhile.
        elsewhere(held.id);
        hold(held.id, false);
    });

    return {
        /** Why games are not kept, or nothing. */
        fault: () => fault,
        ids: () => Array.from(memory.keys()),
        /** @param {string} id */
        text: (id) => memory.get(id) ?? "",
        /** @param {string} id @param {string} text */
        keep(id, text) {
            memory.set(id, text);
            waiting.set(id, text);
            void write_what_waits();
        },
        /** @param {string} id */
        drop(id) {
            memory.delete(id);
            waiting.set(id, "");
            void write_what_waits();
        },
        hold,
        let_go,
    };
}
