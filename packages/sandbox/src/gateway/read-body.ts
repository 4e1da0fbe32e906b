import { type ExactJson, readJson } from "@habitshift/converter";
import type { UpstreamResponse } from "./ask-upstream.ts";
import { GatewayFault } from "./gateway-fault.ts";

const known = new WeakMap<UpstreamResponse, ExactJson>();

/**
 * The body of an answer of v2, read once however many look at it.
 *
 * @throws {GatewayFault} Where it is no JSON.
 */
export function readBody(response: UpstreamResponse): ExactJson {
  const found = known.get(response);
  if (found !== undefined) return found;
  try {
    const read = readJson(response.body);
    known.set(response, read);
    return read;
  } catch (cause) {
    throw noJson(cause);
  }
}

function noJson(cause: unknown): GatewayFault {
  const message = "the service answered with what is no answer of v2: no JSON";
  return new GatewayFault(502, message, {}, cause);
}
