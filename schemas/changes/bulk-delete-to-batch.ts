import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const bulkDeleteToBatch = {
  id: "bulk-delete-to-batch",
  title: "Bulk deletion is a batch",
  v1: "DELETE /api/v1/habits/bulk",
  v2: "POST /api/v2/batch",
  automatic: "yes",
  summary: "`DELETE /habits/bulk` is removed.",
  fix: "Send `POST /api/v2/batch` with one `DELETE /habits/{id}` operation for each id, at most 100 in one batch.",
  before: 'DELETE /api/v1/habits/bulk\n{ "ids": ["h1"] }',
  after:
    'POST /api/v2/batch\n{ "operations": [{ "method": "DELETE", "path": "/habits/h1", "body": {} }] }',
  ends: "v1-sunset",
  converter:
    "It becomes another request, which is more than a payload of one of the kinds that are converted.",
  source: specified("4"),
} as const satisfies Change;
