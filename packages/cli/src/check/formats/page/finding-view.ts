import { diffView } from "./diff-view.ts";
import { html, type Markup } from "./markup.ts";
import type { PageFinding } from "./report-data.ts";

/** A finding as an entry of the list: where, what is wrong, what to write instead, and what proves it. */
export function findingView(finding: PageFinding): Markup {
  const { change, severity, confidence, line, column, message, before, after } = finding;
  return html`<li class="finding" data-tone="${severity}">
<div class="where"><span class="place">${line}<span class="column">:${column}</span></span></div>
<div class="what">
<p class="labels"><span class="severity">${severity}</span> <code class="id">${change}</code> <span class="label" data-confidence="${confidence}">${confidence}</span>${labelsOf(finding)}</p>
<p class="message">${prose(message)}</p>
${reasonOf(finding)}
${before + (after ?? "") === "" ? null : diffView(before, after)}
${evidenceOf(finding)}
</div></li>`;
}

/** A run of findings of one file. */
export function fileView(file: string, findings: readonly PageFinding[], id: string): Markup {
  return html`<section class="file" aria-labelledby="${id}"><h3 id="${id}">${brokenPath(file)}</h3>
<ol>${findings.map(findingView)}</ol></section>`;
}

/** Text in which what stands between backticks is code. */
function prose(text: string): Markup[] {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

/** A path that can be broken at its slashes. */
export function brokenPath(path: string): Markup {
  return html`${path.split(/(?<=\/)/).map((part) => html`${part}<wbr>`)}`;
}

function labelsOf({ baseline, traffic, group }: PageFinding): Markup[] {
  return [
    ...(baseline === null
      ? []
      : [html` <span class="label" data-baseline="${baseline}">${baseline}</span>`]),
    ...(traffic === null
      ? []
      : [
          html` <span class="label" data-traffic="${traffic.calls > 0 ? "seen" : "never"}">${describeTraffic(traffic)}</span>`,
        ]),
    ...(group === null ? [] : [html` <span class="group">group ${group}</span>`]),
  ];
}

function describeTraffic({ calls, lastSeen }: NonNullable<PageFinding["traffic"]>): string {
  if (calls === 0) return "never seen in traffic";
  const last = lastSeen === null ? "" : `, last ${lastSeen.slice(0, 10)}`;
  return `seen ${calls.toLocaleString("en-US")} ×${last}`;
}

function reasonOf({ message, reason }: PageFinding): Markup | null {
  if (reason === null || message.includes(reason)) return null;
  return html`<p class="reason"><b>Why</b> ${prose(reason)}</p>`;
}

function evidenceOf({ evidence }: PageFinding): Markup | null {
  if (evidence.length === 0) return null;
  const places = evidence.map(
    ({ file, line, column, what }) =>
      html`<li><code>${brokenPath(file)}:${line}:${column}</code> <span>${what}</span></li>`,
  );
  const title = evidence.length === 1 ? "1 place" : `${evidence.length} places`;
  return html`<details class="evidence"><summary>Evidence: ${title}</summary><ol>${places}</ol></details>`;
}
