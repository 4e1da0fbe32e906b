import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readTree, type Tree, writeTree } from "../codemods/tree.ts";

const repository = join(import.meta.dirname, "../..");
const program = join(repository, "packages/cli/bin/habitshift.js");

interface Outcome {
  readonly status: number | null;
  /** All that was printed. */
  readonly output: string;
}

/** A user's project, with the packages where a package manager puts them. */
export interface InstalledProject {
  readonly root: string;
  /** Starts anew with these files. */
  install(tree: Tree): void;
  /** The user's files, as they are now. */
  files(): Tree;
  migrate(...args: readonly string[]): Outcome;
  /** Runs jscodeshift with the transform of a change, or `all`. */
  shift(name: string, args: readonly string[], env?: Readonly<Record<string, string>>): Outcome;
  remove(): void;
}

export function createInstalledProject(): InstalledProject {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "jscodeshift-")));
  const remove = () => rmSync(root, { recursive: true, force: true });
  const start = (script: string, args: readonly string[], env = {}): Outcome => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      cwd: root,
      encoding: "utf8",
      env: { PATH: process.env.PATH, CI: "true", NO_COLOR: "1", ...env },
    });
    return { status, output: stdout + stderr };
  };
  return {
    root,
    remove,
    install: (tree) => {
      remove();
      const modules = join(root, "node_modules");
      mkdirSync(join(modules, "@habitshift"), { recursive: true });
      writeTree(root, tree);
      symlinkSync(join(repository, "packages/codemods"), join(modules, "@habitshift/codemods"));
      symlinkSync(join(repository, "test/node_modules/jscodeshift"), join(modules, "jscodeshift"));
    },
    files: () =>
      Object.fromEntries(
        Object.entries(readTree(root)).filter(([path]) => !path.startsWith("node_modules/")),
      ),
    migrate: (...args) => start(program, ["migrate", ...args]),
    shift: (name, args, env) =>
      start(
        "node_modules/jscodeshift/bin/jscodeshift.js",
        ["-t", `node_modules/@habitshift/codemods/jscodeshift/${name}.js`, ...args],
        env,
      ),
  };
}
