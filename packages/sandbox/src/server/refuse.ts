import type { ServiceFault } from "@habitshift/validator/http";
import { faultV2 } from "../service/envelopes.ts";

/** Answers with a fault what does not come as far as the service. */
export function refuse(fault: ServiceFault): Response {
  const id = crypto.randomUUID();
  const { status, body } = faultV2(fault, id, new Date());
  return Response.json(body, { status, headers: { "X-Request-ID": id } });
}
