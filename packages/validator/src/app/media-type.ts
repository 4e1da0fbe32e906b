import { type ServiceFault, serviceFault } from "./service-fault.ts";

/** The media types that are judged, for `Accept-Post`. */
export const acceptedTypes = "application/json, application/x-ndjson";

/** What a body is by its headers: one JSON document, one a line, or nothing that is judged. */
export type BodyForm =
  | { readonly form: "json" | "lines" }
  | { readonly form: "unknown"; readonly fault: ServiceFault };

const json: BodyForm = { form: "json" };

export function bodyFormOf(
  contentType: string | undefined,
  contentEncoding: string | undefined,
): BodyForm {
  // As nearly every client writes it.
  if (contentType === "application/json" && contentEncoding === undefined) return json;
  if (contentEncoding !== undefined && !/^\s*(?:identity)?\s*$/i.test(contentEncoding)) {
    return unknown("The body is compressed; send it as it is", { "Accept-Encoding": "identity" });
  }
  const [type = "", ...parameters] = (contentType ?? "").toLowerCase().split(";");
  const form = formOf(type.trim());
  if (form === undefined) {
    const found = contentType === undefined ? "no Content-Type" : "another Content-Type";
    return unknown(`The request has ${found}; send one of ${acceptedTypes}`);
  }
  const charset = parameters.map((own) => own.trim()).find((own) => own.startsWith("charset="));
  if (charset === undefined || /^charset="?(?:utf-?8|us-ascii)"?$/.test(charset)) return { form };
  return unknown("The body must be UTF-8; leave the charset out or send charset=utf-8");
}

function formOf(type: string): "json" | "lines" | undefined {
  if (type === "application/x-ndjson") return "lines";
  return /^application\/(?:json|[\w.!#$&^-]+\+json)$/.test(type) ? "json" : undefined;
}

function unknown(message: string, more: Readonly<Record<string, string>> = {}): BodyForm {
  const headers = { ...more, "Accept-Post": acceptedTypes };
  return { form: "unknown", fault: serviceFault("media-type", message, { headers }) };
}
