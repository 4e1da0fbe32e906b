import { type Endpoint, prefixes, type Successor } from "@habitshift/schemas";
import { notAPayload } from "../conversion-error.ts";
import { isJsonObject, type JsonObject, memberOf, withoutMember } from "../json.ts";
import { type NoteTaker, take } from "../notes.ts";
import type { Call } from "./find-call.ts";
import { encodeSegment, takeParameters, withParameters } from "./url.ts";

/** Where a v1 call goes in v2, and what is left of its body. */
interface Address {
  readonly url: string;
  readonly body: unknown;
}

/** A parameter of the path of v2, and the query and the body without it. */
interface TakenParameter {
  /** As a segment of a path. */
  readonly segment: string;
  readonly query: string;
  readonly body: unknown;
}

/**
 * The v2 address of a v1 call: parameters that v1 had in the query or the body move into the path,
 * all others stay as written. `taker` stands at the request.
 *
 * @throws {ConversionError} Where a parameter of the path is missing, said twice or cannot be in a path.
 */
export function addressOf(
  call: Call,
  { parameters, query: added, change }: Successor,
  target: Endpoint,
  body: unknown,
  taker: NoteTaker,
): Address {
  const segments: Record<string, string> = { ...call.parameters };
  let { query } = call;
  let rest = body;
  for (const { name, from } of parameters) {
    const taken = takeFromCall(name, from, query, rest);
    segments[name] = taken.segment;
    query = taken.query;
    rest = taken.body;
  }
  for (const [name, value] of Object.entries(added)) {
    const own = takeParameters(query, name);
    query = own.rest;
    if (own.values.every((other) => other === value)) continue;
    take(taker, "lost", ["url"], `its \`${name}\` becomes \`${value}\``, change);
  }
  const known = [...(call.endpoint.query ?? []).map(({ name }) => name), ...Object.keys(added)];
  for (const { name } of target.query ?? []) {
    if (known.includes(name) || takeParameters(query, name).values.length === 0) continue;
    take(
      taker,
      "kept",
      ["url"],
      `v1 did not know \`${name}\`, v2 does; it is carried over`,
      change,
    );
  }
  const [prefix] = prefixes[target.version];
  const path = target.path.replaceAll(/\{(\w+)\}/g, (_, name) => segments[name] ?? "");
  const start = call.isBare ? prefix.slice(1) : prefix;
  return {
    url: call.base + start + path + withParameters(query, added) + call.fragment,
    body: rest,
  };
}

function takeFromCall(
  name: string,
  from: readonly ("query" | "body")[],
  query: string,
  body: unknown,
): TakenParameter {
  const inQuery = from.includes("query")
    ? takeParameters(query, name)
    : { values: [], rest: query };
  const inBody = from.includes("body") && isJsonObject(body) ? memberOf(body, name) : undefined;
  const places = [
    ...inQuery.values.map((value) => ({ value: value as unknown, path: ["url"] })),
    ...(inBody === undefined ? [] : [{ value: inBody, path: ["body", name] }]),
  ];
  const missing = from.includes("query") ? ["url"] : ["body", name];
  const [first = { value: undefined, path: missing }] = places;
  const fail = (path: readonly string[], expected: string) =>
    notAPayload("a v1 call that v2 has a path for", [{ path, expected }]);
  if (places.length === 0) throw fail(first.path, `must say \`${name}\`, which v2 has in the path`);
  const other = places.find(({ value }) => value !== first.value);
  if (other !== undefined) throw fail(other.path, `must not say another \`${name}\``);
  const segment = typeof first.value === "string" ? encodeSegment(first.value) : undefined;
  if (segment === undefined) throw fail(first.path, `must have a \`${name}\` that a path can hold`);
  return {
    segment,
    query: inQuery.rest,
    body: inBody === undefined ? body : withoutMember(body as JsonObject, name),
  };
}
