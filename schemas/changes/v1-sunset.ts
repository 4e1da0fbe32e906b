import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const v1Sunset = {
  id: "v1-sunset",
  title: "v1 answers 410 Gone",
  v1: "any other v1 call",
  v2: "410 Gone",
  automatic: "person",
  summary: "From 15 February 2025 every v1 call answers 410 Gone.",
  fix: "Find the v2 operation that does what this call did; none is named for it.",
  before: "any other call below /api/v1",
  after: "a call below /api/v2",
  ends: "v1-sunset",
  converter: "A call without a known successor has no payload to convert.",
  source: specified("9"),
} as const satisfies Change;
