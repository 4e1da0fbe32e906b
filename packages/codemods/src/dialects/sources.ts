import type { Edit } from "../edit/edit.ts";
import { withoutDoubles } from "../edit/without-doubles.ts";
import type { Evidence, PlannedFinding, SourceFile } from "../model.ts";
import { textAfter } from "../plan/text-after.ts";
import { SCOPE } from "./code-writer.ts";
import { editInSource, offsetInSource, rangeInSource, withinQuotes } from "./in-source.ts";
import type { Reading } from "./reading.ts";

/** The files as they are, beside what the engine reads them as: what it found is told and edited there. */
export interface Sources {
  /** What the engine reads; empty for a file that it does not. */
  codeOf(file: string): string;
  /** What stands in the file. */
  textOf(file: string): string;
  /** Edits of the code as edits of the files; null where one of them has no place there. */
  placeEdits(edits: readonly Edit[]): readonly Edit[] | null;
  /** A finding where it stands in the file; `edits` are those of its group. */
  placeFinding(finding: PlannedFinding, edits: readonly Edit[]): PlannedFinding;
  /** The line, from 1, on which a place of the code stands in the file. */
  lineOf(file: string, offset: number): number;
}

/** Knows the files that were read. */
export function createSources(files: readonly SourceFile[]): Sources {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const readings = new Map<string, Places>();
  for (const { path, text, reading } of files)
    if (reading) readings.set(path, createPlaces(text, reading));
  const starts = new Map<string, readonly number[]>();
  const textOf = (file: string): string => byPath.get(file)?.text ?? "";
  return {
    textOf,
    lineOf: (file, offset) => {
      const known = starts.get(file) ?? startsOf(textOf(file));
      starts.set(file, known);
      const reading = byPath.get(file)?.reading;
      return placeOf(known, reading ? offsetInSource(reading, offset) : offset)[0] + 1;
    },
    codeOf: (file) => byPath.get(file)?.reading?.code ?? textOf(file),
    placeEdits: (edits) => {
      if (readings.size === 0) return edits;
      const placed = edits.flatMap((edit) => {
        const reading = byPath.get(edit.file)?.reading;
        if (reading && isTold(reading, edit)) return [];
        return [reading ? editInSource(reading, edit) : edit];
      });
      return placed.every((edit) => edit !== null) ? withoutDoubles(placed) : null;
    },
    placeFinding: (finding, edits) => {
      if (readings.size === 0) return finding;
      const evidence = finding.evidence.map(
        (each) => readings.get(each.file)?.placeEvidence(each) ?? each,
      );
      return (
        readings.get(finding.file)?.placeFinding(finding, evidence, edits) ?? {
          ...finding,
          evidence,
        }
      );
    },
  };
}

function isTold({ told }: Reading, { start, end }: Edit): boolean {
  return told !== undefined && told.start <= start && end <= told.end;
}

interface Places {
  placeEvidence(evidence: Evidence): Evidence;
  placeFinding(
    finding: PlannedFinding,
    evidence: readonly Evidence[],
    edits: readonly Edit[],
  ): PlannedFinding;
}

/** Translates the places of one file. */
function createPlaces(text: string, reading: Reading): Places {
  const lines = { code: startsOf(reading.code), text: startsOf(text) };
  const at = (offset: number): { readonly line: number; readonly column: number } => {
    const [line, character] = placeOf(lines.text, offset);
    return { line: line + 1, column: character + 1 };
  };
  return {
    placeEvidence: (evidence) => {
      const offset = (lines.code[evidence.line - 1] ?? 0) + evidence.column - 1;
      return { ...evidence, ...at(offsetInSource(reading, offset)) };
    },
    placeFinding: (finding, evidence, edits) => {
      const start = offsetInSource(reading, finding.start);
      const { end } = rangeInSource(reading, finding) ??
        withinQuotes(reading, finding) ?? { end: start };
      const own = edits.filter((edit) => edit.file === finding.file && !isTold(reading, edit));
      const placed = own.map((edit) => editInSource(reading, edit));
      const isPlaced = end > start && placed.every((edit) => edit !== null);
      const after = isPlaced ? textAfter(text, { start, end }, withoutDoubles(placed)) : null;
      const last = at(end);
      return {
        ...finding,
        ...at(start),
        start,
        end,
        endLine: last.line,
        endColumn: last.column,
        before: text.slice(start, end),
        after: finding.after && (after ?? finding.after.replaceAll(SCOPE, "")),
        evidence,
      };
    },
  };
}

function startsOf(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map(({ index, 0: end }) => index + end.length)];
}

/** The line and the character of an offset, both from 0. */
function placeOf(starts: readonly number[], offset: number): readonly [number, number] {
  let line = 0;
  let end = starts.length;
  while (end - line > 1) {
    const middle = (line + end) >> 1;
    if ((starts[middle] ?? 0) <= offset) line = middle;
    else end = middle;
  }
  return [line, offset - (starts[line] ?? 0)];
}
