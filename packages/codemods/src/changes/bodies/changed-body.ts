import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { ownerOf } from "../../program/binding.ts";
import { bodyObjects } from "../../provenance/body-objects.ts";
import type { Exchange, ExchangeUse } from "../../provenance/exchanges.ts";
import type { Value } from "../../provenance/value.ts";
import { idPlaceOf } from "../paths/parameters/id-place.ts";
import { keptInBody } from "../paths/parameters/kept-in-body.ts";
import { shownLiteral } from "../shown-literal.ts";
import { writtenMeeting } from "./meeting.ts";

/** A body that is another one in v2 from the place on where its call is rewritten. */
export interface ChangedBody {
  /** What is rewritten: of a literal, whoever holds it has the body of v2. */
  readonly node: ts.Expression;
  /** The functions that are handed another object in the place of what is sent. */
  readonly functions: ReadonlySet<ts.Node>;
  readonly sent: ReadonlySet<Value>;
  /** The call that sends it. */
  readonly by: ts.Node;
  /** The id that stays until it is put into the path. */
  readonly kept: string | null;
}

/** Where a body becomes that of v2; null where its call is not rewritten. */
export function changedBody(
  facts: Facts,
  exchange: Exchange,
  use: ExchangeUse,
): ChangedBody | null {
  const named = shownLiteral(use);
  const meeting = named && writtenMeeting(facts, use, named);
  if (!meeting) return null;
  const place = idPlaceOf(facts, use, named, meeting);
  const [parameter] = exchange.call.endpoint.successor?.parameters ?? [];
  const kept = parameter ? keptInBody(facts, exchange, use, meeting, place, parameter) : null;
  const at = parameter ? place : meeting;
  const node = kept?.edits ? kept.literal : at?.body && bareExpression(at.body);
  if (!node) return null;
  return {
    node,
    functions: at ? functionsBehind(use, at.call, node) : new Set(),
    sent: bodyObjects(use.body),
    by: use.request.node,
    kept: kept?.edits ? (parameter?.name ?? null) : null,
  };
}

/** The functions between a call that hands the body over and the client. */
function functionsBehind(
  { chain }: ExchangeUse,
  call: ts.Node,
  body: ts.Node,
): ReadonlySet<ts.Node> {
  const at = chain.indexOf(call);
  const inner = chain.slice(0, at < 0 ? undefined : at).map(ownerOf);
  return new Set(inner.filter((owner) => owner !== ownerOf(body)));
}

/** Whether a place has a value in its form of v2. */
export function isChangedAt(
  facts: Facts,
  { node, sent, functions, by }: ChangedBody,
  value: Value,
  at: ts.Node,
): boolean {
  if (ts.isObjectLiteralExpression(node)) return value.kind === "site" && value.node === node;
  return sent.has(value) && (functions.has(ownerOf(at)) || isGivenBy(facts, by, at));
}

/** `config.data.date`: whether the client hands over what is read, as to what it calls before each request. */
function isGivenBy(facts: Facts, client: ts.Node, read: ts.Node): boolean {
  const body = ts.isPropertyAccessExpression(read) ? read.expression : null;
  return (
    body !== null &&
    ts.isPropertyAccessExpression(body) &&
    [...facts.seen(body.expression)].some((value) => value.kind === "site" && value.node === client)
  );
}
