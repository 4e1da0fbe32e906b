import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const csvExportV1Deprecated = {
  id: "csv-export-v1-deprecated",
  title: "CSV export v1 ends",
  v1: "CSV export v1",
  v2: "none named",
  automatic: "person",
  summary: "CSV export v1 is deprecated and ends with v3.0.",
  fix: "Read the data from the v2 endpoints: `GET /api/v2/habits`, and `GET /api/v2/habits/{habitId}/logs` for the completions.",
  before: "CSV export v1",
  after: "the v2 endpoints",
  ends: "v3",
  converter: "The format of the CSV export is not specified.",
  source: specified("9"),
} as const satisfies Change;
