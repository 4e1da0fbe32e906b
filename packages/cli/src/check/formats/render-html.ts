import { createHash } from "node:crypto";
import { findUnreadable } from "../../report/find-unreadable.ts";
import { countOf, formatCount } from "../../report/words.ts";
import type { Checked } from "../checked.ts";
import { describeClock } from "./describe-clock.ts";
import { describeRun } from "./describe-run.ts";
import { clockView } from "./page/clock-view.ts";
import { filesView } from "./page/files-view.ts";
import { filtersView } from "./page/filters-view.ts";
import { html, Markup } from "./page/markup.ts";
import { pageAssets } from "./page/page-assets.ts";
import { progressView } from "./page/progress-view.ts";
import { toPageFindings } from "./page/report-data.ts";

/** Files and notes that are named; more are counted. */
const mostNotes = 50;

/** A check as one page of HTML, which needs no other file and no network, and runs nothing but its own script. */
export function renderHtml(checked: Checked): string {
  const { findings, version } = checked;
  const { script, style, icon } = pageAssets;
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>How much v1 is left · habitshift</title>
<link rel="icon" href="${icon}">
<style>${new Markup(style)}</style>
</head>
<body>
<a class="skip" href="#findings">Skip to the findings</a>
<header class="top"><span class="wordmark">habit<span>shift</span></span><nav aria-label="Parts"><a href="#progress">Progress</a><a href="#findings">Findings</a><a href="#files">Files</a></nav></header>
<main>
<div class="intro"><h1>How much v1 is left</h1><p>${summaryOf(checked)}</p></div>
${verdictView(checked)}
${tilesView(checked)}
${clockView(checked)}
${progressView(checked)}
${notesView(checked)}
${
  findings.length === 0
    ? html`<section class="clean" id="findings"><p>Nothing was found that v2 would break.</p></section>`
    : html`<div class="found"><aside class="side">${filtersView(checked)}${filesView(checked)}</aside>
<section class="list" id="findings" aria-labelledby="findings-label" tabindex="-1"><h2 id="findings-label">Findings</h2>
<noscript><p class="noscript">The list of findings needs JavaScript; <code>habitshift check</code> prints them, too.</p></noscript>
<div id="entries"></div><p class="more"><button type="button" id="more" hidden></button></p></section></div>`
}
</main>
<footer><p>habitshift ${version}. <code>habitshift migrate</code> shows what it would rewrite, <code>habitshift changes ID</code> explains a change.</p></footer>
<script type="application/json" id="data">${dataOf(checked)}</script>
<script>${new Markup(script)}</script>
</body>
</html>
`.text;
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** JSON in which nothing can end the element that it stands in. */
function dataOf(checked: Checked): Markup {
  return new Markup(JSON.stringify(toPageFindings(checked)).replaceAll("<", "\\u003c"));
}

function summaryOf(checked: Checked): string {
  const { findings, account } = checked;
  const files = new Set(findings.map(({ file }) => file)).size;
  const places =
    findings.length === 0
      ? "No v1 use of the API"
      : `${countOf(findings.length, "place")} in ${countOf(files, "file")}`;
  return `${places}, of ${countOf(account.total, "file")}, judged ${describeClock(checked)}.`;
}

function verdictView({ failures, findings }: Checked): Markup {
  const tone = failures.length > 0 ? "breaks" : findings.length > 0 ? "warns" : "ok";
  const detail = failures.length > 0 ? failures.join("; ") : passing(findings.length);
  return html`<section class="verdict" data-tone="${tone}" aria-label="Verdict"><span class="sign" aria-hidden="true"></span><p id="verdict-text"><strong>${failures.length > 0 ? "Fails" : "Passes"}</strong> <span class="detail">${detail}</span></p></section>`;
}

function passing(count: number): string {
  return count === 0 ? "nothing is left to do" : "what is left does not fail on this day";
}

function tilesView({ findings, fixed, daysToSunset, baseline: use }: Checked): Markup {
  const count = (holds: (finding: Checked["findings"][number]) => boolean) =>
    formatCount(findings.filter(holds).length);
  const tiles: readonly (readonly [string, string])[] = [
    [
      formatCount(Math.abs(daysToSunset)),
      `${Math.abs(daysToSunset) === 1 ? "day" : "days"} ${daysToSunset < 0 ? "after" : "to"} the sunset`,
    ],
    [count(({ confidence }) => confidence === "safe"), "safe to rewrite"],
    [count(({ confidence }) => confidence === "review"), "to rewrite and look at"],
    [count(({ confidence }) => confidence === "manual"), "for a person"],
    ...(use !== null
      ? ([
          [count(({ baseline }) => baseline === "new"), "new since the baseline"],
          [formatCount(fixed.length), "fixed since the baseline"],
        ] as const)
      : []),
  ];
  return html`<dl class="tiles">${tiles.map(([value, name]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** What was not judged, and what else is true of the run. */
function notesView(checked: Checked): Markup | null {
  const files = findUnreadable(checked);
  const notes = describeRun(checked);
  if (files.length + notes.length === 0) return null;
  const more = Math.max(0, files.length - mostNotes) + Math.max(0, notes.length - mostNotes);
  return html`<section class="notes" aria-labelledby="notes-label"><h2 id="notes-label">To know about it</h2><ul>
${files.slice(0, mostNotes).map(({ file, reason }) => html`<li data-tone="error"><b>could not be read</b> <code>${file}</code>: ${reason}</li>`)}
${notes.slice(0, mostNotes).map((note) => html`<li>${note}</li>`)}
${more > 0 ? html`<li>and ${formatCount(more)} more</li>` : null}</ul></section>`;
}
