import type { Endpoint, MappedShape, MovedParameter } from "@habitshift/schemas";
import { shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf } from "../../../edit/edit.ts";
import type { Facts } from "../../../facts/facts.ts";
import { bodyObjects } from "../../../provenance/body-objects.ts";
import type { Exchange, ExchangeUse } from "../../../provenance/exchanges.ts";
import type { Value } from "../../../provenance/value.ts";
import { bodyParameterType } from "../../bodies/body-parameter-type.ts";
import { bodyTypeArgument, typeInV2 } from "../../bodies/body-type-argument.ts";
import { type Meeting, meetingOf } from "../../bodies/meeting.ts";
import { rewriteBody } from "../../bodies/request-body.ts";
import { sharedBody } from "../../bodies/shared-body.ts";
import { isWithin } from "../../is-within.ts";
import { shownLiteral } from "../../shown-literal.ts";
import type { Moved } from "./moved.ts";
import { isNamedByOthers } from "./named-by-others.ts";
import { isOnlyId, usesNaming } from "./only-id.ts";
import { queryParameter } from "./query-parameter.ts";
import { removeFromQuery } from "./remove-from-query.ts";
import { literalBehind, spilledMeeting, spillPath } from "./spilled-path.ts";
import { isVisible } from "./visible.ts";
import { withPlaceholder } from "./with-placeholder.ts";

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
        ? fromQuery(facts, use, parameter, to)
        : fromBody(facts, exchange, use, parameter, to);
    if (moved) return moved;
  }
  return {
    edits: null,
    reason: `no \`${parameter.name}\` is at hand here; v2 wants it in the path`,
  };
}

/** `?habitId=…` in the text, in search parameters or in a client's query. */
function fromQuery(
  facts: Facts,
  use: ExchangeUse,
  parameter: MovedParameter,
  to: Endpoint,
): Moved | null {
  const found = queryParameter(facts, use, parameter.name);
  if (!found) return null;
  if (found.edits === null) return found;
  const { expression, inText } = found;
  const edits = inText
    ? removeFromQuery(facts, use, { name: parameter.name, range: inText, expression })
    : found.edits;
  if (!edits) return { edits: null, reason: `\`${parameter.name}\` is put together at run time` };
  const literal = shownLiteral(use);
  const parameters = new Map([[parameter.name, found.value]]);
  const isTogether =
    !literal ||
    (expression
      ? !isNamedByOthers(facts, use, literal, expression)
      : isOnlyId(facts, null, found.value, parameter.name, usesNaming(facts, literal)));
  const isAt = (node: ts.Node): boolean => !expression || isVisible(facts, expression, node);
  if (!literal || (isTogether && isAt(literal))) return { edits, parameters, review: null };
  const behind = literalBehind(use);
  if (behind && isAt(behind.node)) {
    const path = spillPath(facts, use, to, parameters);
    if (path) return { edits: [...edits, ...path], parameters: null, review: null };
  }
  const put = expression && putInLater(facts, use, literal, expression, parameter, to, edits);
  return (
    put ?? {
      edits: null,
      reason: `\`${parameter.name}\` is not at hand where the path is written`,
    }
  );
}

/** A place for the id in a path that is written elsewhere, where the call that has both is for one id alone. */
function putInLater(
  facts: Facts,
  use: ExchangeUse,
  literal: ts.Node,
  id: ts.Expression,
  parameter: MovedParameter,
  to: Endpoint,
  edits: readonly Edit[],
): Moved | null {
  const meeting = meetingOf(facts, use, literal);
  if (!meeting || !isVisible(facts, id, meeting.path)) return null;
  const through = usesNaming(facts, literal).filter(({ chain }) => chain.includes(meeting.call));
  return isOnlyId(facts, id, [], parameter.name, through)
    ? withPlaceholder(use, meeting, edits, [rangeOf(id)], parameter, to, null)
    : null;
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
  const literal = shownLiteral(use);
  const meeting = literal && meetingOf(facts, use, literal);
  if (!meeting) return { edits: null, reason: "the path is put together at run time" };
  const spilled = meeting.inline ? null : spilledMeeting(facts, use);
  const place = spilled ?? (meeting.body ? meeting : innerMeeting(facts, use, meeting));
  if (!place?.body)
    return { edits: null, reason: "the body is not at hand where the path is written" };
  const body =
    sharedBody(facts, exchange, place.call, place.body) ??
    rewriteBody(facts, place.body, shape as MappedShape, objectsAt(facts, use, place.body));
  if (body.edits === null) return body;
  const value = body.member(parameter.name);
  if (!value) return null;
  if (!isAtHand(facts, place, place.body, parameter.name))
    return {
      edits: null,
      reason: `\`${parameter.name}\` is not at hand where the path is written`,
    };
  const { review } = body;
  const edits = [
    ...body.edits,
    ...bodyTypeArgument(facts, place.call, place.body, (written) =>
      typeInV2(written, shape as MappedShape),
    ),
    ...bodyParameterType(facts, place.call, place.body, shape as MappedShape),
  ];
  const parameters = new Map([
    [parameter.name, encode(facts, value, place.body, parameter.name)] as const,
  ]);
  if (meeting.inline && place === meeting) return { edits, parameters, review };
  if (!spilled) return withPlaceholder(use, place, edits, value, parameter, to, review);
  const path = spillPath(facts, use, to, parameters);
  return path
    ? { edits: [...edits, ...path], parameters: null, review }
    : { edits: null, reason: "calls without a place for the id share the path" };
}

/** Whether a member of the body can be read where the path is written. */
function isAtHand(facts: Facts, place: Meeting, body: ts.Expression, name: string): boolean {
  const source = memberExpression(body, name) ?? body;
  return isWithin(body, place.call) || isVisible(facts, source, place.path);
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
