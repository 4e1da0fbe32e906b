import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const todayToDateQuery = {
  id: "today-to-date-query",
  title: "Today is a query parameter",
  v1: "GET /api/v1/habits/today",
  v2: "GET /api/v2/habits?date=today",
  automatic: "yes",
  summary: "`GET /habits/today` is removed.",
  fix: "Call `GET /api/v2/habits?date=today`.",
  before: "GET /api/v1/habits/today",
  after: "GET /api/v2/habits?date=today",
  ends: "v1-sunset",
  converter: "The payload stays as it is; only the address of the call changes.",
  source: specified("4"),
} as const satisfies Change;
