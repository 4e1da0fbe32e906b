import type { ConvertedText } from "./convert-document.ts";
import type { ConvertedDocument } from "./converted-document.ts";
import type { Failure } from "./entry.ts";

/** The result of a document whose parts were converted, as its text. */
export function documentResult(
  { value, logs, notes, problems, taken }: ConvertedDocument<unknown>,
  text: string | null,
): ConvertedText {
  const failures = problems.map(({ pointer, ...problem }) => ({ ...problem, pointers: [pointer] }));
  return { text, value, logs, notes, failures, kinds: taken, isForeign: false };
}

/** The result of a document that could not be converted. */
export function failedResult(failures: readonly Failure[]): ConvertedText {
  const nothing = { text: null, value: null, kinds: new Map(), logs: [], notes: [] };
  return { ...nothing, failures, isForeign: false };
}
