// Serves a folder of static files to this machine's browsers: node web/serve.mjs [FOLDER [PORT]]. Takes the next free
// port if that one is in use, and sends the compressed copies that lie beside the files.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";

/** @type {Record<string, string>} */
const types = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
};

/**
 * Listens on the port or the next free one; port 0 takes any. The site appears below `prefix`, which ends in "/".
 * @param {string} folder
 * @param {number} port
 * @param {string} [prefix]
 * @returns {Promise<{port: number, close: () => Promise<void>}>}
 */
export function serve(folder, port, prefix = "/") {
    const root = resolve(folder);
    const server = createServer((request, response) => {
        let path;
        try {
            path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
        } catch {
            response.writeHead(400).end();
            return;
        }
        if (!path.startsWith(prefix)) {
            response.writeHead(404).end();
            return;
        }
        path = path.slice(prefix.length - 1);
        let file = join(root, normalize(path.endsWith("/") ? path + "index.html" : path));
        if (!file.startsWith(root + sep) || !existsSync(file) || !statSync(file).isFile()) {
            response.writeHead(404, { "Content-Type": "text/plain" }).end("There is nothing here.\n");
            return;
        }
        /** @type {Record<string, string>} */
        const headers = {
            "Content-Type": types[extname(file)] ?? "application/octet-stream",
            "Cache-Control": "no-cache",
            Vary: "Accept-Encoding",
        };
        const accepted = String(request.headers["accept-encoding"] ?? "");
        for (const [encoding, suffix] of [["br", ".br"], ["gzip", ".gz"]]) {
            if (accepted.includes(encoding) && existsSync(file + suffix)) {
                headers["Content-Encoding"] = encoding;
                file += suffix;
                break;
            }
        }
        const facts = statSync(file);
        headers.ETag = `"${facts.mtimeMs.toString(36)}-${facts.size.toString(36)}-${headers["Content-Encoding"] ?? "id"}"`;
        if (request.headers["if-none-match"] === headers.ETag) {
            response.writeHead(304, headers).end();
            return;
        }
        headers["Content-Length"] = String(facts.size);
        response.writeHead(200, headers);
        if (request.method === "HEAD") response.end();
        else createReadStream(file).pipe(response);
    });
    return new Promise((done, failed) => {
        let tries = 0;
        server.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
            if (error.code === "EADDRINUSE" && ++tries < 100) server.listen(port + tries, "127.0.0.1");
            else failed(error);
        });
        server.on("listening", () => {
            const address = server.address();
            if (address === null || typeof address === "string") return;
            done({
                port: address.port,
                close: () =>
                    new Promise((closed) => {
                        server.close(() => closed());
                        server.closeAllConnections();
                    }),
            });
        });
        server.listen(port, "127.0.0.1");
    });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
    const wanted = Number(process.argv[3] ?? 8080);
    const { port } = await serve(process.argv[2] ?? "dist", wanted);
    if (port !== wanted) console.log(`Bastide: port ${wanted} is taken.`);
    console.log(`Bastide: open http://localhost:${port} in a browser. Ctrl+C ends it.`);
}
