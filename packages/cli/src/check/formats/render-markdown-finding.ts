import type { CheckedFinding } from "../checked.ts";
import { diffText } from "./diff-text.ts";
import { markdownBlock, markdownCode, markdownText } from "./markdown-text.ts";

/** Longer code and longer chains are read in the files. */
const mostCode = 2000;
const mostPlaces = 12;

/** A place, what is wrong with it, what to write instead, and what proves it. */
export function renderMarkdownFinding(finding: CheckedFinding): string {
  const { file, line, column, severity, confidence, baseline, message, before, after } = finding;
  const labels = [severity, confidence, ...(baseline === null ? [] : [baseline]), ...seen(finding)];
  const isShown = before.length + (after?.length ?? 0) <= mostCode && before + (after ?? "") !== "";
  return [
    `**${markdownCode(`${file}:${line}:${column}`)}** ${labels.join(", ")}`,
    "",
    markdownText(message),
    ...reasonOf(finding),
    "",
    ...(isShown ? [markdownBlock(diffText(before, after), "diff"), ""] : []),
    ...chainOf(finding),
  ].join("\n");
}

function seen({ traffic }: CheckedFinding): string[] {
  if (traffic === null) return [];
  return [traffic.calls === 0 ? "never seen in traffic" : `seen in traffic ${traffic.calls} ×`];
}

function reasonOf({ message, reason }: CheckedFinding): string[] {
  return reason === null || message.includes(reason) ? [] : ["", `_Why:_ ${markdownText(reason)}`];
}

function chainOf({ evidence }: CheckedFinding): string[] {
  if (evidence.length === 0) return [];
  const places = evidence
    .slice(0, mostPlaces)
    .map(
      ({ file, line, column, what }) =>
        `1. ${markdownCode(`${file}:${line}:${column}`)} ${markdownText(what)}`,
    );
  const more = evidence.length > mostPlaces ? [`1. and ${evidence.length - mostPlaces} more`] : [];
  return ["<details><summary>evidence</summary>", "", ...places, ...more, "", "</details>", ""];
}
