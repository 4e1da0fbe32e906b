import { keyHeader, requiredHeaders, tokenHeader } from "@habitshift/schemas";

/** The header that says what a body is. */
export const contentType = "Content-Type";

const judged = [...requiredHeaders.map(({ name }) => name), keyHeader, tokenHeader, contentType];
const lengths = new Set(judged.map(({ length }) => length));

/** Whether a header may be one that is judged, by what is cheap to look at: requests have many others. */
export function mayBeJudged(name: string): boolean {
  return lengths.has(name.length);
}
