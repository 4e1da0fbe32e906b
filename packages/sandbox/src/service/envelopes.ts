import { apiRelease } from "@habitshift/schemas";
import type { ServiceFault } from "@habitshift/validator/http";

/** An answer before it is one of the Fetch API. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What `meta` says of an answer. */
export function metaOf(requestId: string, now: Date) {
  return { requestId, timestamp: now.toISOString(), version: apiRelease };
}

export function faultV2(fault: ServiceFault, requestId: string, now: Date): Answer {
  const { status, code, message, details, headers = {} } = fault;
  const body = { error: { code, message, details }, meta: metaOf(requestId, now) };
  return { status, headers, body };
}

export function faultV1({ status, message, headers = {} }: ServiceFault): Answer {
  return { status, headers, body: { success: false, data: null, error: message } };
}
