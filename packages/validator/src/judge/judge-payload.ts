import type { Refusal, Verdict } from "../model.ts";
import { noFindings, verdictOf } from "./findings.ts";
import { judgeBatch } from "./judge-batch.ts";
import { judgeBody } from "./judge-body.ts";
import { payloadSchemas } from "./payload-schemas.ts";
import { clipped } from "./place.ts";
import { checkOf } from "./shapes.ts";

/**
 * Says whether a payload is one of v2, by the name of its schema.
 *
 * @returns What is wrong with the question, where the schema is none.
 */
export function judgePayload(schema: unknown, payload: unknown): Verdict | Refusal {
  const name = payloadSchemas.find((own) => own === schema);
  if (name === undefined) {
    const own = typeof schema === "string" ? `\`${clipped(schema)}\`` : "that";
    const list = payloadSchemas.map((known) => `\`${known}\``).join(", ");
    return { faults: [{ pointer: "/schema", message: `${own} is no schema; there are ${list}` }] };
  }
  const findings = noFindings();
  checkOf(name)(payload, undefined, findings);
  if (name === "batch") judgeBatch(payload, undefined, findings, judgeBody);
  return verdictOf(findings);
}
