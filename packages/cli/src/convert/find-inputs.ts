import { statSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { discover } from "@habitshift/codemods/discover";
import { UsageError } from "../usage-error.ts";

/** A file to convert. */
export interface InputFile {
  /** Absolute. */
  readonly path: string;
  /** As it is shown: relative to the working folder, with `/`. */
  readonly name: string;
  /** True where the user named it, and not only a folder above it. */
  readonly isNamed: boolean;
}

const payloadName = /\.(?:json|ndjson|jsonl|har|csv)$/i;

/**
 * The files that a command line names: files as they are, and below folders those that may hold
 * payloads, but for what git ignores.
 *
 * @throws NoSuchPathError - where a path does not exist; UsageError - where there is nothing to read.
 */
export function findInputs(cwd: string, paths: readonly string[]): InputFile[] {
  const inputs = new Map<string, InputFile>();
  const add = (path: string, isNamed: boolean) => {
    const name = relative(cwd, path).split(sep).join("/");
    if (isNamed || !inputs.has(path)) inputs.set(path, { path, name, isNamed });
  };
  for (const path of paths) {
    const target = resolve(cwd, path);
    if (statSync(target, { throwIfNoEntry: false })?.isFile()) {
      add(target, true);
      continue;
    }
    const found = discover({
      root: cwd,
      paths: [path],
      patterns: null,
      isWanted: (name) => payloadName.test(name),
    });
    for (const file of found.files) add(resolve(found.root, file.path), false);
  }
  if (inputs.size === 0) {
    throw new UsageError(`no JSON, NDJSON, HAR or CSV in ${paths.join(", ")}`);
  }
  return [...inputs.values()];
}
