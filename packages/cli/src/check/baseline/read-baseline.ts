import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { explainReadFailure } from "@habitshift/codemods/read-error";
import { UsageError } from "../../usage-error.ts";
import type { BaselineEntry } from "../checked.ts";
import { parseBaseline } from "./parse-baseline.ts";

/** A baseline as it stands in a file; a file that is not there has none. */
export interface StoredBaseline {
  readonly text: string;
  readonly entries: readonly BaselineEntry[];
}

/**
 * Reads the baseline that a user names; null where there is no such file.
 *
 * @throws UsageError - where it cannot be read.
 */
export function readBaseline(cwd: string, name: string): StoredBaseline | null {
  const text = readText(resolve(cwd, name), name);
  return text === null ? null : { text, entries: parseBaseline(text, name) };
}

function readText(path: string, name: string): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    if (error instanceof Error && "syscall" in error)
      throw new UsageError(`${name} cannot be read: ${explainReadFailure(error)}`, {
        cause: error,
      });
    throw new UsageError(`${name} cannot be read: it is not UTF-8`, { cause: error });
  }
}
