import { findUnreadable } from "./find-unreadable.ts";
import type { Report, UnseenFile } from "./report.ts";
import type { Style } from "./style.ts";
import { formatCount, onOneLine } from "./words.ts";

const longestList = 10;

/** `habitshift 0.1.0   9,281 files, 23 candidates`. */
export function renderHeader({ version, account }: Report, elapsed: string, style: Style): string {
  const candidates = account.changed + account.nothingToDo;
  const files = `${formatCount(account.total)} ${account.total === 1 ? "file" : "files"}`;
  const counted = `${files}, ${formatCount(candidates)} ${candidates === 1 ? "candidate" : "candidates"}`;
  return `${style.bold("habitshift")} ${version}   ${counted}${elapsed}\n`;
}

/** What was not looked into, and the sum over all files. */
export function renderAccount(report: Report, verb: string, style: Style): string {
  const { account } = report;
  const parts = [
    `${formatCount(account.changed)} ${verb}`,
    `${formatCount(account.nothingToDo)} nothing to do`,
    `${formatCount(account.notCandidates)} not candidates`,
    `${formatCount(account.unreadable)} unreadable`,
    ...(account.skipped === 0 ? [] : [`${formatCount(account.skipped)} skipped`]),
  ];
  return [
    renderUnseen("could not be read", findUnreadable(report), style.red),
    renderUnseen("skipped", report.skipped, style.dim),
    renderUnseen("not entered", omittedFolders(report), style.dim),
    `files: ${parts.join(" · ")}   = ${formatCount(account.total)}\n`,
  ].join("");
}

function renderUnseen(
  title: string,
  files: readonly UnseenFile[],
  paint: (text: string) => string,
): string {
  const lines = files
    .slice(0, longestList)
    .map(({ file, reason }) => `${onOneLine(file)}: ${onOneLine(reason)}`);
  const more = files.length - lines.length;
  const rest = more > 0 ? [`and ${formatCount(more)} more`] : [];
  return [...lines, ...rest].map((line) => paint(`${title}: ${line}\n`)).join("");
}

/** Dependencies and what git ignores are left out by everybody; that needs no line. */
function omittedFolders({ omitted }: Report): UnseenFile[] {
  return omitted
    .filter(({ code }) => code === "output" || code === "symlink")
    .map(({ folder, reason }) => ({ file: `${folder}/`, reason }));
}
