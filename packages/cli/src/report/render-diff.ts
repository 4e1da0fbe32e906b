import type { Rewrite } from "@habitshift/codemods";
import { isEnvironmentPath } from "@habitshift/codemods/environment-files";
import { diffHunks } from "./diff-hunks.ts";
import type { ReportedFinding } from "./report.ts";
import type { Style } from "./style.ts";

type Hunk = ReturnType<typeof diffHunks>[number];

/**
 * The rewrites as one unified diff, by file. What is for review says so behind the line numbers of its
 * hunk, where diffs have room for a heading.
 */
export function renderDiff(
  rewrites: readonly Rewrite[],
  findings: readonly ReportedFinding[],
  style: Style,
): string {
  const sorted = [...rewrites].sort((a, b) => (a.file < b.file ? -1 : 1));
  const reviewed = new Map<string, ReportedFinding[]>(sorted.map(({ file }) => [file, []]));
  for (const finding of findings)
    if (finding.confidence === "review" && finding.status !== "left-out")
      reviewed.get(finding.file)?.push(finding);
  return sorted
    .map((rewrite) => renderFile(rewrite, reviewed.get(rewrite.file) ?? [], style))
    .join("\n");
}

/**
 * A file of the environment shows what changes in it and nothing around that, which may be secret.
 *
 * @param reviewed - What is for review in the file.
 */
function renderFile(
  { file, before, after }: Rewrite,
  reviewed: readonly ReportedFinding[],
  style: Style,
): string {
  const hunks = diffHunks(before ?? "", after, isEnvironmentPath(file) ? 0 : 3);
  const lines = [
    style.bold(before === null ? "--- /dev/null" : `--- a/${file}`),
    style.bold(`+++ b/${file}`),
    ...hunks.flatMap((hunk) => [
      renderHeading(hunk, reviewed, style),
      ...hunk.lines.map((line) => renderLine(line, style)),
    ]),
  ];
  return `${lines.join("\n")}\n`;
}

function renderHeading(hunk: Hunk, reviewed: readonly ReportedFinding[], style: Style): string {
  const { oldStart, oldLines, newStart, newLines } = hunk;
  const inHunk = reviewed.filter(
    (finding) => finding.line < oldStart + oldLines && finding.endLine >= oldStart,
  );
  const changes = [...new Set(inHunk.map((finding) => finding.change))].sort();
  const old = oldLines === 0 ? oldStart - 1 : oldStart;
  const range = style.cyan(`@@ -${old},${oldLines} +${newStart},${newLines} @@`);
  return changes.length === 0 ? range : `${range} ${style.yellow(`review: ${changes.join(", ")}`)}`;
}

function renderLine(line: string, style: Style): string {
  // A terminal must not be steered by what stands in somebody's code; a file or pipe gets the very bytes.
  const shown = style.isColoured ? line.replaceAll("\u001B", "␛").replace(/\r$/, "") : line;
  if (line.startsWith("+")) return style.green(shown);
  return line.startsWith("-") ? style.red(shown) : shown;
}
