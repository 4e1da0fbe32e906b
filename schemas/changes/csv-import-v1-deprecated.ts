import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const csvImportV1Deprecated = {
  id: "csv-import-v1-deprecated",
  title: "CSV import v1 is deprecated",
  v1: "CSV import v1",
  v2: "the v2 endpoints",
  automatic: "person",
  summary: "CSV import v1 is deprecated with release 5.0.0.",
  fix: "Write through the v2 endpoints by July 2025: `POST /api/v2/habits`, and `POST /api/v2/habits/{habitId}/logs` for the completions, many at once by `POST /api/v2/batch`.",
  before: "CSV import v1",
  after: "the v2 endpoints",
  ends: "v3",
  converter: "The format of the CSV import is not specified.",
  source: specified("9"),
} as const satisfies Change;
