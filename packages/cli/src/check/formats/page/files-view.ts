import { formatCount } from "../../../report/words.ts";
import type { Checked } from "../../checked.ts";
import { severities } from "../by-weight.ts";
import { brokenPath } from "./finding-view.ts";
import { html, type Markup } from "./markup.ts";

/** More files are found by searching. */
const mostFiles = 300;

/** The files by how much is left in them, each of which leads to its findings. */
export function filesView({ findings }: Checked): Markup {
  const files = new Map<string, number[]>();
  for (const { file, severity } of findings) {
    const counts = files.get(file) ?? severities.map(() => 0);
    const at = severities.indexOf(severity);
    counts[at] = (counts[at] ?? 0) + 1;
    files.set(file, counts);
  }
  const sorted = [...files].map(([file, counts]) => ({ file, counts, count: sum(counts) }));
  sorted.sort((one, other) => other.count - one.count || (one.file < other.file ? -1 : 1));
  const more = sorted.length - mostFiles;
  return html`<section class="files" id="files" aria-labelledby="files-label">
<h2 id="files-label">Files <span class="aside">${formatCount(sorted.length)}</span></h2>
<ol>${sorted
    .slice(0, mostFiles)
    .map(
      ({ file, counts, count }) =>
        html`<li><button type="button" data-file="${file}"><span class="path">${brokenPath(file)}</span><span class="tally">${severities.flatMap((severity, at) => (counts[at] ? [html`<span data-tone="${severity}" title="${severity}">${formatCount(counts[at] ?? 0)}</span>`] : []))}</span><span class="unseen"> ${count === 1 ? "finding" : "findings"}</span></button></li>`,
    )}</ol>
${more > 0 ? html`<p class="aside">and ${formatCount(more)} more; search finds them</p>` : null}
</section>`;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
