"""Puts the static site together.

    python3 pack.py DIST ASSETS FILE...

Copies the files and the fonts' licences to DIST, writes files.js (the sizes and fingerprints that start.js needs) and
keeps a brotli and a gzip copy beside everything that shrinks, made anew only when the file has changed. Whatever else
lies in DIST is removed.
"""
import gzip
import hashlib
import json
import os
import subprocess
import sys

COMPRESSED = (".html", ".css", ".js", ".svg", ".webmanifest", ".txt", ".wasm", ".data")


def read(path):
    with open(path, "rb") as file:
        return file.read()


def write(path, content):
    """Leaves a file that is already right untouched; says whether it was not."""
    if os.path.exists(path) and read(path) == content:
        return False
    with open(path + ".new", "wb") as file:
        file.write(content)
    os.replace(path + ".new", path)
    return True


def main():
    dist, assets, sources = sys.argv[1], sys.argv[2], sys.argv[3:]
    os.makedirs(dist, exist_ok=True)
    site = {os.path.basename(source): read(source) for source in sources}
    for name in ("text-licence.txt", "title-licence.txt"):
        site[name] = read(os.path.join(assets, "fonts", name))
    program = {name: content for name, content in site.items() if name.startswith("table.")}
    facts = {name: {"bytes": len(content), "version": hashlib.sha256(content).hexdigest()[:12]}
             for name, content in sorted(program.items())}
    site["files.js"] = ("// Made by the build: the size and the version of each part of the program.\n"
                        "/** @type {Record<string, {bytes: number, version: string}>} */\n"
                        f"export const files = {json.dumps(facts, indent=4)};\n").encode()

    kept = set()
    for name, content in site.items():
        path = os.path.join(dist, name)
        changed = write(path, content)
        kept.add(name)
        if not name.endswith(COMPRESSED):
            continue
        kept.update((name + ".br", name + ".gz"))
        if changed or not os.path.exists(path + ".br"):
            subprocess.run(["brotli", "-q", "11", "-f", "-o", path + ".br", path], check=True)
        if changed or not os.path.exists(path + ".gz"):
            write(path + ".gz", gzip.compress(content, 9, mtime=0))
    for name in os.listdir(dist):
        if name not in kept:
            os.remove(os.path.join(dist, name))


if __name__ == "__main__":
    main()
