import { type MappedShape, type MovedParameter, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../../edit/edit.ts";
import type { Facts } from "../../../facts/facts.ts";
import { bareExpression } from "../../../program/bare-expression.ts";
import { ownerOf } from "../../../program/binding.ts";
import { isTypeScript } from "../../../program/is-typescript.ts";
import { isRepeatable } from "../../../program/repeatable.ts";
import { type BodyValue, bodyObjects } from "../../../provenance/body-objects.ts";
import type { Exchange, ExchangeUse } from "../../../provenance/exchanges.ts";
import { isSite } from "../../../provenance/value.ts";
import { isAskedBefore } from "../../asked-before.ts";
import { bodyExpression } from "../../bodies/body-expression.ts";
import { bodyInPlace } from "../../bodies/body-in-place.ts";
import { bodyParameterType } from "../../bodies/body-parameter-type.ts";
import { expandedMembers } from "../../bodies/expanded-members.ts";
import type { Meeting } from "../../bodies/meetings-along.ts";
import { pathOf } from "../../receiver.ts";
import { shorthandName } from "../../shorthand-name.ts";
import { encoded } from "./id-of-body.ts";
import type { IdPlace } from "./id-place.ts";
import { putId } from "./with-placeholder.ts";

/** What makes the body v2 where it is written, and puts the id into the path where it is sent. */
type Kept =
  | {
      readonly edits: readonly Edit[];
      readonly review: string | null;
      /** What is made v2's, but for the id. */
      readonly literal: ts.ObjectLiteralExpression;
    }
  | { readonly edits: null; readonly reason: string };

/**
 * What sends the requests of several endpoints by their names, as `call('checkin', { habitId, … })` does, has the id
 * in the body where the path is at hand: bodies without one go the same way. Null where only one endpoint is called there.
 */
export function keptInBody(
  facts: Facts,
  exchange: Exchange,
  use: ExchangeUse,
  meeting: Meeting,
  place: IdPlace | null,
  parameter: MovedParameter,
): Kept | null {
  const { call, inline } = meeting;
  if (!isPutIn(place, call)) return null;
  const { name } = parameter;
  const body = meeting.body ?? encodedBody(use, call);
  const along = inline ? [] : usesAlong(facts, exchange, call);
  if (!body || along.length === 0) return null;
  const literal = writtenBody(facts, use, meeting);
  const sent = bareExpression(body);
  const others = [...bodyObjects(facts.seen(body))];
  if (!literal || !isRepeatable(sent) || !others.every((value) => hasMembers(facts, value)))
    return along.some((other) => bodyObjects(other.body).size === 0)
      ? { edits: null, reason: OTHERS }
      : null;
  const shape = exchange.call.endpoint.request as MappedShape;
  const { fields } = shapeMappings[shape];
  const values = [...bodyObjects(facts.seen(literal))];
  const expanded = expandedMembers(facts, fields, values);
  if ("reason" in expanded) return { edits: null, reason: expanded.reason };
  const staying = fields.filter(({ from }) => from !== name);
  const made = bodyInPlace(literal, literal.properties, staying, expanded);
  if (made.edits === null || !made.member) return null;
  const file = pathOf(sent);
  const isTyped = isTypeScript(sent);
  const text = sent.getText();
  const [id, whole] = isTyped
    ? [`(${text} as { ${name}: string })`, `(${text} as object)`]
    : [text, text];
  const there = isAskedBefore(sent) ? "" : `${text} && `;
  return {
    edits: [
      ...made.edits,
      ...bodyParameterType(facts, receiverOf(literal), literal, shape, name),
      replace(
        file,
        rangeOf(sent),
        `${shorthandName(sent)}${there}{ ...${whole}, ${name}: undefined }`,
      ),
      // The id is only asked for where the path has a place for it.
      putId(use, meeting, parameter, ["() => ", ...encoded([`${id}.${name}`])]),
    ],
    review: others.every((value) => isSentToUs(facts, value)) ? null : GOES_ALONG,
    literal,
  };
}

/** Whether the id has no place of its own, or is put into the path by the call itself. */
function isPutIn(place: IdPlace | null, call: ts.Node): boolean {
  return place === null || (place.call === call && place.way === "put in");
}

/** The call that is given a literal, by itself or within the literals around it: `call('checkin', { body: {} })`. */
function receiverOf({ parent }: ts.ObjectLiteralExpression): ts.Node {
  const isWithin = ts.isPropertyAssignment(parent) && ts.isObjectLiteralExpression(parent.parent);
  return isWithin ? receiverOf(parent.parent) : parent;
}

/** Whether a body is an object whose members can be copied, and no list. */
function hasMembers({ machine: { types } }: Facts, value: BodyValue): boolean {
  if (value.kind !== "typed") return isSite(value, "object");
  const { is } = types.expand(value.type);
  return is === "object" || is === "record";
}

/** Whether an object is made here, and sent to the service: no body of v2 has an id that could be missed. */
function isSentToUs({ machine: { exchanges } }: Facts, value: BodyValue): boolean {
  return (
    isSite(value, "object") &&
    [...exchanges.all.values()].some(({ uses }) =>
      [...uses.values()].some(({ body }) => bodyObjects(body).has(value)),
    )
  );
}

/** Why an id that is put into the path where all requests are sent is to be looked at. */
const GOES_ALONG = "calls of other endpoints go the same way";

const OTHERS = `${GOES_ALONG}, and some have no body`;

/** The body whose JSON is made in the function of a call, be it before the call. */
function encodedBody({ body }: ExchangeUse, call: ts.Node): ts.Expression | null {
  const encoded = new Set([...body].flatMap((value) => (isSite(value, "json") ? value.node : [])));
  const [node, ...others] = encoded;
  if (!node || others.length > 0 || !ts.isCallExpression(node)) return null;
  return ownerOf(node) === ownerOf(call) ? (node.arguments[0] ?? null) : null;
}

/** The calls of other endpoints that are made at the same place. */
function usesAlong(
  facts: Facts,
  { call: { endpoint } }: Exchange,
  at: ts.Node,
): readonly ExchangeUse[] {
  return [...facts.machine.exchanges.all.values()].flatMap((other) =>
    other.call.endpoint === endpoint || other.call.endpoint.version !== endpoint.version
      ? []
      : [...other.uses.values()].filter(({ chain }) => chain.includes(at)),
  );
}

/** The literal that a call further out gives as the body. */
function writtenBody(
  facts: Facts,
  use: ExchangeUse,
  { call, path, body }: Meeting,
): ts.ObjectLiteralExpression | null {
  const objects = bodyObjects(use.body);
  for (const outer of use.chain.slice(use.chain.indexOf(call) + 1)) {
    if (!ts.isCallExpression(outer)) continue;
    const found = outer.arguments
      .map((argument) => bodyExpression(facts, argument, path, objects))
      .find((each) => each !== null);
    const literal = found && bareExpression(found);
    if (literal && literal !== body && ts.isObjectLiteralExpression(literal))
      return literal.properties.every(isNamed) ? literal : null;
  }
  return null;
}

function isNamed(member: ts.ObjectLiteralElementLike): boolean {
  return (
    (ts.isPropertyAssignment(member) || ts.isShorthandPropertyAssignment(member)) &&
    !ts.isComputedPropertyName(member.name)
  );
}
