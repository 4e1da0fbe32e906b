import { judgePayload } from "../judge/judge-payload.ts";
import { judgeRequest } from "../judge/judge-request.ts";
import type { Refusal, Verdict } from "../model.ts";

/** Gives the verdicts. */
export interface Judge {
  judgeRequest(request: unknown): Verdict | Refusal;
  judgePayload(schema: unknown, payload: unknown): Verdict | Refusal;
}

/** The one of this package. */
export const ownJudge: Judge = { judgeRequest: (request) => judgeRequest(request), judgePayload };
