import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const logsMoved = {
  id: "logs-moved",
  title: "Logs belong to a habit's path",
  v1: "/api/v1/logs",
  v2: "/api/v2/habits/{habitId}/logs",
  automatic: "with-habit-id",
  summary: "Logs are no longer served under `/api/v1/logs`; v2 has them below their habit.",
  fix: "Move the habit's id from the query or the body into the path: `/api/v2/habits/{habitId}/logs`. A log's `date` is `targetDate` in v2.",
  before: "GET /api/v1/logs?habitId=h1",
  after: "GET /api/v2/habits/h1/logs",
  ends: "v1-sunset",
  converter:
    "The converter's kind `log` is the check-in body, which `checkin-to-logs` maps; what `/api/v1/logs` returns is not specified.",
  source: specified("4"),
} as const satisfies Change;
