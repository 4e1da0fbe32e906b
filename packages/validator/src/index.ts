/** Verdicts on requests and payloads of the habit API: what breaks on v2, why, and the fix. Pure, without I/O. */

export type { JudgeOptions } from "./judge/convert-judged.ts";
export { judgePayload } from "./judge/judge-payload.ts";
export { judgeRequest } from "./judge/judge-request.ts";
export { type PayloadSchema, payloadSchemas } from "./judge/payload-schemas.ts";
export type { Breakage, ConvertedRequests, Part, Refusal, Verdict } from "./model.ts";
