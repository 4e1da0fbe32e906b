import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const areasMoved = {
  id: "areas-moved",
  title: "Areas are served under v2",
  v1: "/api/v1/areas",
  v2: "/api/v2/areas",
  automatic: "yes",
  summary: "Areas are no longer served under `/api/v1/areas`.",
  fix: "Call `/api/v2/areas` with the same method.",
  before: "GET /api/v1/areas",
  after: "GET /api/v2/areas",
  ends: "v1-sunset",
  converter: "The payload stays as it is; only the address of the call changes.",
  source: specified("4"),
} as const satisfies Change;
