import { isDeeper } from "./parse-json.ts";
import { type ServiceFault, serviceFault } from "./service-fault.ts";

/** Headers that tell how a message travelled, and not what was asked; those of HTTP/2 begin with a colon. */
const ofTransport =
  /^(?::|(?:host|connection|content-length|transfer-encoding|keep-alive|te|trailer|upgrade|expect|accept-encoding|proxy-connection)$)/i;

export function isOfTransport(name: string): boolean {
  return ofTransport.test(name);
}

/** The requests of a HAR 1.2 document, in its order, as far as they are ones; the rest is told of by place. */
export function harRequests(log: unknown, depth: number): readonly unknown[] | ServiceFault {
  const entries = memberOf(log, "entries");
  if (!Array.isArray(entries)) {
    const details = [{ field: "/log/entries", message: "must be an array" }];
    return serviceFault("invalid-parameters", "The HAR document has no entries", { details });
  }
  return entries.map((entry: unknown) => requestOf(memberOf(entry, "request"), depth));
}

function requestOf(request: unknown, depth: number): unknown {
  if (typeof request !== "object" || request === null) return request;
  const { method, url, headers, postData } = request as Readonly<Record<string, unknown>>;
  const text = memberOf(postData, "text") ?? formOf(memberOf(postData, "params"));
  return {
    method,
    url,
    ...(Array.isArray(headers) && { headers: headersOf(headers) }),
    ...(typeof text === "string" && text !== "" && { body: bodyOf(text, depth) }),
  };
}

function headersOf(headers: readonly unknown[]): Record<string, string> {
  const found = new Map<string, string>();
  for (const header of headers) {
    const [name, value] = [memberOf(header, "name"), memberOf(header, "value")];
    if (typeof name !== "string" || typeof value !== "string" || isOfTransport(name)) continue;
    const before = found.get(name);
    found.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return Object.fromEntries(found);
}

/** JSON as what it says: a pointer into a recorded body leads into that, and not into its text. */
function bodyOf(text: string, depth: number): unknown {
  if (isDeeper(text, depth)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function formOf(params: unknown): string | undefined {
  if (!Array.isArray(params) || params.length === 0) return undefined;
  const pairs = params.map((own) => [memberOf(own, "name"), memberOf(own, "value")].map(String));
  return new URLSearchParams(pairs as [string, string][]).toString();
}

/** The own member of what may be an object. */
function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}
