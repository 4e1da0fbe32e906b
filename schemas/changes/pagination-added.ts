import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const paginationAdded = {
  id: "pagination-added",
  title: "Lists come in pages",
  v1: "lists come whole",
  v2: "lists come in pages (`pagination`)",
  automatic: "report",
  summary:
    "A list answers with one page, 50 items unless `limit` says otherwise, and `pagination`.",
  fix: "Where all items are needed, ask again with `offset` until `pagination.total` is reached.",
  before: '{ "success": true, "data": [], "error": null }',
  after: '{ "data": [], "pagination": { "total": 0, "limit": 50, "offset": 0 } }',
  ends: "v1-sunset",
  converter: null,
  source: specified("2.4"),
} as const satisfies Change;
