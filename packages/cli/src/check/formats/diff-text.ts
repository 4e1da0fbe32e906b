/** Before and after as lines of a diff: what goes, then what comes. */
export function diffText(before: string, after: string | null): string {
  const lines = (text: string, sign: string) =>
    text === "" ? [] : text.split(/\r\n|\r|\n/).map((line) => `${sign} ${line}`);
  return [...lines(before, "-"), ...lines(after ?? "", "+")].join("\n");
}
