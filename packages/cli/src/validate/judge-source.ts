import type { Source } from "../convert/open-input.ts";
import { type JudgingRules, judgeRecording } from "./judge-recording.ts";
import type { Outcome } from "./outcome.ts";
import { readSource, type Surroundings } from "./read-source.ts";

/** How sources are judged, and what their requests hang on beside them. */
export interface SourceRules extends JudgingRules, Surroundings {}

/**
 * Judges what a source holds; one that cannot be read is a fault.
 *
 * @returns What came of the parts of it; each to be taken before the next.
 */
export function judgeSource(source: Source, all: SourceRules): AsyncGenerator<Iterable<Outcome>> {
  const rules = { ...all, options: { ...all.options, place: source.name } };
  return readSource<Outcome>(source, rules, {
    take: (text, recording, line) => judgeRecording(text, recording, rules, line),
    fault: (message, place) => ({ kind: "fault", ...place, message }),
  });
}
