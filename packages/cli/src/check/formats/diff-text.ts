/** Before and after as lines of a diff: what goes, then what comes; neither where they are the same or none is known. */
export function diffText(before: string, after: string | null): string {
  const lines = (text: string, sign: string) =>
    text === "" ? [] : text.split(/\r\n|\r|\n/).map((line) => `${sign} ${line}`);
  if (after === null || after === before) return lines(before, " ").join("\n");
  return [...lines(before, "-"), ...lines(after, "+")].join("\n");
}
