import type { HttpRequest } from "@habitshift/converter";
import type { Verdict } from "../model.ts";

/** Gives the verdicts. */
export interface Judge {
  judgeRequest(request: HttpRequest): Verdict;
  judgePayload(schema: PayloadName, payload: unknown): Verdict;
}

/** The schemas that a payload may be judged by. */
export const payloadNames = [
  "habit",
  "habit-create",
  "habit-update",
  "log",
  "envelope",
  "error",
  "batch",
  "template",
  "api-key",
] as const;

export type PayloadName = (typeof payloadNames)[number];
