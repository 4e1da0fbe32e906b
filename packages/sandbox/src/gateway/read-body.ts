import { type ExactJson, readJson } from "@habitshift/converter";
import type { UpstreamResponse } from "./ask-upstream.ts";
import { GatewayFault } from "./gateway-fault.ts";

/**
 * The body of an answer of v2, read once however many look at it.
 *
 * @throws {GatewayFault} Where it is no JSON.
 */
export function readBody(response: UpstreamResponse): ExactJson {
  // Kept where it belongs, as looking it up elsewhere costs more than a short body takes to read.
  response.read ??= readText(response.body);
  return response.read;
}

function readText(text: string): ExactJson {
  try {
    return readJson(text);
  } catch (cause) {
    throw noJson(cause);
  }
}

function noJson(cause: unknown): GatewayFault {
  const message = "the service answered with what is no answer of v2: no JSON";
  return new GatewayFault(502, message, {}, cause);
}
