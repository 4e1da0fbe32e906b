import type { PlannedFinding, Rewrite } from "@habitshift/codemods";
import { diffHunks } from "../report/diff-hunks.ts";
import type { Style } from "../report/style.ts";
import { countOf, listOf, onOneLine } from "../report/words.ts";
import type { Question } from "./ask-edits.ts";

/** So many names of files are told; more are counted. */
const namesTold = 3;

type Edit = Pick<PlannedFinding, "file" | "line" | "endLine">;

/** The heading of an edit, its diff, and what comes along with it. */
export function renderQuestion(
  question: Question,
  rewrites: readonly Rewrite[],
  style: Style,
): string {
  const { finding, position, count, group } = question;
  const { file, line, column, change, message, reason } = finding;
  const sure = group.confidence === "safe" ? style.green("safe") : style.yellow("review");
  const place = style.bold(onOneLine(`${file}:${line}:${column}`));
  const because = group.confidence === "safe" || reason === null ? "" : ` (${onOneLine(reason)})`;
  return [
    `\n${style.dim(`${position}/${count}`)}  ${place}  ${change}  ${sure}\n`,
    `${style.dim(onOneLine(message) + because)}\n\n`,
    renderHunks(rewrites, style, finding),
    `\n${describeCompanions(question)}`,
  ].join("");
}

/** What else a group does, in a sentence; empty where the edit stands alone. */
function describeCompanions({ companions, group, finding }: Question): string {
  const others = companions.filter((other) => other !== finding);
  if (others.length === 0) return "";
  const files = [...new Set(others.map(({ file }) => file))];
  const shown = files.length > namesTold ? countOf(files.length, "file") : listOf(files);
  const verb = others.length === 1 ? "comes" : "come";
  return `${countOf(others.length, "more edit")} of group ${group.id} ${verb} along, in ${onOneLine(shown)}.\n`;
}

/**
 * The diff of rewrites.
 *
 * @param only - The edit whose hunks are shown, where any belong to it.
 */
export function renderHunks(rewrites: readonly Rewrite[], style: Style, only?: Edit): string {
  const files = only ? rewrites.filter(({ file }) => file === only.file) : rewrites;
  return files
    .map(({ file, before, after }) => {
      const hunks = diffHunks(before ?? "", after, 2);
      const own = hunks.filter(
        ({ oldStart, oldLines }) =>
          !only || (only.line < oldStart + oldLines && only.endLine >= oldStart),
      );
      const lines = (own.length > 0 ? own : hunks).flatMap((hunk) => [
        style.cyan(`@@ line ${hunk.newStart} @@`),
        ...hunk.lines.map((line) => renderLine(line, style)),
      ]);
      const heading = only ? [] : [style.bold(before === null ? `${file} (created)` : file)];
      return [...heading, ...lines].map((line) => `${line}\n`).join("");
    })
    .join("\n");
}

/** A terminal must not be steered by what stands in somebody's code. */
function renderLine(line: string, style: Style): string {
  const shown = line
    .replace(/\r$/, "")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go.
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, "�");
  if (line.startsWith("+")) return style.green(shown);
  return line.startsWith("-") ? style.red(shown) : shown;
}
