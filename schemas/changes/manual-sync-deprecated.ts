import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const manualSyncDeprecated = {
  id: "manual-sync-deprecated",
  title: "Manual sync ends",
  v1: "manual sync",
  v2: "none named",
  automatic: "person",
  summary: "Manual sync is deprecated and ends with v3.0.",
  fix: "Read and write through the v2 endpoints: `GET /api/v2/habits` gives what there is, and `POST /api/v2/batch` takes many writes at once.",
  before: "manual sync",
  after: "the v2 endpoints",
  ends: "v3",
  converter: "The shape of manual sync is not specified.",
  source: specified("9"),
} as const satisfies Change;
