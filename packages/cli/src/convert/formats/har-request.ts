import { headersIn, withHeaders } from "./header-list.ts";
import { isObject, type JsonObject } from "./json-object.ts";
import type { RecordedCall } from "./recorded-call.ts";

/** The request of an entry; undefined where it is none. */
export function readHarRequest(request: unknown): RecordedCall | undefined {
  if (!isObject(request)) return undefined;
  const { method, url, headers, postData } = request;
  if (typeof method !== "string" || typeof url !== "string") return undefined;
  const text = isObject(postData) ? postData.text : undefined;
  return {
    method,
    url,
    headers: headersIn(headers, "name"),
    body: typeof text === "string" ? text : undefined,
  };
}

/** The request of an entry as the call that it became. */
export function writeHarRequest(request: JsonObject, call: RecordedCall): JsonObject {
  const { method, url, body } = call;
  const before = headersIn(request.headers, "name");
  const now = { ...call.headers, ...frameOf(before, call) };
  const names = Object.keys({ ...before, ...now });
  const isSame = names.every((name) => before[name] === now[name]);
  const written = {
    ...request,
    method,
    url,
    ...(isSame ? {} : { headers: withHeaders(request.headers, "name", now), headersSize: -1 }),
    ...queryOf(request, url),
  };
  return withBody(written, body);
}

/** Browsers record the frame of an HTTP/2 request among its headers. */
function frameOf(
  own: Readonly<Record<string, string>>,
  { method, url }: RecordedCall,
): Record<string, string> {
  const path = url.replace(/^[^/?#]*\/\/[^/?#]*/, "").replace(/#.*$/s, "");
  const frame = { ":method": method, ":path": path };
  return Object.fromEntries(Object.entries(frame).filter(([name]) => Object.hasOwn(own, name)));
}

function queryOf({ url: before, queryString }: JsonObject, url: string): JsonObject {
  const query = queryIn(url);
  if (query === queryIn(String(before)) && queryString !== undefined) return {};
  const parameters = Array.from(new URLSearchParams(query), ([name, value]) => ({ name, value }));
  return { queryString: parameters };
}

function queryIn(url: string): string {
  return /^[^?#]*\?([^#]*)/.exec(url)?.[1] ?? "";
}

/** A body that moved into the path is none any more. */
function withBody(request: JsonObject, body: string | undefined): JsonObject {
  const { postData, ...rest } = request;
  if (!isObject(postData)) return request;
  if (body !== undefined) {
    const bodySize = Buffer.byteLength(body);
    return { ...request, postData: { ...postData, text: body }, bodySize };
  }
  return postData.text === undefined ? request : { ...rest, bodySize: 0 };
}
