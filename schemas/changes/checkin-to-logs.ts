import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const checkinToLogs = {
  id: "checkin-to-logs",
  title: "A check-in is a log",
  v1: "POST /api/v1/habits/checkin",
  v2: "POST /api/v2/habits/{id}/logs",
  automatic: "yes",
  summary: "`POST /habits/checkin` is removed; progress is recorded as a log with an amount.",
  fix: "Send `POST /api/v2/habits/{habitId}/logs` with `targetDate`, `value` and `unitSymbol`; the status `done` is the value 1 with the unit `rep`.",
  before:
    'POST /api/v1/habits/checkin\n{ "habitId": "h1", "date": "2024-12-01", "status": "done" }',
  after:
    'POST /api/v2/habits/h1/logs\n{ "targetDate": "2024-12-01", "value": 1, "unitSymbol": "rep" }',
  ends: "v1-sunset",
  converter: null,
  source: specified("4"),
} as const satisfies Change;
