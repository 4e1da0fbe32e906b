import { diffLines, diffWordsWithSpace } from "diff";
import { html, type Markup } from "./markup.ts";

interface Line {
  readonly sign: "-" | "+" | " ";
  readonly text: string;
}

/** Before and after as a diff by lines; in a line that became another, the words that differ are marked. */
export function diffView(before: string, after: string | null): Markup {
  const lines = linesOf(normal(before), after === null ? null : normal(after));
  const rows: Markup[] = [];
  for (let at = 0; at < lines.length; ) {
    const removed = run(lines, at, "-");
    const added = run(lines, at + removed.length, "+");
    const isPaired = removed.length === added.length;
    rows.push(
      ...removed.map((line, index) => row(line, isPaired ? added[index] : undefined)),
      ...added.map((line, index) => row(line, isPaired ? removed[index] : undefined)),
    );
    at += removed.length + added.length;
    const line = lines[at];
    if (line?.sign !== " ") continue;
    rows.push(row(line, undefined));
    at += 1;
  }
  return html`<pre class="diff" tabindex="0" aria-label="${after === null ? "v1 code" : "before and after"}"><code>${rows}</code></pre>`;
}

function normal(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n");
}

function linesOf(before: string, after: string | null): Line[] {
  // What becomes of it is for a person to say.
  if (after === null) return split(before, " ");
  return diffLines(`${before}\n`, `${after}\n`)
    .flatMap(({ value, added, removed }) =>
      split(value.replace(/\n$/, ""), added ? "+" : removed ? "-" : " "),
    )
    .filter(({ sign, text }) => text !== "" || sign === " " || (before !== "" && after !== ""));
}

function split(text: string, sign: Line["sign"]): Line[] {
  return text.split("\n").map((line) => ({ sign, text: line }));
}

function run(lines: readonly Line[], start: number, sign: Line["sign"]): Line[] {
  const end = lines.findIndex((line, at) => at >= start && line.sign !== sign);
  return lines.slice(start, end === -1 ? undefined : end);
}

const kinds = { "-": "gone", "+": "come", " ": "same" } as const;

function row({ sign, text }: Line, other: Line | undefined): Markup {
  return html`<span class="row ${kinds[sign]}"><span class="mark">${sign}</span>${words(sign, text, other)}
</span>`;
}

/** The words of a line; those that the other line has not are marked, unless that were all of them. */
function words(sign: Line["sign"], text: string, other: Line | undefined): Markup | string {
  if (other === undefined) return text;
  const pieces =
    sign === "-" ? diffWordsWithSpace(text, other.text) : diffWordsWithSpace(other.text, text);
  const own = pieces.filter(({ added, removed }) => (sign === "-" ? !added : !removed));
  if (!own.some(({ added, removed, value }) => !added && !removed && value.trim() !== ""))
    return text;
  return html`${own.map(({ value, added, removed }) => (added || removed ? html`<b>${value}</b>` : html`${value}`))}`;
}
