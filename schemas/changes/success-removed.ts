import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const successRemoved = {
  id: "success-removed",
  title: "Success is the absence of an error",
  v1: "success",
  v2: "no member `error`",
  automatic: "yes",
  summary: "The envelope has no `success`.",
  fix: "Ask whether `error` is absent, or use the HTTP status.",
  before: '{ "success": true, "data": {}, "error": null }',
  after: '{ "data": {} }',
  ends: "v1-sunset",
  converter: null,
  source: specified("2.4"),
} as const satisfies Change;
