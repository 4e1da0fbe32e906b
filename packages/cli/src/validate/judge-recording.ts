import type { JudgeOptions } from "@habitshift/validator";
import {
  createPlaces,
  judgeRecorded,
  type Place,
  type PlacedBreakage,
  type RecordedRequest,
  type Recording,
  type Span,
  sortOut,
} from "@habitshift/validator/recordings";
import type { Extent, FaultOutcome, JudgedOutcome, Outcome } from "./outcome.ts";

/** How recordings are judged. */
export interface JudgingRules {
  /** Base URLs of the service; empty: they are not known. */
  readonly services: readonly string[];
  readonly options: JudgeOptions;
}

/**
 * Judges the requests of a recording that are for the service, in their order, with what cannot be read.
 *
 * @param line - The line of the input that the text starts on.
 */
export function* judgeRecording(
  text: string,
  recording: Recording,
  { services, options }: JudgingRules,
  line = 1,
): Generator<Outcome> {
  const extentOf = extentsIn(text, line);
  // Lines of NDJSON are judged one by one, and two may be alike.
  const here = { ...options, place: `${options.place ?? ""}:${line}` };
  const addressees = sortOut(recording, services);
  const problems = [...recording.problems].sort((one, other) => one.start - other.start);
  const faultsUpTo = function* (offset: number): Generator<Outcome> {
    while ((problems[0]?.start ?? Number.POSITIVE_INFINITY) <= offset) {
      const problem = problems.shift();
      if (problem !== undefined) yield faultAt(extentOf(problem), problem.message);
    }
  };
  for (const [index, request] of recording.requests.entries()) {
    if (problems.length > 0) yield* faultsUpTo(request.start);
    const addressee = addressees[index] ?? "service";
    yield addressee === "service" ? judge(request, here, extentOf) : { kind: "left", addressee };
  }
  yield* faultsUpTo(text.length + 1);
}

function judge(
  request: RecordedRequest,
  options: JudgeOptions,
  extentOf: (span: Span) => Extent,
): JudgedOutcome | FaultOutcome {
  const verdict = judgeRecorded(request, options);
  if ("faults" in verdict) {
    const message = verdict.faults.map((own) => own.message).join("; ");
    return faultAt(extentOf(request), message);
  }
  const { breakages, truncated, converted } = verdict;
  return {
    kind: "judged",
    ...extentOf(request),
    name: request.name,
    ...callOf(request),
    verdict: verdict.verdict,
    breakages: breakages.map((own) => placed(own, extentOf)),
    ...(truncated && { truncated }),
    ...(converted && { converted }),
  };
}

function faultAt({ line, column }: Place, message: string): FaultOutcome {
  return { kind: "fault", line, column, message };
}

function callOf({ subject }: RecordedRequest): Pick<JudgedOutcome, "method" | "url"> {
  if (subject.kind === "payload") return { method: null, url: null };
  // What is no request was refused.
  const { method, url } = subject.request as { readonly method: string; readonly url: string };
  return { method, url };
}

function placed(
  { start, end, ...breakage }: PlacedBreakage,
  extentOf: (span: Span) => Extent,
): JudgedOutcome["breakages"][number] {
  return { ...breakage, ...extentOf({ start, end }) };
}

/** Tells lines and columns; the text is looked through only when the first one is wanted. */
function extentsIn(text: string, line: number): (span: Span) => Extent {
  let placeAt: ((offset: number) => Place) | undefined;
  return ({ start, end }) => {
    placeAt ??= createPlaces(text);
    const from = placeAt(start);
    const to = placeAt(end);
    return {
      line: from.line + line - 1,
      column: from.column,
      endLine: to.line + line - 1,
      endColumn: to.column,
    };
  };
}
