import { payloadSchemas } from "../judge/payload-schemas.ts";
import { readRequest } from "../judge/read-request.ts";
import type { Refusal } from "../model.ts";
import type { Gaps } from "../recordings/gaps.ts";
import type { ServiceLimits } from "./app-options.ts";
import { harRequests } from "./har-requests.ts";
import { isDeeper } from "./parse-json.ts";
import { type FaultDetail, isFault, type ServiceFault, serviceFault } from "./service-fault.ts";

/** One thing to judge. */
export type Item =
  | {
      readonly kind: "request";
      readonly request: object;
      /** What the recording that it comes from does not have of it. */
      readonly gaps?: Gaps;
    }
  | { readonly kind: "payload"; readonly schema: unknown; readonly payload: unknown };

/** What a body asks for: one verdict, or one for each of a list. */
export type Input = Item | List;

interface List {
  readonly kind: "list";
  readonly items: readonly Item[];
}

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
  if (has(value, "method") || has(value, "url") || has(value, "schema")) {
    const item = readItem(value, limits);
    return isItem(item) ? item : badForm(item);
  }
  if (has(value, "requests")) {
    if (Array.isArray(value.requests)) return listOf(value.requests, "/requests", limits);
    return badForm([{ field: "/requests", message: "`requests` must be an array" }]);
  }
  if (!has(value, "log")) return unknownForm();
  const found = harRequests(value.log, limits.depth);
  if (isFault(found)) return found;
  const requests = found.map(({ request }) => request);
  const input = listOf(requests, "/log/entries", limits, "/request");
  if (isFault(input)) return input;
  return {
    ...input,
    items: input.items.map((item, index) => ({
      ...item,
      ...(found[index] && { gaps: found[index].gaps }),
    })),
  };
}

/** One thing to judge, or why it is none; the judge looks at it more closely. */
export function readItem(
  value: unknown,
  { depth }: Pick<InputLimits, "depth">,
): Item | readonly FaultDetail[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return [{ field: "", message: "it must be an object with `method` and `url`, or `schema`" }];
  }
  if (has(value, "schema")) {
    if (!has(value, "payload")) return [{ field: "/payload", message: "`payload` is missing" }];
    const { schema, payload } = value;
    return textFault(payload, "payload", depth) ?? { kind: "payload", schema, payload };
  }
  const fault = has(value, "body") ? textFault(value.body, "body", depth) : undefined;
  return fault ?? { kind: "request", request: value };
}

export function isItem(item: Item | readonly FaultDetail[]): item is Item {
  return "kind" in item;
}

/** The fault of a body that holds what is not judged. */
export function badForm(details: readonly FaultDetail[]): ServiceFault {
  const message = `${details[0]?.message}. ${acceptedForms}`;
  return serviceFault("invalid-parameters", message, { details });
}

function has<Name extends string>(value: object, name: Name): value is Record<Name, unknown> {
  return Object.hasOwn(value, name);
}

function unknownForm(): ServiceFault {
  return serviceFault("invalid-parameters", `The body is none of what is judged. ${acceptedForms}`);
}

function listOf(
  values: readonly unknown[],
  place: string,
  limits: InputLimits,
  below = "",
): List | ServiceFault {
  if (values.length > limits.requests) {
    const message = `The body has ${values.length} requests, more than ${limits.requests}; send them line by line (application/x-ndjson)`;
    return serviceFault("too-large", message);
  }
  const items: Item[] = [];
  const details: FaultDetail[] = [];
  for (const [index, value] of values.entries()) {
    const item = readItem(value, limits);
    if (isItem(item)) items.push(item);
    const own = isItem(item) ? faultsOf(item) : item;
    const at = `${place}/${index}${below}`;
    details.push(...own.map(({ field, message }) => ({ field: at + field, message })));
    if (details.length >= detailsAtMost) break;
  }
  return details.length > 0 ? badForm(details) : { kind: "list", items };
}

/** What the judge would refuse; asked before the first verdict of a list, as it is too late behind it. */
function faultsOf(item: Item): readonly FaultDetail[] {
  if (item.kind === "payload") {
    const isKnown = payloadSchemas.some((own) => own === item.schema);
    const message = `\`schema\` must be one of ${payloadSchemas.join(", ")}`;
    return isKnown ? [] : [{ field: "/schema", message }];
  }
  const request = readRequest(item.request);
  return "faults" in request ? detailsOf(request) : [];
}

/** What the judge refused, as a fault of the body. */
export function detailsOf({ faults }: Refusal): readonly FaultDetail[] {
  return faults.map(({ pointer, message }) => ({ field: pointer, message }));
}

/** JSON given as text is looked into, too. */
function textFault(
  value: unknown,
  name: string,
  depth: number,
): readonly FaultDetail[] | undefined {
  if (typeof value !== "string" || !isDeeper(value, depth)) return undefined;
  const message = `\`${name}\` is JSON that is nested deeper than ${depth} levels`;
  return [{ field: `/${name}`, message }];
}
