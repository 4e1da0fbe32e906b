import { timeline } from "@habitshift/schemas";
import type { Checked } from "../../checked.ts";
import { html, type Markup } from "./markup.ts";

const start = Date.parse(timeline.release.instant);
const end = Date.parse(timeline.v3.instant);

/** What begins on a day, the row that its name stands in, and where its name stands to it. */
const milestones = [
  { at: timeline.deprecation, word: "deprecation", row: 0, anchor: "start" },
  { at: timeline.sunset, word: "v1 sunset", row: 1, anchor: "start" },
  { at: timeline.removal, word: "v1 removed", row: 0, anchor: "start" },
  { at: timeline.v3, word: "v3.0", row: 0, anchor: "end" },
] as const;

const phases = [
  ["migration", timeline.release.instant, timeline.deprecation.instant],
  ["deprecation", timeline.deprecation.instant, timeline.sunset.instant],
  ["sunset", timeline.sunset.instant, timeline.removal.instant],
  ["removed", timeline.removal.instant, timeline.v3.instant],
] as const;

/** The end of v1 on a line of time, with the day that was judged for. */
export function clockView({ asOf, phase }: Checked): Markup {
  const day = Date.parse(`${asOf}T00:00:00Z`);
  const here = Math.min(1, Math.max(0, (day - start) / (end - start)));
  const anchor = here < 0.12 ? "start" : here > 0.88 ? "end" : "middle";
  const arrow = day > end ? " →" : day < start ? "← " : "";
  const label = day < start ? `${arrow}${asOf}` : `${asOf}${arrow}`;
  return html`<svg class="clock" role="img" aria-label="${asOf} is in the phase of ${phase}; v1 ends on ${timeline.sunset.date}" width="100%" height="88">
${phases.map(([name, from, to]) => html`<rect class="phase" data-phase="${name}" x="${percent(from)}" y="26" width="${width(from, to)}" height="10"/>`)}
${milestones.map(
  ({
    at,
    word,
    row,
    anchor: side,
  }) => html`<line class="tick" x1="${percent(at.instant)}" x2="${percent(at.instant)}" y1="26" y2="${44 + row * 20}"/>
<text class="day" x="${percent(at.instant)}" y="${57 + row * 20}" text-anchor="${side}">${at.date}<tspan class="word"> ${word}</tspan></text>`,
)}
<text class="today" x="${(here * 100).toFixed(2)}%" y="14" text-anchor="${anchor}">${label}</text>
<line class="needle" x1="${(here * 100).toFixed(2)}%" x2="${(here * 100).toFixed(2)}%" y1="20" y2="40"/>
</svg>`;
}

function percent(instant: string): string {
  return `${(((Date.parse(instant) - start) / (end - start)) * 100).toFixed(2)}%`;
}

function width(from: string, to: string): string {
  return `${(((Date.parse(to) - Date.parse(from)) / (end - start)) * 100).toFixed(2)}%`;
}
