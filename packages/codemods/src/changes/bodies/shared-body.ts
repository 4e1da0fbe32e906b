import { type Endpoint, type MappedShape, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { isAction } from "../../facts/shapes.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { ownerOf } from "../../program/binding.ts";
import { referencesTo } from "../../program/references-to.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { bodyObjects } from "../../provenance/body-objects.ts";
import type { Exchange } from "../../provenance/exchanges.ts";
import { isNullish, type Value } from "../../provenance/value.ts";
import { pathOf } from "../receiver.ts";
import type { BodyResult } from "./body-result.ts";
import { eitherBody } from "./either-body.ts";
import { expandedMembers, membersNamed } from "./expanded-members.ts";
import { writeMembers } from "./write-members.ts";

const expanding = (["check-in", "skip"] satisfies MappedShape[]).find((shape) =>
  shapeMappings[shape].fields.some(({ op }) => op === "expand"),
);

/**
 * One body for a check-in or a skip, as the path of the call is chosen: what a check-in is worth is only
 * sent where the body has the status of one. Null where no other call sends the same body, or it always has it.
 */
export function sharedBody(
  facts: Facts,
  exchange: Exchange,
  at: ts.Node,
  body: ts.Expression,
): BodyResult | null {
  if (isMixed(facts, exchange, at, body)) return MIXED;
  const name = bareExpression(body);
  if (!expanding) return null;
  const { fields } = shapeMappings[expanding];
  const telling = fields.find(({ op }) => op === "expand");
  if (telling?.op !== "expand" || !isShared(facts, exchange, at, body)) return null;
  if (!isRepeatable(name)) return eitherBody(facts, name, fields, telling);
  const status = telling.from;
  const values = [...bodyObjects(facts.seen(body))];
  const made = values.filter((value) => !isAlwaysWithout(facts, value, status));
  const expanded = expandedMembers(facts, fields, made);
  const isEither =
    values.some((value) => mayLack(facts, value, status)) || isSetByCondition(facts, name, status);
  if ("reason" in expanded || !isEither) return null;
  const text = name.getText();
  const moved = fields.flatMap((field) =>
    field.op === "move" ? [`${String(field.to[0])}: ${text}.${field.from}, `] : [],
  );
  const worth = `...(${text}.${status} ? { ${writeMembers(expanded.members)} } : {})`;
  return {
    edits: [replace(pathOf(name), rangeOf(name), `{ ${moved.join("")}${worth} }`)],
    review: `\`${status}\` tells a check-in from a skip here`,
    member: (member) => [`${text}.${member}`],
  };
}

const MIXED: BodyResult = {
  edits: null,
  reason: "bodies that v2 wants otherwise are sent from the same place",
};

/** Whether the same place sends the body of the other kind of call as well. */
function isShared(facts: Facts, exchange: Exchange, at: ts.Node, body: ts.Expression): boolean {
  return othersSentAt(facts, exchange, at, body).some(({ request }) => isAction(request));
}

/**
 * Whether a place sends actions and bodies that are none: what an action becomes would take from the others
 * what it does not know.
 */
function isMixed(facts: Facts, exchange: Exchange, at: ts.Node, body: ts.Expression): boolean {
  const isOne = isAction(exchange.call.endpoint.request);
  return othersSentAt(facts, exchange, at, body).some(({ request }) => isAction(request) !== isOne);
}

/** The endpoints that take other bodies and get what stands at the same place, too. */
function othersSentAt(
  facts: Facts,
  { call }: Exchange,
  at: ts.Node,
  body: ts.Expression,
): readonly Endpoint[] {
  const seen = bodyObjects(facts.seen(body));
  const others = [...facts.machine.exchanges.all.values()].filter(
    ({ call: { endpoint }, uses }) =>
      endpoint.version === call.endpoint.version &&
      endpoint.request !== call.endpoint.request &&
      [...uses.values()].some(
        (other) =>
          other.chain.includes(at) && [...bodyObjects(other.body)].some((value) => seen.has(value)),
      ),
  );
  return others.map((other) => other.call.endpoint);
}

function mayLack(facts: Facts, value: Value, name: string): boolean {
  const held = membersNamed(facts, value, name);
  return held.size === 0 || [...held].some(isNullish);
}

/** `if (done) body.status = 'done'`: whether a member is only given to a local by a condition. */
function isSetByCondition(facts: Facts, local: ts.Expression, name: string): boolean {
  if (!ts.isIdentifier(local)) return false;
  const set = referencesTo(facts, local).filter(({ parent }) => {
    const isMember = ts.isPropertyAccessExpression(parent) && parent.name.text === name;
    return isMember && ts.isBinaryExpression(parent.parent) && parent.parent.left === parent;
  });
  const owner = ownerOf(local);
  const isConditional = (use: ts.Node): boolean =>
    ts.findAncestor(use, (node) => node === owner || ts.isIfStatement(node)) !== owner;
  return set.length > 0 && set.every(isConditional);
}

function isAlwaysWithout(facts: Facts, value: Value, name: string): boolean {
  return [...membersNamed(facts, value, name)].every(isNullish);
}
