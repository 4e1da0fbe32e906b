import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const habitsMoved = {
  id: "habits-moved",
  title: "Habits are served under v2",
  v1: "/api/v1/habits[/{id}]",
  v2: "/api/v2/habits[/{id}]",
  automatic: "yes",
  summary: "Habits are no longer served under `/api/v1/habits`.",
  fix: "Call `/api/v2/habits` with the same method; a v1 `PATCH` becomes `PUT`.",
  before: "GET /api/v1/habits",
  after: "GET /api/v2/habits",
  ends: "v1-sunset",
  converter: "The payload stays as it is; only the address of the call changes.",
  source: specified("4"),
} as const satisfies Change;
