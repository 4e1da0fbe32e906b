import { type ChangeId, changes } from "@habitshift/schemas";
import { findUnreadable } from "../../report/find-unreadable.ts";
import { countOf, formatCount } from "../../report/words.ts";
import type { Checked, CheckedFinding } from "../checked.ts";
import { byWeight, severities } from "./by-weight.ts";
import { describeClock } from "./describe-clock.ts";
import { describeRun } from "./describe-run.ts";
import { markdownCode, markdownText } from "./markdown-text.ts";
import { renderMarkdownFinding } from "./render-markdown-finding.ts";

/** A comment of GitHub takes 65,536 characters; others take more. */
const commentBytes = 65_000;

/** Files that are named, of those that could not be read. */
const mostFiles = 20;

/** Room for the end of what is open where the text is cut, and for saying so. */
const reserve = 400;

/**
 * A check as Markdown of GitHub and GitLab, for a comment at a pull request or the summary of a job: the verdict, a
 * table by change, and the places, folded. Nothing in the code becomes markup.
 *
 * @param mostBytes - Where it is cut, between two places; it says then how many are left out.
 */
export function renderMarkdown(checked: Checked, mostBytes = commentBytes): string {
  const head = [...headOf(checked), ...tableOf(checked), ...unreadOf(checked)].join("\n");
  const tail = footOf(checked);
  let left = mostBytes - reserve - bytesOf(head) - bytesOf(tail);
  let isFull = false;
  const parts: string[] = [];
  let shown = 0;
  for (const { id, findings } of byChange(checked.findings)) {
    const places: string[] = [];
    const title = `<details><summary>${markdownCode(id)}: ${countOf(findings.length, "place")}</summary>\n`;
    left -= bytesOf(title) + 20;
    for (const finding of findings) {
      const text = renderMarkdownFinding(finding);
      isFull ||= bytesOf(text) + 2 > left;
      if (isFull) break;
      left -= bytesOf(text) + 2;
      places.push(text);
    }
    shown += places.length;
    if (places.length > 0) parts.push([title, ...places, "</details>\n"].join("\n"));
  }
  const more = checked.findings.length - shown;
  const rest =
    more === 0
      ? []
      : [
          `**${formatCount(more)} of ${countOf(checked.findings.length, "place")} left out**, as there is no room for more here; \`habitshift check\` shows all of them.\n`,
        ];
  return [head, ...parts, ...rest, tail].join("\n");
}

function headOf(checked: Checked): string[] {
  const { findings, failures } = checked;
  const count = findings.length === 0 ? "No v1 use of the API" : countOf(findings.length, "place");
  const verdict =
    failures.length === 0
      ? "✅ **passes**"
      : `❌ **fails**: ${failures.map(markdownText).join("; ")}`;
  return [
    "## habitshift",
    "",
    verdict,
    "",
    `${count}${findings.length === 0 ? "" : " of v1 use"} ${describeClock(checked)}.${baselineOf(checked)}`,
    "",
  ];
}

function baselineOf({ findings, fixed, baseline }: Checked): string {
  if (baseline === null) return "";
  const count = (state: "new" | "known") =>
    findings.filter((finding) => finding.baseline === state).length;
  return ` Against the baseline: ${formatCount(count("new"))} new, ${formatCount(count("known"))} known, ${formatCount(fixed.length)} fixed.`;
}

function tableOf(checked: Checked): string[] {
  const { findings, fixed } = checked;
  if (findings.length === 0 && fixed.length === 0) return [];
  const hasBaseline = checked.baseline !== null;
  const columns: readonly (readonly [string, (finding: CheckedFinding) => boolean])[] = [
    ...severities.map(
      (each) => [each, ({ severity }: CheckedFinding) => severity === each] as const,
    ),
    ...(["safe", "review", "manual"] as const).map(
      (each) => [each, ({ confidence }: CheckedFinding) => confidence === each] as const,
    ),
    ...(hasBaseline
      ? [["new", ({ baseline }: CheckedFinding) => baseline === "new"] as const]
      : []),
  ];
  const row = (name: string, own: readonly CheckedFinding[], gone: number) =>
    `| ${[
      name,
      ...columns.map(([, holds]) => cellOf(own.filter(holds).length)),
      ...(hasBaseline ? [cellOf(gone)] : []),
    ].join(" | ")} |`;
  const names = ["change", ...columns.map(([name]) => name), ...(hasBaseline ? ["fixed"] : [])];
  const ids = changes
    .map(({ id }) => id)
    .filter((id) => [...findings, ...fixed].some(({ change }) => change === id));
  return [
    `| ${names.join(" | ")} |`,
    `| :-- |${" --: |".repeat(names.length - 1)}`,
    ...ids.map((id) =>
      row(
        markdownCode(id),
        findings.filter(({ change }) => change === id),
        fixed.filter(({ change }) => change === id).length,
      ),
    ),
    ...(ids.length > 1 ? [row("**all**", findings, fixed.length)] : []),
    "",
  ];
}

function cellOf(count: number): string {
  return count === 0 ? "" : formatCount(count);
}

/** What was not judged, and what else is true of the run. */
function unreadOf(checked: Checked): string[] {
  const files = findUnreadable(checked);
  const notes = describeRun(checked);
  const more = files.length - mostFiles;
  const lines = [
    ...files
      .slice(0, mostFiles)
      .map(
        ({ file, reason }) => `- ${markdownCode(file)} could not be read: ${markdownText(reason)}`,
      ),
    ...(more > 0 ? [`- and ${formatCount(more)} more could not be read`] : []),
    ...notes.slice(0, mostFiles).map((note) => `- ${markdownText(note)}`),
  ];
  return lines.length === 0 ? [] : [...lines, ""];
}

/** The places by change, the change with the heaviest place first. */
function byChange(findings: readonly CheckedFinding[]) {
  const sorted = byWeight(findings);
  const ids: ChangeId[] = [...new Set(sorted.map(({ change }) => change))];
  return ids.map((id) => ({ id, findings: sorted.filter(({ change }) => change === id) }));
}

function footOf({ findings, version }: Checked): string {
  const safe = findings.filter(({ confidence }) => confidence === "safe").length;
  const hint =
    safe === 0
      ? ""
      : `\`habitshift migrate --write\` rewrites the ${formatCount(safe)} safe ones. `;
  return `<sub>${hint}habitshift ${version}</sub>\n`;
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}
