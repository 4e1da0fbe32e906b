import type { Change, Source } from "@habitshift/schemas";
import type { Style } from "./style.ts";

const automatic = {
  yes: "automatic",
  "with-habit-id": "automatic with a habit id at hand",
  partly: "partly automatic",
  report: "reported, nothing is edited",
  person: "for a person",
} as const satisfies Record<Change["automatic"], string>;

const ends = {
  "v1-sunset": "ends with the v1 sunset",
  v3: "ends with v3.0",
} as const satisfies Record<Change["ends"], string>;

/** All changes, a line each. */
export function renderChanges(changes: readonly Change[], style: Style): string {
  const width = Math.max(...changes.map((change) => change.id.length));
  const lines = changes.map(({ id, title }) => `${style.bold(id.padEnd(width))}  ${title}\n`);
  return `${lines.join("")}\nhabitshift changes ID explains one.\n`;
}

/** One change with all that a reader needs to deal with it. */
export function renderChange(change: Change, style: Style): string {
  const block = (title: string, text: string, paint: (text: string) => string) =>
    `${style.dim(title)}\n${text
      .split("\n")
      .map((line) => `  ${paint(line)}\n`)
      .join("")}`;
  return [
    `${style.bold(change.id)}  ${change.title}\n`,
    `${change.summary}\n${change.fix}\n`,
    block("before", change.before, style.red),
    block("after", change.after, style.green),
    `${automatic[change.automatic]}; ${ends[change.ends]}; ${describeSource(change.source)}\n`,
  ].join("\n");
}

function describeSource(source: Source): string {
  return source.kind === "specification"
    ? `from section ${source.section} of the specification`
    : `by our decision on ${source.topic}`;
}
