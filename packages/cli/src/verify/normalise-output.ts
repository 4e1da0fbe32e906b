/** What is another in every run, and of no account. */
const passing: readonly (readonly [RegExp, string])[] = [
  [/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?/g, "<time>"],
  [/\b\d\d?:\d\d:\d\d(?:\.\d+)?(?: [AP]M)?\b/g, "<time>"],
  [/\b\d+(?:\.\d+)? ?(?:ms|µs|μs|ns)\b/g, "<time>"],
  [/\b\d+\.\d+ ?s(?:ec(?:onds?)?)?\b/g, "<time>"],
  [/\b(duration(?:_ms)?|took|elapsed|time)(:? +)\d+(?:\.\d+)?( ?s)?\b/gi, "$1$2<time>"],
  [/\(node:\d+\)/g, "(node)"],
  [/\b(pid:? +)\d+/gi, "$1<pid>"],
];

const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;

/** Where a run was, which is another place each time. */
export interface Surroundings {
  /** The sandbox's, as given to the command. */
  readonly url: string;
  /** The copy it ran in. */
  readonly folder: string;
}

/** The lines of a run's output, with its own addresses and folders under the same names in each run. */
export function placelessLines(text: string, { url, folder }: Surroundings): string[] {
  const { host, port } = new URL(url);
  return text
    .replaceAll("\r\n", "\n")
    .replaceAll(folder, "<folder>")
    .replaceAll(host, "<sandbox>")
    .replaceAll(`localhost:${port}`, "<sandbox>")
    .replaceAll(new RegExp(`(?<=port[ =:]{1,2})${port}\\b`, "gi"), "<port>")
    .split("\n");
}

/** Lines without moments, durations and process ids, and with ids by the order in which they come. */
export function timelessLines(lines: readonly string[]): string[] {
  const ids = new Map<string, string>();
  return lines.map((line) => {
    const named = line.replaceAll(uuid, (id) => {
      const known = ids.get(id) ?? `<id ${ids.size + 1}>`;
      ids.set(id, known);
      return known;
    });
    return passing.reduce((text, [pattern, name]) => text.replaceAll(pattern, name), named);
  });
}
