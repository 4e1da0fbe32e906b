import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const statisticsMoved = {
  id: "statistics-moved",
  title: "Statistics are served under v2",
  v1: "/api/v1/statistics",
  v2: "/api/v2/statistics",
  automatic: "yes",
  summary: "Statistics are no longer served under `/api/v1/statistics`.",
  fix: "Call `/api/v2/statistics`.",
  before: "GET /api/v1/statistics",
  after: "GET /api/v2/statistics",
  ends: "v1-sunset",
  converter: "The payload stays as it is; only the address of the call changes.",
  source: specified("4"),
} as const satisfies Change;
