import { renderChain } from "./render-chain.ts";
import type { ReportedFinding } from "./report.ts";
import type { Style } from "./style.ts";
import { onOneLine, wrap } from "./words.ts";

/** Longer code is not shown in a list; a message says what happens. */
const shortCode = 48;

/** Sentences are broken at this width, but not narrower than the other. */
const width = 120;
const leastWidth = 50;

interface FindingsOptions<Found> {
  /** Whether the chain of places is shown that proves each finding. */
  readonly explain?: boolean;
  /** How a label is painted; unless given by how sure its edit is. */
  readonly colourOf?: (finding: Found, style: Style) => (text: string) => string;
}

/** The findings by file, a line each, with what a reader needs next below it. */
export function renderFindings<Found extends ReportedFinding>(
  findings: readonly Found[],
  labelOf: (finding: Found) => string,
  style: Style,
  { explain = false, colourOf = confidenceColour }: FindingsOptions<Found> = {},
): string {
  const rows = findings.map((finding) => ({
    finding,
    place: `${finding.line}:${finding.column}`,
    label: labelOf(finding),
  }));
  const widest = (cells: readonly string[]) => Math.max(0, ...cells.map((cell) => cell.length));
  const places = widest(rows.map((row) => row.place));
  const changes = widest(findings.map((finding) => finding.change));
  const labels = widest(rows.map((row) => row.label));
  const indent = " ".repeat(2 + places + 2 + changes + 2 + labels + 2);
  const explained = new Set<string>();
  let file = "";
  let text = "";
  let above: ReportedFinding["evidence"] = [];
  for (const { finding, place, label } of rows) {
    if (finding.file !== file)
      text += `${file === "" ? "" : "\n"}${style.bold(onOneLine(finding.file))}\n`;
    file = finding.file;
    const cells = [
      style.dim(place.padEnd(places)),
      finding.change.padEnd(changes),
      colourOf(finding, style)(label.padEnd(labels)),
    ];
    const room = Math.max(leastWidth, width - indent.length);
    const [first = "", ...more] = wrap(describe(finding), room);
    text += `  ${cells.join("  ")}  ${first}\n`;
    for (const line of more) text += `${indent}${line}\n`;
    for (const line of notesOf(finding, explained).flatMap((note) => wrap(note, room)))
      text += `${indent}${style.dim(line)}\n`;
    if (explain && finding.group !== null)
      text += `${" ".repeat(2 + places + 2)}${style.dim(`group ${finding.group}`)}\n`;
    if (explain) text += renderChain(finding, above, " ".repeat(2 + places + 2), style);
    above = finding.evidence;
  }
  return text;
}

function describe({ before, after, message }: ReportedFinding): string {
  if (after === null || after === "" || before === "" || after === before)
    return onOneLine(message);
  const isShort = [before, after].every((code) => code.length <= shortCode && !code.includes("\n"));
  return isShort ? `${onOneLine(before)}  →  ${onOneLine(after)}` : onOneLine(message);
}

function notesOf(finding: ReportedFinding, explained: Set<string>): string[] {
  const reason = finding.reason === null ? "" : onOneLine(finding.reason);
  const notes = reason === "" || finding.message.includes(reason) ? [] : [reason];
  if (finding.confidence === "manual" && !explained.has(finding.change)) {
    explained.add(finding.change);
    notes.push(`habitshift changes ${finding.change}`);
  }
  return notes;
}

function confidenceColour(finding: ReportedFinding, style: Style): (text: string) => string {
  switch (finding.confidence) {
    case "safe":
      return style.green;
    case "review":
      return style.yellow;
    case "manual":
      return style.magenta;
  }
}
