import { digestOf } from "../kept/digest-of.ts";
import { parseKept } from "../kept/parse-kept.ts";
import type { Rewrite } from "../model.ts";
import type { Answers } from "./kept-answers.ts";

/** Which rewrites an earlier run found to parse. */
export interface KeptParses {
  has(rewrite: Rewrite): boolean;
  /** Tells that one parses. */
  add(rewrite: Rewrite): void;
  /** Keeps what this run was told for the next. */
  keep(): void;
}

/**
 * @param answers - Null where nothing is kept.
 * @param root - Of the project; absolute.
 */
export function createKeptParses(answers: Answers | null, root: string): KeptParses {
  if (!answers) return { has: () => false, add: () => {}, keep: () => {} };
  const name = `parses-${digestOf(root)}.json`;
  const before = new Set(parseKept<readonly string[]>(answers.read(name)));
  const now = new Set<string>();
  return {
    has: (rewrite) => before.has(nameOf(rewrite)),
    add: (rewrite) => void now.add(nameOf(rewrite)),
    keep: () => {
      const isSame = now.size === before.size && [...now].every((digest) => before.has(digest));
      if (!isSame) answers.keep(name, () => JSON.stringify([...now]));
    },
  };
}

/** How a file is read depends on its path, and what may be wrong with it on what was wrong before. */
function nameOf({ after, before, file }: Rewrite): string {
  return digestOf(JSON.stringify([file, before, after]));
}
