import { judgePayload } from "../judge/judge-payload.ts";
import { judgeRequest } from "../judge/judge-request.ts";
import type { Refusal, Verdict } from "../model.ts";

/** Gives the verdicts. */
export interface Judge {
  judgeRequest(request: unknown): Verdict | Refusal;
  judgePayload(schema: unknown, payload: unknown): Verdict | Refusal;
}

/**
 * The one of this package.
 *
 * @param requestId - Makes the ids of converted requests. Not those that the judge makes of what it judges: v2
 * refuses an id that it has seen, and so the second of two requests that are alike; and secrets would go into them.
 */
export function createJudge(requestId: () => string): Judge {
  const options = { requestId };
  return { judgeRequest: (request) => judgeRequest(request, options), judgePayload };
}
