import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const notesMoved = {
  id: "notes-moved",
  title: "Notes belong to a habit's path",
  v1: "/api/v1/notes",
  v2: "/api/v2/habits/{habitId}/notes",
  automatic: "with-habit-id",
  summary: "Notes are no longer served under `/api/v1/notes`; v2 has them below their habit.",
  fix: "Move the habit's id from the query or the body into the path: `/api/v2/habits/{habitId}/notes`.",
  before: 'POST /api/v1/notes\n{ "habitId": "h1", "text": "felt good" }',
  after: 'POST /api/v2/habits/h1/notes\n{ "text": "felt good" }',
  ends: "v1-sunset",
  converter:
    "A note has no kind of its own; only the place of its habit's id changes, which is the request's, not the payload's.",
  source: specified("4"),
} as const satisfies Change;
