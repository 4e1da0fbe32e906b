/** Verdicts on requests and payloads of the habit API: what breaks on v2, why, and the fix. Pure, without I/O. */

export type { Breakage, ConvertedRequests, Part, Verdict } from "./model.ts";
