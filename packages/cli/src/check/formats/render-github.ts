import { findUnreadable } from "../../report/find-unreadable.ts";
import { countOf, formatCount, onOneLine } from "../../report/words.ts";
import type { Checked, CheckedFinding } from "../checked.ts";
import { byWeight, severities } from "./by-weight.ts";
import { describeClock } from "./describe-clock.ts";
import { describeTraffic } from "./describe-traffic.ts";

/** GitHub shows as many annotations of a level in a step, and drops the rest without a word. */
const mostOfALevel = 10;

/** Longer code is read in the file that the annotation is at. */
const shortCode = 80;

const commands = { error: "error", warning: "warning", note: "notice" } as const;

type Level = keyof typeof commands;

interface Annotation {
  readonly level: Level;
  readonly properties: Readonly<Record<string, string | number>>;
  readonly message: string;
}

/**
 * A check as workflow commands of GitHub Actions, the heaviest first and by change, with what GitHub would not show
 * counted. What the baseline knows is not annotated.
 */
export function renderGithub(checked: Checked): string {
  const annotations = annotationsOf(checked);
  const known = checked.findings.filter(({ baseline }) => baseline === "known").length;
  const lines = [
    ...severities.flatMap((level) =>
      annotations
        .filter((each) => each.level === level)
        .slice(0, mostOfALevel)
        .map(toCommand),
    ),
    ...severities.flatMap((level) => describeRest(annotations, level)),
    // What was called stands in somebody's record, and must be no command.
    ...describeTraffic(checked).map((line) => onOneLine(line).replace(/^\s*::/, ": :")),
    ...(known === 0 ? [] : [`${countOf(known, "place")} known to the baseline`]),
    `habitshift: ${countOf(checked.findings.length, "finding")} ${describeClock(checked)}`,
    checked.failures.length === 0 ? "passes" : `fails: ${onOneLine(checked.failures.join("; "))}`,
  ];
  return `${lines.join("\n")}\n`;
}

function annotationsOf(checked: Checked): Annotation[] {
  const { prefix } = checked;
  const open = byWeight(checked.findings.filter(({ baseline }) => baseline !== "known"));
  return [
    ...findUnreadable(checked).map(({ file, reason }) => ({
      level: "error" as const,
      properties: { file: prefix + file, title: "could not be read" },
      message: reason,
    })),
    ...severities
      .flatMap((level) => byChange(open.filter(({ severity }) => severity === level)))
      .map((finding) => toAnnotation(finding, prefix)),
    ...checked.idleIgnores.map(({ file, line, reason }) => ({
      level: "warning" as const,
      properties: {
        file: prefix + file,
        line,
        title: "the habitshift-ignore comment keeps nothing",
      },
      message: reason,
    })),
  ];
}

function byChange(findings: readonly CheckedFinding[]): CheckedFinding[] {
  const changes = [...new Set(findings.map(({ change }) => change))];
  return changes.flatMap((change) => findings.filter((finding) => finding.change === change));
}

function toAnnotation(finding: CheckedFinding, prefix: string): Annotation {
  const { file, line, column, endLine, endColumn, change, confidence, severity } = finding;
  // GitHub refuses columns of a place with several lines.
  const columns = line === endLine ? { col: column, endColumn } : {};
  return {
    level: severity,
    properties: {
      file: prefix + file,
      line,
      endLine,
      ...columns,
      title: `${change} (${confidence})`,
    },
    message: [finding.message, ...rewriteOf(finding), ...reasonOf(finding)].join("\n"),
  };
}

function rewriteOf({ before, after }: CheckedFinding): string[] {
  if (after === null || after === "" || before === "" || after === before) return [];
  const isShort = [before, after].every((code) => code.length <= shortCode && !code.includes("\n"));
  return isShort ? [`${before}  →  ${after}`] : [];
}

function reasonOf({ message, reason }: CheckedFinding): string[] {
  return reason === null || message.includes(reason) ? [] : [reason];
}

function describeRest(annotations: readonly Annotation[], level: Level): string[] {
  const more = annotations.filter((each) => each.level === level).length - mostOfALevel;
  return more > 0
    ? [`and ${formatCount(more)} more of level ${level}, which GitHub would not show here`]
    : [];
}

function toCommand({ level, properties, message }: Annotation): string {
  const written = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  );
  return `::${commands[level]} ${written.join(",")}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text
    .replaceAll("%", "%25")
    .replaceAll(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, "\n")
    .replaceAll("\n", "%0A")
    .replaceAll(/\p{Cc}/gu, "�");
}

function escapeProperty(text: string): string {
  return escapeData(onOneLine(text)).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
