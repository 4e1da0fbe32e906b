import { createHash } from "node:crypto";
import type { Answers, Project } from "@habitshift/codemods";

/** What the bytes of a file say: it may speak of v1, it names what v1 has, or neither. */
export type Verdict = "candidate" | "silent" | "nothing";

/** What the bytes of files said in an earlier run, by how the files look from outside. */
export interface KeptVerdicts {
  /** Null: not known, or the file looks otherwise now. */
  of(file: string): Verdict | null;
  keep(file: string, verdict: Verdict): void;
  /** Writes down what was kept, for the next run. */
  save(): void;
}

type Kept = { readonly [file: string]: readonly [signature: string, verdict: Verdict] };

/** @param answers - Where they are kept; undefined: nowhere. */
export function createKeptVerdicts(
  project: Project,
  services: readonly string[],
  answers: Answers | undefined,
): KeptVerdicts {
  if (answers === undefined) return { of: () => null, keep: () => {}, save: () => {} };
  const digest = createHash("sha256").update(JSON.stringify([project.root, services]));
  const name = `documents-${digest.digest("hex").slice(0, 16)}.json`;
  const before = parse(answers.read(name));
  const after = new Map<string, readonly [string, Verdict]>();
  let isChanged = false;
  const signatureOf = (file: string) => project.signature?.(file) ?? null;
  return {
    of(file) {
      const signature = signatureOf(file);
      const kept = Object.hasOwn(before, file) ? before[file] : undefined;
      if (signature === null || kept?.[0] !== signature) return null;
      after.set(file, kept);
      return kept[1];
    },
    keep(file, verdict) {
      const signature = signatureOf(file);
      if (signature === null) return;
      after.set(file, [signature, verdict]);
      isChanged = true;
    },
    save() {
      if (isChanged || after.size !== Object.keys(before).length)
        answers.keep(name, () => JSON.stringify(Object.fromEntries(after)));
    },
  };
}

/** What an earlier run left; nothing where that is not whole. */
function parse(text: string | undefined): Kept {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? (value as Kept) : {};
  } catch {
    return {};
  }
}
