import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const frequencyToOccurrence = {
  id: "frequency-to-occurrence",
  title: "A habit's frequency is its occurrence",
  v1: "frequency",
  v2: "occurrence.type",
  automatic: "yes",
  summary: "A habit's `frequency` is replaced by `occurrence.type`.",
  fix: "Read and send `occurrence: { type }`.",
  before: '{ "frequency": "daily" }',
  after: '{ "occurrence": { "type": "daily" } }',
  ends: "v1-sunset",
  converter: null,
  source: specified("2.1"),
} as const satisfies Change;
