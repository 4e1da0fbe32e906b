import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const streakToStatistics = {
  id: "streak-to-statistics",
  title: "A habit's streak is in its statistics",
  v1: "streak",
  v2: "statistics.currentStreak",
  automatic: "yes",
  summary: "A habit's `streak` is replaced by the read-only `statistics.currentStreak`.",
  fix: "Read `statistics.currentStreak`; do not send it.",
  before: '{ "streak": 15 }',
  after: '{ "statistics": { "currentStreak": 15 } }',
  ends: "v1-sunset",
  converter: null,
  source: specified("2.1"),
} as const satisfies Change;
