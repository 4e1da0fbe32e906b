import {
  type Endpoint,
  type FieldMapping,
  type MappedShape,
  shapeMappings,
} from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";
import { isJustDeclared } from "../../../facts/value-origin.ts";
import { nodesIn } from "../../../program/nodes-in.ts";
import { bodyObjects } from "../../../provenance/body-objects.ts";
import type { Exchange, ExchangeUse } from "../../../provenance/exchanges.ts";
import { isNullish, type Value } from "../../../provenance/value.ts";
import { without } from "../../../provenance/values.ts";
import { initializerOf } from "../../../validation/initializer-of.ts";
import { expandedLater, membersNamed, saysAll, saysOther } from "../../bodies/expanded-members.ts";
import { jsonTexts } from "../../bodies/json-text.ts";
import { successorOf } from "../../url-path.ts";
import { queryParameter } from "../parameters/query-parameter.ts";

/** How requests of a v1 endpoint become those of its successor once their parts are known, as when they are sent. */
export type Adaptation = {
  readonly endpoint: Endpoint;
  readonly to: Endpoint;
  /** Whether all that the call is seen to send has what the form needs. */
  readonly isSure: boolean;
} & (
  | { readonly by: "batch" }
  | { readonly by: "query"; readonly parameter: string }
  | {
      readonly by: "body";
      readonly parameter: string;
      readonly fields: readonly FieldMapping[];
    }
);

/** How a call that was seen can be made one of v2 when it is sent; null where it may lack what v2 wants. */
export function adaptationOf(
  facts: Facts,
  { call: { endpoint } }: Exchange,
  use: ExchangeUse,
): Adaptation | null {
  const to = successorOf(endpoint);
  if (!to || endpoint.path.includes("{")) return null;
  const bodies: readonly Value[] = [...bodyObjects(use.body), ...jsonTexts(use.body)];
  const known = bodies.filter(({ kind }) => kind !== "unknown");
  const given = bodies.filter(isGiven);
  const isSure = given.every((body) => known.includes(body));
  if (endpoint.request === "bulk-delete")
    return known.length > 0 ? { endpoint, to, by: "batch", isSure } : null;
  const [parameter] = endpoint.successor?.parameters ?? [];
  if (!parameter) return null;
  if (endpoint.request === "none" && isInQuery(facts, use, parameter.name))
    return { endpoint, to, by: "query", parameter: parameter.name, isSure: true };
  const having = bodies.filter((body) => has(facts, body, parameter.name));
  const made =
    having.length > 0 ? bodyAdaptation(facts, endpoint, to, parameter.name, having) : null;
  return made && { ...made, isSure: made.isSure && given.every((body) => having.includes(body)) };
}

/**
 * Whether what makes other calls of an endpoint v2's does for a call, too, where several come together: it takes a
 * body, and nothing says that this one has none or another than they have.
 */
export function isLike(
  facts: Facts,
  { call: { endpoint } }: Exchange,
  { body }: ExchangeUse,
  { parameter }: Extract<Adaptation, { by: "body" }>,
): boolean {
  const { fields } = shapeMappings[endpoint.request as MappedShape];
  const seen = [...bodyObjects(body)].filter(({ kind }) => kind !== "unknown");
  const having = seen.filter((each) => has(facts, each, parameter));
  return (seen.length === 0 || having.length > 0) && !saysOther(facts, fields, having);
}

/** Whether the query has a parameter, or a call on the way to the request is given an object that has it. */
function isInQuery(facts: Facts, use: ExchangeUse, name: string): boolean {
  if (queryParameter(facts, use, name)) return true;
  return use.chain
    .flatMap((call) => argumentsOf(facts, call))
    .flatMap((argument) => [...facts.seen(argument)])
    .some((value) => value.kind === "site" && has(facts, value, name));
}

/**
 * What a call is given, and the calls that make any of it: `fetch(addressOf('notes', { habitId }))`, and
 * `get('/notes?' + query)` where `query` was made by calls.
 */
function argumentsOf(facts: Facts, call: ts.Node): readonly ts.Expression[] {
  if (!ts.isCallExpression(call)) return [];
  return call.arguments.flatMap((argument) => {
    const parts = nodesIn(argument);
    const made = parts
      .filter(ts.isIdentifier)
      .flatMap((name) => initializerOf(facts.program, name) ?? []);
    // A function that a variable holds may be called for many.
    const calls = [...parts, ...made.filter(ts.isCallExpression).flatMap(nodesIn)];
    return [argument, ...calls.filter(ts.isCallExpression).flatMap((each) => each.arguments)];
  });
}

function has(facts: Facts, value: Value, name: string): boolean {
  return without(membersNamed(facts, value, name), isNullish).size > 0;
}

function bodyAdaptation(
  facts: Facts,
  endpoint: Endpoint,
  to: Endpoint,
  parameter: string,
  bodies: readonly Value[],
): Adaptation | null {
  if (!(endpoint.request in shapeMappings)) return null;
  const { carried = [], fields: own } = shapeMappings[endpoint.request as MappedShape];
  const fields = expandedLater(facts, [...own, ...carried], bodies);
  if (!fields?.every(isWritable)) return null;
  return {
    endpoint,
    to,
    by: "body",
    parameter,
    fields,
    isSure: saysAll(facts, own, bodies.filter(isGiven)),
  };
}

/** What a parameter is declared as comes along with what it is given. */
function isGiven(value: Value): boolean {
  return value.kind !== "typed" && !isJustDeclared(value);
}

/** Whether a member can be given to v2 by an expression of its own. */
function isWritable(field: FieldMapping): boolean {
  return field.op !== "remove" && (field.op !== "move" || field.to.length === 1);
}
