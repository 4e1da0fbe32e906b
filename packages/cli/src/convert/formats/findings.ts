import type { ConvertedLog, Note, RequestOptions } from "@habitshift/converter";
import type { ConvertedDocument, Problem } from "../converted-document.ts";

/** What is gathered while a document is converted, and what is known of its units. */
export interface Findings {
  readonly units: RequestOptions["units"];
  readonly logs: ConvertedLog[];
  readonly notes: Note[];
  readonly problems: Problem[];
  readonly taken: Map<string, number>;
}

/** Findings of which there are none yet. */
export function noFindings(units: RequestOptions["units"] = undefined): Findings {
  return { units, logs: [], notes: [], problems: [], taken: new Map() };
}

/** Counts one more of what was converted. */
export function countTaken({ taken }: Findings, what: string): void {
  taken.set(what, (taken.get(what) ?? 0) + 1);
}

/** Adds notes on a part of a document, and where in it they point to. */
export function addNotes(
  { notes }: Findings,
  added: readonly Note[],
  placeOf: (pointer: string) => string,
): void {
  for (const note of added) notes.push({ ...note, pointer: placeOf(note.pointer) });
}

/** A document and what was found in it. */
export function documentOf<T>(value: T, { units, ...found }: Findings): ConvertedDocument<T> {
  return { value, ...found };
}

/** A document that has no part to convert. */
export function untouched<T>(value: T): ConvertedDocument<T> {
  return documentOf(value, noFindings());
}
