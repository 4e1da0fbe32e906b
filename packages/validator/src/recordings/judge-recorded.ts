import type { JudgeOptions } from "../judge/convert-judged.ts";
import { judgePayload } from "../judge/judge-payload.ts";
import { judgeRequest } from "../judge/judge-request.ts";
import type { Breakage, Refusal, Verdict } from "../model.ts";
import { isOfGap, worstOf } from "./gaps.ts";
import type { RecordedRequest } from "./recording.ts";
import type { Span } from "./span.ts";

/** A breakage, and where in the recording it stands. */
export type PlacedBreakage = Breakage & Span;

/** A verdict whose breakages say where they stand. */
export interface PlacedVerdict extends Verdict {
  readonly breakages: readonly PlacedBreakage[];
}

/**
 * Judges a request of a recording. What hangs on a value that the recording does not have, such as that of
 * a variable, is not told as wrong.
 */
export function judgeRecorded(
  recorded: RecordedRequest,
  options: JudgeOptions = {},
): PlacedVerdict | Refusal {
  const { subject } = recorded;
  const verdict =
    subject.kind === "payload"
      ? judgePayload(subject.schema, subject.payload)
      : judgeRequest(subject.request, { ...options, place: placeOf(recorded, options) });
  if ("faults" in verdict) return verdict;
  const breakages = verdict.breakages.flatMap((breakage) => place(recorded, breakage));
  return { ...verdict, verdict: worstOf(breakages), breakages };
}

function placeOf({ start }: RecordedRequest, { place = "" }: JudgeOptions): string {
  return `${place}:${start}`;
}

/** A breakage with its place; nothing where it may be one of a value that is not known. */
function place(recorded: RecordedRequest, breakage: Breakage): PlacedBreakage[] {
  if (isOfGap(recorded, breakage)) return [];
  const { in: part, pointer, change } = breakage;
  const { start, end, isUnknown } = recorded.locate({ in: part, pointer });
  const isOfValue = change === "v2-invalid" || change === "version-headers-required";
  return isUnknown && isOfValue ? [] : [{ ...breakage, start, end }];
}
