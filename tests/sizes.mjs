// What a first visit costs: the compressed sizes of all files that the page asks for. Fails above the limit.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const limit = 600 * 1024;
const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const page = readFileSync(join(dist, "index.html"), "utf8");
const linked = Array.from(page.matchAll(/(?:href|src)="([^"#:]+)"/g), (match) => match[1]);
const files = [...new Set(["index.html", ...linked, "table.js", "table.wasm", "table.data"])];

let sum = 0;
for (const name of files) {
    const bytes = statSync(join(dist, `${name}.br`)).size;
    sum += bytes;
    console.log(`${String(bytes).padStart(8)}  ${name}`);
}
console.log(`${String(sum).padStart(8)}  in all, brotli (at most ${limit})`);
if (sum > limit) {
    console.error("A first visit is too large.");
    process.exit(1);
}
