import { realpathSync, statSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { discover } from "@habitshift/codemods/discover";
import { UsageError } from "../usage-error.ts";

/** A file to convert. */
export interface InputFile {
  /** Absolute; where links lead to. */
  readonly path: string;
  /** As it is shown: relative to the working folder, with `/`. */
  readonly name: string;
  /** True where the user named it, and not only a folder above it. */
  readonly isNamed: boolean;
}

/** What a command line names. */
export interface Inputs {
  readonly files: readonly InputFile[];
  /** What was not looked into, and why. */
  readonly skipped: readonly { readonly name: string; readonly reason: string }[];
}

/** Which files below a folder are looked at. */
interface WantedFiles {
  readonly name: RegExp;
  /** What they are, in words. */
  readonly words: string;
}

const payloads: WantedFiles = {
  name: /\.(?:json|ndjson|jsonl|har|csv)$/i,
  words: "JSON, NDJSON, HAR or CSV",
};

/**
 * The files that a command line names: files as they are, and below folders those that are wanted, but
 * for what git ignores.
 *
 * @param notThese - Absolute paths of files that are written, and so are no inputs.
 * @throws NoSuchPathError - where a path does not exist; UsageError - where there is nothing to read.
 */
export function findInputs(
  cwd: string,
  paths: readonly string[],
  notThese: ReadonlySet<string>,
  wanted: WantedFiles = payloads,
): Inputs {
  const files = new Map<string, InputFile>();
  const skipped: { name: string; reason: string }[] = [];
  const nameOf = (path: string) => relative(cwd, path).split(sep).join("/");
  const add = (path: string, shown: string, isNamed: boolean) => {
    const known = files.get(path);
    if (known === undefined || (isNamed && !known.isNamed)) {
      files.set(path, { path, name: nameOf(shown), isNamed });
    }
  };
  for (const path of paths) {
    const target = resolve(cwd, path);
    const status = statSync(target, { throwIfNoEntry: false });
    if (status !== undefined && !status.isDirectory()) {
      // A pipe has no real path.
      add(status.isFile() ? realpathSync(target) : target, target, true);
      continue;
    }
    const found = discover({
      root: cwd,
      paths: [path],
      patterns: null,
      isWanted: (name) => wanted.name.test(name),
    });
    for (const file of found.files) {
      const own = resolve(found.root, file.path);
      if (!notThese.has(own)) add(own, resolve(cwd, file.path), false);
    }
    skipped.push(...found.skipped.map(({ file, reason }) => ({ name: file, reason })));
    const closed = found.omitted.filter(({ code }) => code === "unreadable");
    skipped.push(...closed.map(({ folder, reason }) => ({ name: folder, reason })));
  }
  if (files.size === 0) {
    const reasons = skipped.map(({ name, reason }) => `\n  ${name}: ${reason}`).join("");
    throw new UsageError(`no ${wanted.words} in ${paths.join(", ")}${reasons}`);
  }
  return { files: [...files.values()], skipped };
}
