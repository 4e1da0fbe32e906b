import { appendFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { stranger, user } from "./make-tree.js";

const require = createRequire(import.meta.url);
const here = import.meta.dirname;
const program = join(here, "../packages/cli/bin/habitshift.js");

/** The path of a file of an installed package; null where it is not there. */
function locate(specifier, from = require) {
  try {
    return from.resolve(specifier);
  } catch {
    return null;
  }
}

/** The binary that a package has in another one for this system. */
function binaryOf(name, suffixes, file) {
  const manifest = locate(`${name}/package.json`) ?? locate(name);
  if (manifest === null) return null;
  const system = `${process.platform}-${process.arch}`;
  const found = suffixes.map((suffix) =>
    locate(`${name}-${system}${suffix}/${file}`, createRequire(manifest)),
  );
  return found.find((path) => path !== null) ?? null;
}

const windows = process.platform === "win32" ? ".exe" : "";
const ripgrep = binaryOf("@vscode/ripgrep", [""], `bin/rg${windows}`);
const astGrep = binaryOf("@ast-grep/cli", ["-gnu", "-msvc", ""], `ast-grep${windows}`);
const jscodeshift = locate("jscodeshift/bin/jscodeshift.js");

/**
 * What is measured on a folder: the command, or null where it is not installed; `slow` ones run once, and `warm`
 * ones once more before, as they keep what they find out for the next run. What happens between two runs is `prepare`.
 *
 * @param {string} root
 * @param {string} cache - Where habitshift keeps what it finds out.
 */
export function contenders(root, cache) {
  const node = process.execPath;
  let edits = 0;
  const edit = (file) => () => appendFileSync(join(root, file), `// edit ${edits++}\n`);
  const forget = () => {
    rmSync(join(cache, "habitshift/answers"), { recursive: true, force: true });
    // What was written a moment ago is not believed, as nobody waits for in a first run.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000);
  };
  const migrate = { command: [node, program, "migrate"], env: { NODE_COMPILE_CACHE: cache } };
  return [
    { name: "floor", command: [node, join(here, "floor.js"), root] },
    { ...migrate, name: "  first in the folder", prepare: forget },
    { ...migrate, name: "habitshift migrate", warm: true },
    { ...migrate, name: "  after an edit", prepare: edit(user) },
    { ...migrate, name: "  after one elsewhere", prepare: edit(stranger) },
    { ...migrate, name: "  with nothing kept", env: { NODE_DISABLE_COMPILE_CACHE: "1" } },
    { name: "ripgrep", command: ripgrep && [ripgrep, "-c", "/api/v1|\\.title\\b", "."] },
    { name: "ast-grep", slow: true, command: astGrep && [astGrep, "run", "-p", "$A.title", "."] },
    {
      name: "jscodeshift, by name",
      slow: true,
      command: jscodeshift && [
        node,
        jscodeshift,
        "--dry",
        "--silent",
        "--run-in-band",
        "--parser=ts",
        "-t",
        join(here, "rename-by-name.cjs"),
        ".",
      ],
    },
  ];
}

/** What a user waits for before anything is asked for. */
export const starts = [
  { name: "node -e 0", command: [process.execPath, "-e", "0"] },
  { name: "habitshift --help", command: [process.execPath, program, "--help"] },
];
