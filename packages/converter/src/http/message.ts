import { type Fault, fault, gather } from "../fault.ts";
import { isJsonObject } from "../json.ts";

/** An HTTP request. `body` is what JSON says, or the text of it, as which it comes back. */
export interface HttpRequest {
  method: string;
  /** Absolute, or relative with or without a slash in front. */
  url: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** An HTTP response; `body` as in a request. */
export interface HttpResponse {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** What is wrong with the frame of a request; its body is judged by what it is sent to. */
export function checkRequest(request: unknown): readonly Fault[] {
  if (!isJsonObject(request)) return fault("must be an object with a method and a url");
  const { method, url, headers } = request;
  let faults: Fault[] | undefined;
  if (typeof method !== "string") faults = gather(faults, "method", fault("must be a string"));
  if (typeof url !== "string") faults = gather(faults, "url", fault("must be a string"));
  return [...(faults ?? []), ...checkHeaders(headers)];
}

/** What is wrong with the frame of a response. */
export function checkResponse(response: unknown): readonly Fault[] {
  if (!isJsonObject(response)) return fault("must be an object with a status");
  const { status, headers } = response;
  const isStatus = Number.isInteger(status) && Number(status) >= 100 && Number(status) <= 599;
  const faults = isStatus
    ? undefined
    : gather(undefined, "status", fault("must be a number from 100 to 599"));
  return [...(faults ?? []), ...checkHeaders(headers)];
}

function checkHeaders(headers: unknown): readonly Fault[] {
  if (headers === undefined) return [];
  if (!isJsonObject(headers)) return [{ path: ["headers"], expected: "must be an object" }];
  const odd = Object.keys(headers).filter(
    (name) => headers[name] !== undefined && typeof headers[name] !== "string",
  );
  return odd.map((name) => ({ path: ["headers", name], expected: "must be a string" }));
}

/** The names that a header has among given ones, in whatever case. */
export function headersNamed(names: readonly string[], name: string): readonly string[] {
  const wanted = name.toLowerCase();
  return names.filter((own) => own.toLowerCase() === wanted);
}
