import { type Difference, describeEnd, type PlacedRun } from "../verify/compare-runs.ts";
import { type CallPair, callsToV1 } from "../verify/find-calls.ts";
import type { CopyMigration } from "../verify/migrate-copy.ts";
import type { Run, SeenCall } from "../verify/run.ts";
import type { Style } from "./style.ts";
import type { VerificationReport } from "./verification-report.ts";
import { asItIs, countOf, listOf, onOneLine } from "./words.ts";

/** How much of a value or line is shown, and how many lines of what a command said. */
const mostText = 200;
const mostLines = 30;

/** A verification as text: what was done, in what the runs differ, and the requests behind it. */
export function renderVerification(report: VerificationReport, style: Style): string {
  const { version, words, migration, before, after, verdict, kept } = report;
  const isAgain = verdict === "unsteady";
  const lines = [
    `habitshift ${version}   ${onOneLine(words.join(" "))}`,
    "",
    `migrated    ${describeMigration(migration)}`,
    `on v1       ${describeRun(before)}`,
    ...(after === null ? [] : [`${isAgain ? "on v1 again" : "on v2      "} ${describeRun(after)}`]),
    "",
    ...conclude(report, style),
    ...(kept === null ? [] : ["", `The copies are in ${kept}`]),
  ];
  return `${lines.join("\n")}\n`;
}

function describeMigration({ filesChanged, applied, ...left }: CopyMigration): string {
  const open = [
    ...(left.review > 0 ? [`${left.review} left for review`] : []),
    ...(left.manual > 0 ? [`${left.manual} left to you`] : []),
    ...(left.leftOut > 0 ? [`${left.leftOut} left out`] : []),
    ...(left.unreadable > 0 ? [`${countOf(left.unreadable, "file")} unreadable`] : []),
  ];
  const done = `${countOf(applied, "place")} in ${countOf(filesChanged, "file")}`;
  return open.length === 0 ? done : `${done}; ${listOf(open)}`;
}

function describeRun(run: Run): string {
  const lines = run.stdout.split("\n").length - (run.stdout.endsWith("\n") || !run.stdout ? 1 : 0);
  return `${describeEnd(run)}, ${countOf(lines, "line")} of output, ${countOf(run.calls.length, "call")}`;
}

function conclude(report: VerificationReport, style: Style): string[] {
  const { verdict, before, after, comparison, calls } = report;
  if (verdict === "fails-before" || after === null || comparison === null) {
    return [
      `${style.red("fails before the migration")}: on v1 it must end with 0, so nothing can be compared`,
      ...lastLines(before, style),
      ...hintOf(before),
    ];
  }
  const notes = [
    ...(before.calls.length === 0
      ? [
          "note: the command never called the service; does it read the variables of the configuration?",
        ]
      : []),
    ...(before.isCut || after.isCut ? ["note: it printed too much to compare all of it"] : []),
    ...(comparison.otherStderr ? ["note: standard error differs (--stderr compares it)"] : []),
  ];
  if (verdict === "same") {
    const { habits, areas } = before.final.state;
    const ignored =
      comparison.timeOnly > 0
        ? ` (but for times and ids in ${countOf(comparison.timeOnly, "line")})`
        : "";
    return [
      `${style.green("the same")}: exit status, output${ignored}, final state (${countOf(habits.length, "habit")}, ${countOf(areas.length, "area")})`,
      ...notes,
    ];
  }
  const [first, ...others] = comparison.differences;
  if (first === undefined) return notes;
  if (verdict === "unsteady") {
    return [
      `${style.red("cannot be compared")}: the command does not do the same each time it runs on v1`,
      ...describeDifference(first, style, ["first ", "again "]),
      ...notes,
    ];
  }
  return [
    style.red(`differs in the ${first.in}`),
    ...describeDifference(first, style, ["on v1 ", "on v2 "]),
    ...(first.in === "exit status" ? lastLines(after, style) : []),
    ...describeCalls(calls, style),
    ...(others.length > 0
      ? ["", `It also differs in the ${listOf(others.map((each) => each.in))}.`]
      : []),
    ...stillV1(after),
    ...notes,
  ];
}

function describeDifference(
  difference: Difference,
  style: Style,
  [left, right]: readonly [string, string],
): string[] {
  if (difference.in === "exit status") {
    return [`  ${left} ${difference.before}`, `  ${right} ${difference.after}`];
  }
  const isState = difference.in === "final state";
  const show = (value: unknown) => (isState ? shorten(JSON.stringify(value)) : shortLine(value));
  const place = isState
    ? `  at ${difference.pointer || "/"}${ofHabit(difference.of)}`
    : `  line ${difference.line}${difference.isOrderOnly ? ", the same lines in another order" : ""}`;
  return [
    place,
    `  ${left} ${style.red(show(difference.before))}`,
    `  ${right} ${style.green(show(difference.after))}`,
  ];
}

function ofHabit(habit: unknown): string {
  return habit === undefined ? "" : `, of ${shorten(JSON.stringify(habit))}`;
}

function shortLine(value: unknown): string {
  return value === null ? "(nothing)" : shorten(String(value));
}

function shorten(text: string | undefined): string {
  const line = asItIs(text ?? "(nothing)");
  return line.length > mostText ? `${line.slice(0, mostText)}…` : line;
}

function describeCalls(pairs: readonly CallPair[], style: Style): string[] {
  if (pairs.length === 0) return [];
  return [
    "",
    pairs.length === 1 ? "The request behind it:" : "The last requests before it:",
    ...pairs.flatMap(({ before, after }) => [
      ...describeCall("v1", before, style),
      ...describeCall("v2", after, style),
    ]),
  ];
}

function describeCall(version: string, call: SeenCall | null, style: Style): string[] {
  if (call === null) return [`  on ${version}  ${style.dim("no such request")}`];
  const { method, url, status, body, answer } = call;
  return [
    `  on ${version}  ${onOneLine(`${method} ${url}`)} → ${status}`,
    ...(body === undefined
      ? []
      : [style.dim(`           sent      ${shorten(JSON.stringify(body))}`)]),
    ...(answer === undefined
      ? []
      : [style.dim(`           answered  ${shorten(JSON.stringify(answer))}`)]),
  ];
}

/** What it said last, with the paths of the copy as if it ran where the user is. */
function lastLines({ stdout, stderr, place }: PlacedRun, style: Style): string[] {
  const text = (stderr.trim() === "" ? stdout : stderr).replaceAll(`${place.folder}/`, "");
  const all = text.trimEnd().split("\n").filter(Boolean);
  const last = all.slice(-mostLines);
  const left =
    all.length > last.length ? [`  … ${countOf(all.length - last.length, "line")} before`] : [];
  return [...left, ...last.map((line) => `  ${style.dim("│")} ${asItIs(line)}`)];
}

/** What a user may have forgotten, where the service refused the calls or got none. */
function hintOf({ calls }: Run): string[] {
  if (calls.some(({ status }) => status === 401)) {
    return [
      "The sandbox refused it without a key: name its variable in the configuration, as keyVariables.",
    ];
  }
  if (calls.length > 0) return [];
  return [
    "It never called the sandbox: does it read the variables that the configuration names as services?",
  ];
}

function stillV1(run: Run): string[] {
  const calls = callsToV1(run);
  const [first] = calls;
  if (first === undefined) return [];
  const count = countOf(calls.length, "call");
  return [
    "",
    `${count} of the migrated copy ${calls.length === 1 ? "is" : "are"} still v1, such as ${onOneLine(`${first.method} ${first.url}`)}`,
  ];
}
