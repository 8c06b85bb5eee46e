"""Runs clang-tidy on src/ and shell/, as the build compiles them:  python3 tests/tidy.py build/native-debug

A file, or several that are compiled together, is looked at again only when it, a header that it includes, the settings or clang-tidy have changed since it was
found clean; what was clean is remembered in build/tidy. The build must be up to date: it knows which headers belong to
which file.
"""
import concurrent.futures
import hashlib
import json
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
CLEAN = os.path.join(ROOT, "build", "tidy")


def dependencies(build):
    """Object file -> the files of this project that it was made from."""
    found, current = {}, None
    listing = subprocess.run(["ninja", "-C", build, "-t", "deps"], check=True, capture_output=True, text=True).stdout
    for line in listing.splitlines():
        if line and not line.startswith(" "):
            current = found.setdefault(line.split(": #deps")[0], [])
        elif line.strip():
            path = os.path.normpath(os.path.join(build, line.strip()))
            if path.startswith((ROOT + "/src/", ROOT + "/shell/")):
                current.append(path)
    return found


def main():
    build = os.path.abspath(sys.argv[1])
    version = subprocess.run(["clang-tidy", "--version"], check=True, capture_output=True, text=True).stdout
    with open(os.path.join(ROOT, ".clang-tidy")) as settings:
        salt = version + settings.read()
    deps = dependencies(build)
    with open(os.path.join(build, "compile_commands.json")) as commands:
        commands = [dict(entry, output=re.search(r" -o (\S+)", entry["command"]).group(1)) for entry in json.load(commands)]
    commands = [entry for entry in commands if deps.get(entry["output"]) and not entry["output"].startswith("tests/")]
    if not commands:
        sys.exit("clang-tidy: nothing to look at; is the build up to date?")
    contents = {}

    def content(path):
        if path not in contents:
            with open(path, "rb") as file:
                contents[path] = hashlib.sha256(file.read()).hexdigest()
        return contents[path]

    os.makedirs(CLEAN, exist_ok=True)
    work = []
    for entry in commands:
        parts = sorted(set(deps[entry["output"]] + [entry["file"]]))
        key = salt + "".join(os.path.relpath(part, ROOT) + content(part) for part in parts)
        mark = os.path.join(CLEAN, hashlib.sha256(key.encode()).hexdigest())
        if not os.path.exists(mark):
            work.append((entry["file"], mark))

    def look(item):
        path, mark = item
        # The build's lines are g++'s, which knows warnings that clang does not.
        # Files compiled together are included by one that the build writes.
        call = ["clang-tidy", "--quiet", "--checks=-bugprone-suspicious-include", "--extra-arg=-Wno-unknown-warning-option", "-p", build, path]
        run = subprocess.run(call, capture_output=True, text=True)
        if run.returncode == 0:
            open(mark, "w").close()
        return path, run.returncode, run.stdout

    failed = 0
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        for path, status, output in pool.map(look, work):
            if status != 0:
                failed += 1
                print(output, flush=True)
    print(f"clang-tidy: {len(commands)} files, {len(work)} looked at, {failed} with findings.")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
