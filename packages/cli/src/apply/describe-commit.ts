import type { PlannedFinding } from "@habitshift/codemods";
import { changes } from "@habitshift/schemas";
import { countOf, wrap } from "../report/words.ts";

const subjectWidth = 72;
const bodyWidth = 72;
const titles = new Map<string, string>(changes.map(({ id, title }) => [id, title]));

/** What one commit does. */
export interface CommitContent {
  readonly findings: readonly Pick<PlannedFinding, "change" | "confidence">[];
  /** Relative, with `/`. */
  readonly files: readonly string[];
}

/** The message of a commit: what it does on the first line, then each change with its places. */
export function describeCommit({ findings, files }: CommitContent): string {
  const ids = [...new Set(findings.map(({ change }) => change))].sort();
  const review = findings.some(({ confidence }) => confidence === "review");
  const body = ids.flatMap((id) => {
    const places = findings.filter(({ change }) => change === id).length;
    const [first = "", ...more] = wrap(
      `- ${id} (${countOf(places, "place")}): ${titles.get(id) ?? ""}`,
      bodyWidth,
    );
    return [first, ...more.map((line) => `  ${line}`)];
  });
  return [
    subjectOf(ids, files),
    "",
    ...body,
    ...(review ? ["", "Some of it is likely rather than proven: for review."] : []),
    "",
    `\`habitshift changes ${ids.length === 1 ? ids[0] : "ID"}\` explains a change.`,
    "",
  ].join("\n");
}

/** The message of the commit with the comments for a person. */
export function describeTodoCommit(places: number, files: readonly string[]): string {
  const [subject, said] = [
    `Mark what the move to habit API v2 leaves to a person`,
    `${countOf(places, "comment")} in ${files.length === 1 ? files[0] : countOf(files.length, "file")}.`,
  ];
  return `${subject}\n\n${said}\n`;
}

function subjectOf(ids: readonly string[], files: readonly string[]): string {
  const [only = ""] = files;
  const what = ids.length === 1 ? `${ids[0]}` : countOf(ids.length, "change");
  const candidates = [
    ...(files.length === 1 ? [only, only.split("/").at(-1)] : []),
    countOf(files.length, "file"),
  ].map((where) => `Move ${where} to habit API v2 (${what})`);
  return candidates.find((text) => text.length <= subjectWidth) ?? candidates.at(-1) ?? "";
}
