import type { Endpoint, MappedShape, MovedParameter } from "@habitshift/schemas";
import { shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, insert, type Piece } from "../edit/edit.ts";
import { quoted } from "../edit/quote.ts";
import type { Facts } from "../facts/facts.ts";
import type { Exchange, ExchangeUse } from "../provenance/exchanges.ts";
import type { Value } from "../provenance/value.ts";
import { bodyObjects } from "./body-objects.ts";
import { editFlat, literalAt, removeFlat } from "./flat-edit.ts";
import { isWithin } from "./is-within.ts";
import { type Meeting, meetingOf } from "./meeting.ts";
import { queryParameter } from "./query-parameter.ts";
import { pathOf } from "./receiver.ts";
import { rewriteBody } from "./request-body.ts";
import { isVisible } from "./visible.ts";

/** What is moved into the path, or why it cannot be. */
export type Moved =
  | {
      readonly edits: readonly Edit[];
      /** What stands for each parameter in the path; null where the path is edited already. */
      readonly parameters: ReadonlyMap<string, readonly Piece[]> | null;
      readonly review: string | null;
    }
  | { readonly edits: null; readonly reason: string };

const NOTHING_MOVED: Moved = { edits: [], parameters: new Map(), review: null };

/** What moves from the query or the body into the path. */
export function moveParameters(
  facts: Facts,
  exchange: Exchange,
  use: ExchangeUse,
  to: Endpoint,
): Moved {
  const parameters = exchange.call.endpoint.successor?.parameters ?? [];
  const [parameter] = parameters;
  if (!parameter) return NOTHING_MOVED;
  for (const from of parameter.from) {
    const moved =
      from === "query"
        ? fromQuery(facts, use, parameter)
        : fromBody(facts, exchange, use, parameter, to);
    if (moved) return moved;
  }
  return {
    edits: null,
    reason: `no \`${parameter.name}\` is at hand here; v2 wants it in the path`,
  };
}

/** `?habitId=…` in the text, in search parameters or in a client's query. */
function fromQuery(facts: Facts, use: ExchangeUse, parameter: MovedParameter): Moved | null {
  const found = queryParameter(facts, use, parameter.name);
  if (!found) return null;
  if (found.edits === null) return found;
  const body = found.inText ? removeFlat(use.match, found.inText) : found.edits;
  if (!body) return { edits: null, reason: `\`${parameter.name}\` is put together at run time` };
  const literal = literalAt(use.match, use.match.segments.at(-1)?.start ?? 0)?.part.node;
  if (found.expression && literal && !isVisible(facts, found.expression, literal)) {
    return {
      edits: null,
      reason: `\`${parameter.name}\` is not at hand where the path is written`,
    };
  }
  return { edits: body, parameters: new Map([[parameter.name, found.value]]), review: null };
}

function fromBody(
  facts: Facts,
  exchange: Exchange,
  use: ExchangeUse,
  parameter: MovedParameter,
  to: Endpoint,
): Moved | null {
  const shape = exchange.call.endpoint.request;
  if (!(shape in shapeMappings)) return null;
  const literal = literalAt(use.match, use.match.segments.at(-1)?.start ?? 0)?.part.node;
  const meeting = literal && meetingOf(facts, use, literal);
  if (!literal || !meeting) return { edits: null, reason: "the path is put together at run time" };
  const place = meeting.body ? meeting : innerMeeting(facts, use, meeting);
  if (!place?.body)
    return { edits: null, reason: "the body is not at hand where the path is written" };
  const body = rewriteBody(
    facts,
    place.body,
    shape as MappedShape,
    objectsAt(facts, use, place.body),
  );
  if (body.edits === null) return body;
  const value = body.member(parameter.name);
  if (!value) return null;
  const source = memberExpression(place.body, parameter.name) ?? place.body;
  if (!isWithin(place.body, place.call) && !isVisible(facts, source, place.path))
    return {
      edits: null,
      reason: `\`${parameter.name}\` is not at hand where the path is written`,
    };
  const encoded: readonly Piece[] = encode(facts, value, place.body, parameter.name);
  if (meeting.inline && place === meeting) {
    return {
      edits: body.edits,
      parameters: new Map([[parameter.name, encoded]]),
      review: body.review,
    };
  }
  return withPlaceholder(use, place, body.edits, value, parameter, to, body.review);
}

/** The objects that stand at a place, of all that a request was seen to send. */
function objectsAt(facts: Facts, use: ExchangeUse, body: ts.Expression): Iterable<Value> {
  const sent = bodyObjects(use.body);
  const here = [...bodyObjects(facts.seen(body))].filter((value) => sent.has(value));
  return here.length > 0 ? here : sent;
}

/** The innermost call that makes the body, where the call that names the path does not. */
function innerMeeting(facts: Facts, use: ExchangeUse, outer: Meeting): Meeting | null {
  const index = use.chain.indexOf(outer.call);
  for (const call of use.chain.slice(0, Math.max(index, 0)).reverse()) {
    const inner = meetingOf(facts, { ...use, chain: [call] }, call);
    if (inner?.body) return inner;
  }
  return null;
}

/** `${encodeURIComponent(id)}`; an id that came from the service, and a plain literal, stand as they are. */
function encode(
  facts: Facts,
  value: readonly Piece[],
  body: ts.Expression,
  name: string,
): readonly Piece[] {
  const node = memberExpression(body, name);
  if (node && ts.isStringLiteralLike(node) && /^[\w.~-]+$/.test(node.text)) return [node.text];
  const isServiceId =
    node !== null &&
    facts.seen(node).size > 0 &&
    [...facts.seen(node)].every((each) => each.kind === "field" && each.holder.kind === "service");
  return isServiceId ? ["${", ...value, "}"] : ["${encodeURIComponent(", ...value, ")}"];
}

function memberExpression(body: ts.Expression, name: string): ts.Expression | null {
  if (!ts.isObjectLiteralExpression(body)) return null;
  for (const property of body.properties) {
    if (property.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return null;
}

/** A path that is a constant elsewhere keeps a place for the id, which is put in where the call is made. */
function withPlaceholder(
  use: ExchangeUse,
  place: Meeting,
  edits: readonly Edit[],
  value: readonly Piece[],
  parameter: MovedParameter,
  to: Endpoint,
  review: string | null,
): Moved {
  const [first] = use.match.segments;
  const last = use.match.segments.at(-1);
  const path =
    first && last ? editFlat(use.match, { start: first.start, end: last.end }, [to.path]) : null;
  if (!path) return { edits: null, reason: "the path is put together at run time" };
  const put = insert(
    pathOf(place.path),
    place.path.getEnd(),
    `.replace(${quoted(`{${parameter.name}}`)}, encodeURIComponent(`,
    ...value,
    "))",
  );
  return { edits: [...path, ...edits, put], parameters: null, review };
}
