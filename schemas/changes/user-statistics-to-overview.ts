import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const userStatisticsToOverview = {
  id: "user-statistics-to-overview",
  title: "User statistics are an overview",
  v1: "GET /api/v1/user/statistics",
  v2: "GET /api/v2/statistics/overview",
  automatic: "yes",
  summary: "`GET /user/statistics` is removed.",
  fix: "Call `GET /api/v2/statistics/overview`.",
  before: "GET /api/v1/user/statistics",
  after: "GET /api/v2/statistics/overview",
  ends: "v1-sunset",
  converter: "The payload stays as it is; only the address of the call changes.",
  source: specified("4"),
} as const satisfies Change;
