import type { Finding } from "@habitshift/codemods";
import type { BaselineEntry } from "../checked.ts";
import { entryOf } from "./baseline.ts";

/** What a baseline knew of what is found. */
export interface Comparison<Found extends Finding> {
  readonly findings: readonly (Found & { readonly baseline: "new" | "known" })[];
  /** Entries of which nothing is found any more. */
  readonly fixed: readonly BaselineEntry[];
  /** Entries that stay as they are: what is found is the same, or their files were not looked into. */
  readonly kept: readonly BaselineEntry[];
  /** Entries whose file has another name now, with what they are there. */
  readonly moved: readonly { readonly from: BaselineEntry; readonly to: BaselineEntry }[];
}

/** What became of the files of a baseline. */
export interface FileStates {
  /** Whether a run looks there at all. */
  isInScope(file: string): boolean;
  /** Whether what is in a file could not be seen. */
  isUnseen(file: string): boolean;
  isThere(file: string): boolean;
}

/**
 * Tells what is new from what a baseline knew. A finding in another file is known where the file that the
 * baseline names is gone, and the same code of the same change stands there.
 */
export function compareBaseline<Found extends Finding>(
  findings: readonly Found[],
  entries: readonly BaselineEntry[],
  files: FileStates,
): Comparison<Found> {
  const prints = new Set(findings.map(({ fingerprint }) => fingerprint));
  const names = new Set(entries.map(({ fingerprint }) => fingerprint));
  const isKept = ({ fingerprint, file }: BaselineEntry) =>
    prints.has(fingerprint) || !files.isInScope(file) || files.isUnseen(file);
  const gone = entries.filter((entry) => !isKept(entry));
  const vanished = groupBy(
    gone.filter(({ file }) => !files.isThere(file)),
    codeOf,
  );
  const movedTo = new Map<BaselineEntry, BaselineEntry>();
  const judged = findings.map((finding) => {
    if (names.has(finding.fingerprint)) return { ...finding, baseline: "known" as const };
    const to = entryOf(finding);
    const from = takeFrom(vanished.get(codeOf(to)), to.file);
    if (from === undefined) return { ...finding, baseline: "new" as const };
    movedTo.set(from, to);
    return { ...finding, baseline: "known" as const };
  });
  return {
    findings: judged,
    fixed: gone.filter((entry) => !movedTo.has(entry)),
    kept: entries.filter(isKept),
    moved: [...movedTo].map(([from, to]) => ({ from, to })),
  };
}

/** The entry of a file of the same name is the likeliest. */
function takeFrom(entries: BaselineEntry[] | undefined, file: string): BaselineEntry | undefined {
  const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
  const same = entries?.findIndex((entry) => nameOf(entry.file) === nameOf(file)) ?? -1;
  return entries?.splice(Math.max(same, 0), 1)[0];
}

function codeOf({ change, before }: BaselineEntry): string {
  return `${change}\n${before}`;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
