import { isDeepStrictEqual } from "node:util";
import { placelessLines, type Surroundings, timelessLines } from "./normalise-output.ts";
import type { Run } from "./run.ts";

/** In what two runs differ. */
export type Difference =
  | { readonly in: "exit status"; readonly before: string; readonly after: string }
  | LineDifference
  | StateDifference;

/** The first line that differs, counted from 1; null: that run had none there. */
interface LineDifference {
  readonly in: "standard output" | "standard error";
  readonly line: number;
  readonly before: string | null;
  readonly after: string | null;
  /** True where both have the same lines in another order. */
  readonly isOrderOnly: boolean;
}

/** The first value of the final states that differs; `before` and `after` are undefined where there is none. */
interface StateDifference {
  readonly in: "final state";
  /** A JSON pointer. */
  readonly pointer: string;
  readonly before: unknown;
  readonly after: unknown;
  /** What the habit that it is in says of itself; undefined: it is in none. */
  readonly of: unknown;
  /** The id of that habit in each run; null: it is in none. */
  readonly habits: readonly [string | null, string | null];
}

export interface Comparison {
  /** The most telling first. */
  readonly differences: readonly Difference[];
  /** How many lines of standard output differ in moments, durations and ids only. */
  readonly timeOnly: number;
  /** True where standard error differs, and was not to be compared. */
  readonly otherStderr: boolean;
}

/** A run, and where it was. */
export interface PlacedRun extends Run {
  readonly place: Surroundings;
}

/** Compares what two runs did: how they ended, what they printed, and what they left behind. */
export function compareRuns(before: PlacedRun, after: PlacedRun, withStderr: boolean): Comparison {
  const out = compareText("standard output", before, after, ({ stdout }) => stdout);
  const err = compareText("standard error", before, after, ({ stderr }) => stderr);
  const [left, right] = [describeEnd(before), describeEnd(after)];
  return {
    differences: [
      ...(left === right ? [] : [{ in: "exit status" as const, before: left, after: right }]),
      ...(out.difference ?? []),
      ...compareStates(before, after),
      ...(withStderr ? (err.difference ?? []) : []),
    ],
    timeOnly: out.timeOnly,
    otherStderr: !withStderr && err.difference !== null,
  };
}

/** `exit 1`, or why there is no status. */
export function describeEnd({ status, signal, isTimedOut }: Run): string {
  if (isTimedOut) return "timed out";
  return status === null ? `ended by ${signal}` : `exit ${status}`;
}

function compareText(
  stream: LineDifference["in"],
  before: PlacedRun,
  after: PlacedRun,
  textOf: (run: Run) => string,
): { readonly difference: readonly LineDifference[] | null; readonly timeOnly: number } {
  const [was, is] = [before, after].map((run) => placelessLines(textOf(run), run.place));
  const [left, right] = [was ?? [], is ?? []];
  const [bare, other] = [timelessLines(left), timelessLines(right)];
  const length = Math.max(bare.length, other.length);
  const at = Array.from({ length }, (_, line) => line).find((line) => bare[line] !== other[line]);
  if (at === undefined) {
    return { difference: null, timeOnly: left.filter((line, i) => line !== right[i]).length };
  }
  const isOrderOnly = isDeepStrictEqual([...bare].sort(), [...other].sort());
  const lines = { line: at + 1, before: left[at] ?? null, after: right[at] ?? null };
  return { difference: [{ in: stream, ...lines, isOrderOnly }], timeOnly: 0 };
}

function compareStates(before: Run, after: Run): StateDifference[] {
  const path = firstDifference(before.final.state, after.final.state);
  if (path === null) return [];
  const [top, place] = path;
  const idOf = ({ final }: Run) =>
    top === "habits" && place !== undefined ? (final.ids[Number(place)] ?? null) : null;
  const { habits } = before.final.state;
  return [
    {
      in: "final state",
      of: top === "habits" && path.length > 2 ? habits[Number(place)]?.habit : undefined,
      pointer: path.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join(""),
      before: valueAt(before.final.state, path),
      after: valueAt(after.final.state, path),
      habits: [idOf(before), idOf(after)],
    },
  ];
}

/** The members on the way to the first value that differs; null where none does. */
function firstDifference(before: unknown, after: unknown): readonly string[] | null {
  if (isDeepStrictEqual(before, after)) return null;
  if (!isContainer(before) || !isContainer(after)) return [];
  if (Array.isArray(before) !== Array.isArray(after)) return [];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (!(name in before) || !(name in after)) return [name];
    const rest = firstDifference(before[name], after[name]);
    if (rest !== null) return [name, ...rest];
  }
  return [];
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, name) => (isContainer(at) ? at[name] : undefined), value);
}

function isContainer(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
