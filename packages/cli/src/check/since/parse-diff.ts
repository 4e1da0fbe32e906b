/** A run of lines of a file; counts from 1, the last one included. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/** The lines that a diff without context adds or changes, by the new name of the file. */
export function parseDiff(diff: string): Map<string, LineRange[]> {
  const files = new Map<string, LineRange[]>();
  const lines = diff.split("\n");
  let ranges: LineRange[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const name = /^\+\+\+ (.*)$/s.exec(line)?.[1];
    if (name !== undefined) {
      ranges = [];
      files.set(nameIn(name), ranges);
      continue;
    }
    const hunk = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (hunk === null) continue;
    const [removed, first, added] = [Number(hunk[1] ?? 1), Number(hunk[2]), Number(hunk[3] ?? 1)];
    if (added > 0) ranges.push({ first, last: first + added - 1 });
    // What stands in a hunk may look like anything.
    at = endOfHunk(lines, at, removed + added);
  }
  return files;
}

function endOfHunk(lines: readonly string[], start: number, count: number): number {
  let at = start;
  for (let left = count; left > 0 && at + 1 < lines.length; at += 1)
    if (!lines[at + 1]?.startsWith("\\")) left -= 1;
  return at;
}

/** A name as git writes it behind `+++`: with `b/` in front, a tab behind it where it has blanks, or quoted. */
function nameIn(written: string): string {
  const name = written.startsWith('"') ? unquote(written.trimEnd()) : written.replace(/\t$/, "");
  return name.replace(/^b\//, "");
}

const escapes: Readonly<Record<string, string>> = {
  a: "\u0007",
  b: "\b",
  t: "\t",
  n: "\n",
  v: "\v",
  f: "\f",
  r: "\r",
};

function unquote(quoted: string): string {
  return quoted.slice(1, -1).replace(/\\(?:([0-7]{3})|(.))/g, (_, octal?: string, letter = "") => {
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
    return escapes[letter] ?? letter;
  });
}
