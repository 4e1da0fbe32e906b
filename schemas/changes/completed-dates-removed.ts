import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const completedDatesRemoved = {
  id: "completed-dates-removed",
  title: "Completions are logs",
  v1: "completedDates",
  v2: "GET /api/v2/habits/{habitId}/logs",
  automatic: "partly",
  summary: "A habit's `completedDates` is removed.",
  fix: "Read `statistics.totalCompletions` for their number, and the logs endpoint for the days.",
  before: '{ "completedDates": ["2024-11-01", "2024-11-02"] }',
  after: '{ "statistics": { "totalCompletions": 2 } }',
  ends: "v1-sunset",
  converter: null,
  source: specified("2.1"),
} as const satisfies Change;
