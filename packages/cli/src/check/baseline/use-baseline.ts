import type { Finding } from "@habitshift/codemods";
import type { BaselineEntry, BaselineUse } from "../checked.ts";
import { entryOf } from "./baseline.ts";
import { compareBaseline, type FileStates } from "./compare-baseline.ts";
import type { StoredBaseline } from "./read-baseline.ts";
import { renderBaseline } from "./render-baseline.ts";

/** What a user wants of a baseline. */
export interface BaselineWish {
  /** As the user calls it. */
  readonly file: string;
  /** What is fixed is to be taken out of it; where there is none, one is to be written. */
  readonly update: boolean;
  /** What is new is to be taken in, too. */
  readonly acceptNew: boolean;
}

/** What a baseline says of findings, and what it is to become. */
export interface UsedBaseline<Found extends Finding> {
  readonly findings: readonly (Found & { readonly baseline: "new" | "known" })[];
  readonly fixed: readonly BaselineEntry[];
  readonly baseline: BaselineUse;
  /** The new text of the file; null where it stays as it is. */
  readonly text: string | null;
}

/**
 * Judges findings by a baseline, and brings it up to date where that is wanted. A baseline that there is gets
 * fewer entries only, unless the user says that what is new is to be taken in.
 *
 * @param stored - Null: there is none yet.
 */
export function useBaseline<Found extends Finding>(
  found: readonly Found[],
  stored: StoredBaseline | null,
  { file, update, acceptNew }: BaselineWish,
  files: FileStates,
): UsedBaseline<Found> {
  const before = compareBaseline(found, stored?.entries ?? [], files);
  const count = (mark: "new" | "known") =>
    before.findings.filter(({ baseline }) => baseline === mark).length;
  if (!update) {
    const baseline = { file, known: count("known"), new: count("new"), update: null };
    return { findings: before.findings, fixed: before.fixed, baseline, text: null };
  }
  const takesNew = acceptNew || stored === null;
  const added = takesNew ? before.findings.filter(({ baseline }) => baseline === "new") : [];
  const entries = [...before.kept, ...before.moved.map(({ to }) => to), ...added.map(entryOf)];
  const text = renderBaseline(entries);
  return {
    findings: takesNew
      ? before.findings.map((finding) => ({ ...finding, baseline: "known" as const }))
      : before.findings,
    fixed: before.fixed,
    baseline: {
      file,
      known: count("known") + added.length,
      new: count("new") - added.length,
      update: {
        isCreated: stored === null,
        added: added.length,
        pruned: before.fixed.length,
        moved: before.moved.length,
        total: entries.length,
      },
    },
    text: text === stored?.text ? null : text,
  };
}
