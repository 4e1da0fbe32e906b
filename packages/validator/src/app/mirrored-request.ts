import type { HttpRequest } from "@habitshift/converter";
import { isOfTransport } from "../recordings/is-of-transport.ts";
import { mirrorTokenHeader } from "./authorize.ts";
import type { Call } from "./call.ts";
import { isDeeper, parseJson } from "./parse-json.ts";
import { isFault, type ServiceFault } from "./service-fault.ts";

/** Where the judged path stands below. */
export const mirrorPrefix = "/validate";

/** The request that arrived, as if it had been sent to the service that it is written for. */
export function mirroredRequest(
  call: Call,
  text: string,
  depth: number,
): HttpRequest | ServiceFault {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(call.headers())) {
    if (!isOfTransport(name) && name.toLowerCase() !== mirrorTokenHeader.toLowerCase()) {
      headers[name] = value;
    }
  }
  const url = call.path.slice(mirrorPrefix.length) + call.query;
  const request: HttpRequest = { method: call.method, url, headers };
  if (text === "") return request;
  if (!isDeeper(text, depth) && !saysJson(call)) return { ...request, body: text };
  const parsed = parseJson(text, depth);
  // What is no JSON is for the verdict to tell; what is too deep is not looked into at all.
  if (!isFault(parsed)) return { ...request, body: parsed.value };
  return isDeeper(text, depth) ? parsed : { ...request, body: text };
}

/** Many clients send JSON without saying so. */
function saysJson(call: Call): boolean {
  const type = call.header("content-type");
  return type === undefined || /json/i.test(type);
}
