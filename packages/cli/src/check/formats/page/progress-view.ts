import { changes } from "@habitshift/schemas";
import { formatCount } from "../../../report/words.ts";
import type { Checked } from "../../checked.ts";
import { html, type Markup } from "./markup.ts";

const kinds = ["fixed", "safe", "review", "manual"] as const;

type Kind = (typeof kinds)[number];
type Counts = Readonly<Record<Kind, number>>;

const words: Readonly<Record<Kind, string>> = {
  fixed: "fixed since the baseline",
  safe: "safe to rewrite",
  review: "to rewrite and look at",
  manual: "for a person",
};

interface Row {
  readonly id: string;
  readonly title: string;
  readonly counts: Counts;
}

/** How far each change is, as bars on one scale: what is fixed, and what is left by who can do it. */
export function progressView(checked: Checked): Markup {
  const rows = changes
    .map(({ id, title }): Row => ({ id, title, counts: countsOf(checked, id) }))
    .filter(({ counts }) => sumOf(counts) > 0)
    .toSorted((one, other) => leftOf(other.counts) - leftOf(one.counts));
  const done = changes.length - rows.filter(({ counts }) => leftOf(counts) > 0).length;
  const most = Math.max(1, ...rows.map(({ counts }) => sumOf(counts)));
  const used = kinds.filter((kind) => rows.some(({ counts }) => counts[kind] > 0));
  return html`<section class="progress" id="progress" aria-labelledby="progress-label">
<div class="bar"><h2 id="progress-label">Progress by change</h2><p class="aside">${formatCount(done)} of ${changes.length} changes have nothing left</p></div>
${
  rows.length === 0
    ? null
    : html`<ul class="legend">${used.map((kind) => html`<li><span class="swatch" data-kind="${kind}"></span>${words[kind]}</li>`)}</ul>
<ol class="bars">${rows.map((row) => rowView(row, most))}</ol>`
}
</section>`;
}

function rowView({ id, title, counts }: Row, most: number): Markup {
  const left = leftOf(counts);
  const told = kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind]} ${words[kind]}`);
  return html`<li><button type="button" class="bar-row" data-change="${id}" title="${title}">
<code class="name">${id}</code>
<svg class="chart" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="${told.join(", ")}">${segments(counts, most)}</svg>
<span class="count">${left === 0 ? "✓" : formatCount(left)}</span></button></li>`;
}

function segments(counts: Counts, most: number): Markup[] {
  let x = 0;
  return kinds.flatMap((kind) => {
    const width = (counts[kind] / most) * 100;
    const start = x;
    x += width;
    return width === 0
      ? []
      : [
          html`<rect data-kind="${kind}" x="${start.toFixed(3)}" y="0" width="${width.toFixed(3)}" height="10"/>`,
        ];
  });
}

function countsOf({ findings, fixed }: Checked, id: string): Counts {
  const own = findings.filter(({ change }) => change === id);
  const count = (kind: string) => own.filter(({ confidence }) => confidence === kind).length;
  return {
    fixed: fixed.filter(({ change }) => change === id).length,
    safe: count("safe"),
    review: count("review"),
    manual: count("manual"),
  };
}

function leftOf({ safe, review, manual }: Counts): number {
  return safe + review + manual;
}

function sumOf(counts: Counts): number {
  return counts.fixed + leftOf(counts);
}
