import type { HttpRequest } from "@habitshift/converter";
import type { ServiceLimits } from "./app-options.ts";
import { harRequests } from "./har-requests.ts";
import { type PayloadName, payloadNames } from "./judge.ts";
import { isDeeper } from "./parse-json.ts";
import { type FaultDetail, isFault, type ServiceFault, serviceFault } from "./service-fault.ts";

/** One thing to judge. */
export type Item =
  | { readonly kind: "request"; readonly request: HttpRequest }
  | { readonly kind: "payload"; readonly schema: PayloadName; readonly payload: unknown };

/** What a body asks for: one verdict, or one for each of a list. */
export type Input = Item | { readonly kind: "list"; readonly items: readonly Item[] };

/** What a body may be, in words. */
export const acceptedForms =
  'Send one request { "method", "url", "headers"?, "body"? }, an array of them or { "requests": [...] }, ' +
  'a HAR 1.2 document { "log": { "entries": [...] } }, or a payload { "schema": "habit", "payload": … }; ' +
  "or one request or payload a line as application/x-ndjson";

type InputLimits = Pick<ServiceLimits, "requests" | "depth">;

/** So many faults of one body are told. */
const detailsAtMost = 100;

/** What a JSON body asks for, or why it cannot be told. */
export function readInput(value: unknown, limits: InputLimits): Input | ServiceFault {
  if (Array.isArray(value)) return listOf(value, "", limits);
  if (typeof value !== "object" || value === null) return unknownForm();
  if (has(value, "method") || has(value, "url") || has(value, "schema"))
    return oneOf(value, limits);
  if (has(value, "requests")) return requestsOf(value.requests, limits);
  if (!has(value, "log")) return unknownForm();
  const requests = harRequests(value.log, limits.depth);
  return isFault(requests) ? requests : listOf(requests, "/log/entries", limits, "/request");
}

/** One request or payload, or what is wrong with its form. */
export function readItem(
  value: unknown,
  { depth }: Pick<InputLimits, "depth">,
): Item | readonly FaultDetail[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return [{ field: "", message: "must be an object with a method and a url, or a schema" }];
  }
  return has(value, "schema") ? payloadOf(value, depth) : requestOf(value, depth);
}

function has<Name extends string>(value: object, name: Name): value is Record<Name, unknown> {
  return Object.hasOwn(value, name);
}

function unknownForm(): ServiceFault {
  return serviceFault("invalid-parameters", `The body is none of what is judged. ${acceptedForms}`);
}

function oneOf(value: object, limits: InputLimits): Item | ServiceFault {
  const item = readItem(value, limits);
  return isItem(item) ? item : badForm(item);
}

export function isItem(item: Item | readonly FaultDetail[]): item is Item {
  return "kind" in item;
}

export function badForm(details: readonly FaultDetail[]): ServiceFault {
  const [first] = details;
  const place = first?.field ? `${first.field} ` : "";
  const message = `${place}${first?.message}. ${acceptedForms}`;
  return serviceFault("invalid-parameters", message, { details });
}

function requestsOf(requests: unknown, limits: InputLimits): Input | ServiceFault {
  if (Array.isArray(requests)) return listOf(requests, "/requests", limits);
  return badForm([{ field: "/requests", message: "must be an array" }]);
}

function listOf(
  values: readonly unknown[],
  place: string,
  limits: InputLimits,
  below = "",
): Input | ServiceFault {
  if (values.length > limits.requests) {
    const message = `The body has ${values.length} requests, more than ${limits.requests}; send them line by line (application/x-ndjson)`;
    return serviceFault("too-large", message);
  }
  const items: Item[] = [];
  const details: FaultDetail[] = [];
  for (const [index, value] of values.entries()) {
    const item = readItem(value, limits);
    if (isItem(item)) items.push(item);
    else {
      const at = `${place}/${index}${below}`;
      details.push(...item.map(({ field, message }) => ({ field: at + field, message })));
    }
    if (details.length >= detailsAtMost) break;
  }
  return details.length > 0 ? badForm(details) : { kind: "list", items };
}

function payloadOf(value: Record<"schema", unknown>, depth: number): Item | readonly FaultDetail[] {
  const schema = payloadNames.find((name) => name === value.schema);
  if (schema === undefined) {
    return [{ field: "/schema", message: `must be one of ${payloadNames.join(", ")}` }];
  }
  if (!has(value, "payload")) return [{ field: "/payload", message: "is missing" }];
  const { payload } = value;
  if (isDeepText(payload, depth)) return [{ field: "/payload", message: deepText(depth) }];
  return { kind: "payload", schema, payload };
}

function requestOf(value: object, depth: number): Item | readonly FaultDetail[] {
  const { method, url, headers, body } = value as Readonly<Record<string, unknown>>;
  if (isName(method) && isName(url) && areHeaders(headers) && !isDeepText(body, depth)) {
    return { kind: "request", request: value as unknown as HttpRequest };
  }
  const details: FaultDetail[] = [];
  if (!isName(method)) details.push({ field: "/method", message: notName });
  if (!isName(url)) details.push({ field: "/url", message: notName });
  if (!areHeaders(headers)) {
    details.push({ field: "/headers", message: "must be an object of strings" });
  }
  if (isDeepText(body, depth)) details.push({ field: "/body", message: deepText(depth) });
  return details;
}

const notName = "must be a string that is not empty";

function isName(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}

/** JSON given as text is looked into, too. */
function isDeepText(value: unknown, depth: number): boolean {
  return typeof value === "string" && isDeeper(value, depth);
}

const deepText = (depth: number) => `is JSON that is nested deeper than ${depth} levels`;

function areHeaders(headers: unknown): boolean {
  if (headers === undefined) return true;
  if (typeof headers !== "object" || headers === null || Array.isArray(headers)) return false;
  for (const name of Object.keys(headers)) {
    if (typeof (headers as Readonly<Record<string, unknown>>)[name] !== "string") return false;
  }
  return true;
}
