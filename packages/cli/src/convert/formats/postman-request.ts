import { findCall } from "@habitshift/converter";
import type { DocumentOptions } from "../converted-document.ts";
import { headersIn, withHeaders } from "./header-list.ts";
import { isObject, type JsonObject } from "./json-object.ts";
import { writeUrl } from "./postman-url.ts";
import { withoutLead } from "./postman-variables.ts";
import { type Attempt, attemptCall, type Places, type RecordedCall } from "./recorded-call.ts";
import { decodePart } from "./v1-url.ts";

/** What Postman makes a new id of with each request. */
const newId = "{{$guid}}";

/** Tries to convert the request of an item that goes to a URL. */
export function attemptRequest(request: unknown, url: string, options: DocumentOptions): Attempt {
  const target = withoutLead(url);
  const lead = url.slice(0, url.length - target.length);
  const call = { ...readRequest(request), url: target };
  const mode = otherMode(request);
  const called = findCall(call.method, target, "v1");
  const takesBody = typeof called !== "string" && called.endpoint.request !== "none";
  if (mode !== undefined && takesBody) {
    const message = `a body of the mode \`${mode}\` cannot be converted; v2 takes JSON, the mode \`raw\``;
    return { kind: "failed", pointer: "/body", message, isUnknownPath: false };
  }
  const attempt = attemptCall(call, { ...options, requestId: () => newId });
  if (attempt.kind === "failed" && attempt.pointer === "/body" && hasBareVariable(call.body)) {
    return { ...attempt, message: `${attempt.message}; a variable in it must stand in quotes` };
  }
  if (attempt.kind !== "converted") return attempt;
  const written = url + (call.body ?? "");
  const calls = attempt.calls.map((own) => ({
    ...own,
    url: lead + restoreVariables(own.url, written),
    body: own.body === undefined ? undefined : restoreVariables(own.body, written),
  }));
  return { ...attempt, calls };
}

/** The request of an item, but for its URL. */
export function readRequest(request: unknown): Omit<RecordedCall, "url"> {
  if (!isObject(request)) return { method: "GET", headers: {}, body: undefined };
  const { method, header } = request;
  const body = bodyIn(request);
  const raw = body?.mode === "raw" ? body.raw : undefined;
  return {
    method: typeof method === "string" ? method : "GET",
    headers: headersIn(headerList(header), "key"),
    body: typeof raw === "string" ? raw : undefined,
  };
}

/** The body that is sent. */
function bodyIn({ body }: JsonObject): JsonObject | undefined {
  return isObject(body) && body.disabled !== true ? body : undefined;
}

/** The mode of a body that is not JSON, and not empty. */
function otherMode(request: unknown): string | undefined {
  const body = isObject(request) ? bodyIn(request) : undefined;
  const mode = body?.mode;
  if (typeof mode !== "string" || mode === "raw") return undefined;
  const content = body?.[mode];
  const isEmpty = !isObject(content) && !(Array.isArray(content) && content.length > 0);
  return isEmpty ? undefined : mode;
}

/** Headers may be written as lines. */
function headerList(header: unknown): unknown {
  if (typeof header !== "string") return header;
  const lines = header.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.map((line) => {
    const [key = "", ...value] = line.split(":");
    return { key: key.trim(), value: value.join(":").trim() };
  });
}

function hasBareVariable(body: string | undefined): boolean {
  return /[:,[]\s*\{\{[^{}]*\}\}/.test(body ?? "");
}

/** Variables that moved into a path are percent-encoded there; Postman would not know them. */
function restoreVariables(text: string, written: string): string {
  return text.replace(/%7B%7B.*?%7D%7D/g, (encoded) =>
    written.includes(encoded) ? encoded : decodePart(encoded),
  );
}

/** The request of an item as the call that it became, at a URL. */
export function writeRequest(request: unknown, call: RecordedCall, url: string): JsonObject {
  const own: JsonObject = isObject(request) ? request : {};
  const written = {
    ...own,
    method: call.method,
    header: withHeaders(headerList(own.header), "key", call.headers),
    url: writeUrl(own.url, url),
  };
  if (call.body === readRequest(request).body) return written;
  if (call.body !== undefined) return { ...written, body: { ...bodyIn(own), raw: call.body } };
  // A body that moved into the path is none any more.
  return Object.fromEntries(Object.entries(written).filter(([name]) => name !== "body"));
}

/** Where the parts of a request at a pointer stand. */
export function placesOf(request: unknown, pointer: string): Places {
  if (!isObject(request)) return { method: pointer, url: pointer, headers: pointer, body: pointer };
  return {
    method: `${pointer}/method`,
    url: `${pointer}/url`,
    headers: `${pointer}/header`,
    body: `${pointer}/body${bodyIn(request)?.mode === "raw" ? "/raw" : ""}`,
  };
}
