import type { Rewrite } from "@habitshift/codemods";
import type { Fix, Replacement } from "sarif";
import { diffHunks } from "../../report/diff-hunks.ts";
import type { ReportedFinding } from "../../report/report.ts";
import { sarifText } from "./sarif-text.ts";
import { sarifUri } from "./sarif-uri.ts";

/** The rewrites that a group of edits makes alone; none where they are not known. */
export type RewritesOf = (group: string) => readonly Rewrite[];

/** Larger fixes are read and made with `habitshift migrate`. */
const mostReplacements = 100;

/** Each group is a plan of its own, and its fix stands at each of its results: a log of them has to end. */
const mostGroups = 200;
const mostInLog = 20_000;

/** The fix of a finding: all the edits of its group, as they only make sense together; null where none is told. */
export function createFixes(
  prefix: string,
  rewritesOf: RewritesOf,
): (finding: ReportedFinding) => Fix | null {
  const fixes = new Map<string, Fix | null>();
  let left = mostInLog;
  return ({ group, after, status }) => {
    if (group === null || after === null || status !== "proposed") return null;
    const fix =
      fixes.get(group) ??
      (fixes.has(group) || fixes.size >= mostGroups
        ? null
        : toFix(prefix, rewritesOf(group), group));
    fixes.set(group, fix);
    left -= fix === null ? 0 : sizeOf(fix);
    return left < 0 ? null : fix;
  };
}

/** None where it creates a file, which a fix of SARIF cannot, or is too large. */
function toFix(prefix: string, rewrites: readonly Rewrite[], group: string): Fix | null {
  const artifactChanges = rewrites.map(({ file, before, after }) => ({
    artifactLocation: { uri: sarifUri(prefix, file) },
    replacements: before === null ? [] : replacementsOf(before, after),
  }));
  if (artifactChanges.some(({ replacements }) => replacements.length === 0)) return null;
  const fix = { description: { text: `Make the edits of group ${group}` }, artifactChanges };
  return artifactChanges.length === 0 || sizeOf(fix) > mostReplacements ? null : fix;
}

function sizeOf({ artifactChanges }: Fix): number {
  return artifactChanges.reduce((sum, { replacements }) => sum + replacements.length, 0);
}

/** Whole lines, so that each stands for itself whatever the columns are counted in. */
function replacementsOf(before: string, after: string): Replacement[] {
  // Where lines end is a matter of opinion there, and a fix must not be.
  if (/\r(?!\n)|[\u2028\u2029]/.test(before)) return [];
  const old = before.split(/(?<=\n)/);
  return diffHunks(before, after, 0).map(({ oldStart, oldLines, lines }) => ({
    deletedRegion: {
      startLine: oldStart,
      startColumn: 1,
      ...endOf(old, oldStart + oldLines),
    },
    insertedContent: { text: sarifText(addedText(lines)) },
  }));
}

/** Where the lines before a line end: at its first column, or behind the last one that has no end of its own. */
function endOf(old: readonly string[], line: number): { endLine: number; endColumn: number } {
  const last = old[line - 2] ?? "\n";
  return last.endsWith("\n")
    ? { endLine: line, endColumn: 1 }
    : { endLine: line - 1, endColumn: last.length + 1 };
}

/** What a hunk adds; a line that begins with a backslash says that the one before it has no end. */
function addedText(lines: readonly string[]): string {
  return lines
    .flatMap((line, at) => {
      const end = lines[at + 1]?.startsWith("\\") ? "" : "\n";
      return line.startsWith("+") ? [line.slice(1) + end] : [];
    })
    .join("");
}
