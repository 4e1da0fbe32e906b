import { isDeepStrictEqual } from "node:util";
import { ConversionError, convertRequest } from "@habitshift/converter";
import { prefixes } from "@habitshift/schemas";
import { diffArrays } from "diff";
import type { Difference } from "./compare-runs.ts";
import type { Run, SeenCall } from "./run.ts";

/** What a call of v1 became; either may be missing. */
export interface CallPair {
  readonly before: SeenCall | null;
  readonly after: SeenCall | null;
}

/** How many pairs are shown where no single one is to blame. */
const few = 3;

/** The calls that may explain a difference: the first that is not what the v1 call should become, or the last before it. */
export function findCalls(difference: Difference, before: Run, after: Run): readonly CallPair[] {
  const pairs = relevantTo(difference, before, pairCalls(before.calls, after.calls), after);
  const wrong = pairs.find(isWrong);
  return wrong ? [wrong] : pairs.slice(-few);
}

/** Puts the calls of both runs beside each other, by what a v1 call is in v2. */
function pairCalls(before: readonly SeenCall[], after: readonly SeenCall[]): CallPair[] {
  const left = before.map((call) => keyOf(expected(call)[0] ?? call));
  const right = after.map(keyOf);
  const pairs: CallPair[] = [];
  let [at, other] = [0, 0];
  for (const { count, added, removed } of diffArrays(left, right)) {
    const own = added ? [] : before.slice(at, at + count);
    const others = removed ? [] : after.slice(other, other + count);
    if (added) for (const call of others) addAfter(pairs, call);
    else pairs.push(...own.map((call, next) => ({ before: call, after: others[next] ?? null })));
    at += own.length;
    other += others.length;
  }
  return pairs;
}

/** A call without a counterpart stands beside the first of those before it that have none either. */
function addAfter(pairs: CallPair[], call: SeenCall): void {
  const start = pairs.findLastIndex(({ after }) => after !== null) + 1;
  const open = pairs[start];
  if (open === undefined) pairs.push({ before: null, after: call });
  else pairs[start] = { ...open, after: call };
}

/** Calls that came late cannot explain a line, and calls about other habits no habit. */
function relevantTo(
  difference: Difference,
  before: Run,
  pairs: readonly CallPair[],
  after: Run,
): readonly CallPair[] {
  if (difference.in === "standard output") {
    const [left, right] = [before, after].map(({ stdout }) => offsetOf(stdout, difference.line));
    const isEarly = (call: SeenCall | null, offset = 0) => call !== null && call.printed <= offset;
    return pairs.filter((pair) => isEarly(pair.before, left) || isEarly(pair.after, right));
  }
  if (difference.in !== "final state") return pairs;
  const writing = pairs.filter((pair) => isWriting(pair.before) || isWriting(pair.after));
  const ids = difference.habits.filter((id) => id !== null);
  const own = writing.filter((pair) =>
    [pair.before, pair.after].some((call) => ids.some((id) => names(call, id))),
  );
  return own.length === 0 ? writing : own;
}

/** Whether the call of v2 is missing, refused, or another than what the v1 call should become. */
function isWrong({ before, after }: CallPair): boolean {
  if (before === null || after === null) return isWriting(before ?? after);
  if (before.status < 400 !== after.status < 400) return true;
  const [wanted] = expected(before);
  return isWriting(before) && wanted !== undefined && !isDeepStrictEqual(wanted.body, after.body);
}

function expected({ method, url, body }: SeenCall) {
  try {
    return convertRequest({ method, url, ...(body !== undefined && { body }) }).requests;
  } catch (error) {
    if (error instanceof ConversionError) return [];
    throw error;
  }
}

function keyOf({ method, url }: Pick<SeenCall, "method" | "url">): string {
  const [path = ""] = url.split("?", 1);
  const prefix = prefixes.v2.find((each) => path.startsWith(`${each}/`)) ?? "";
  return `${method} ${path.slice(prefix.length)}`;
}

const isWriting = (call: SeenCall | null) =>
  call !== null && !["GET", "HEAD", "OPTIONS"].includes(call.method);

function names(call: SeenCall | null, id: string): boolean {
  return call !== null && JSON.stringify([call.url, call.body, call.answer]).includes(id);
}

/** How many characters stand before the end of a line, counted from 1. */
function offsetOf(text: string, line: number): number {
  return text.split("\n").slice(0, line).join("\n").length;
}

/** The calls of a run that went to paths of v1. */
export function callsToV1({ calls }: Run): readonly SeenCall[] {
  return calls.filter(({ url }) => prefixes.v1.some((prefix) => url.startsWith(`${prefix}/`)));
}
