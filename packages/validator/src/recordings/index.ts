/** Readers of recorded requests, each with its place in the text: pure, without I/O. */

export { type Fence, fencesIn, isShellLabel } from "./curl/fences.ts";
export { judgeRecorded, type PlacedBreakage, type PlacedVerdict } from "./judge-recorded.ts";
export { createPlaces, type Place } from "./places.ts";
export type { ReadOptions } from "./read-options.ts";
export { readRecording } from "./read-recording.ts";
export { recogniseFormat } from "./recognise-format.ts";
export type {
  Located,
  ReadProblem,
  RecordedRequest,
  Recording,
  RecordingFormat,
} from "./recording.ts";
export { type Addressee, sortOut } from "./sort-out.ts";
export type { Span } from "./span.ts";
