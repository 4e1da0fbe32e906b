import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const webhookV1Deprecated = {
  id: "webhook-v1-deprecated",
  title: "The v1 webhook format ends",
  v1: "v1 webhook payload",
  v2: "typed events",
  automatic: "person",
  summary: "The v1 webhook payload is deprecated and ends with v3.0.",
  fix: "Take the v2 format with typed events; its shapes are not specified, so ask the service's documentation.",
  before: "v1 webhook payload",
  after: "v2 webhook payload with typed events",
  ends: "v3",
  converter: "Neither format of webhook payloads is specified.",
  source: specified("6"),
} as const satisfies Change;
