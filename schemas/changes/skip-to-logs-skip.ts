import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const skipToLogsSkip = {
  id: "skip-to-logs-skip",
  title: "A skip belongs to the logs",
  v1: "POST /api/v1/habits/skip",
  v2: "POST /api/v2/habits/{id}/logs/skip",
  automatic: "yes",
  summary: "`POST /habits/skip` is removed.",
  fix: "Send `POST /api/v2/habits/{habitId}/logs/skip` with `{ targetDate }`.",
  before: 'POST /api/v1/habits/skip\n{ "habitId": "h1", "date": "2024-12-01" }',
  after: 'POST /api/v2/habits/h1/logs/skip\n{ "targetDate": "2024-12-01" }',
  ends: "v1-sunset",
  converter:
    "A skip is not one of the kinds of payload that are converted; its mapping is for whole requests.",
  source: specified("4"),
} as const satisfies Change;
