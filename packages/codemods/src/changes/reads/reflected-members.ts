import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { type MovedMapping, movedMapping } from "../../facts/shapes.ts";
import { knownText } from "../../provenance/text/text.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, receiverOf } from "../receiver.ts";
import { writePath } from "../v2-path.ts";

const REFLECTED = /^Reflect\.(?:get|set|deleteProperty)$/;

/** Members that are named in a call: `Reflect.get(habit, 'frequency')`. */
export function findReflectedMembers(facts: Facts): readonly Proposal[] {
  return facts.program
    .nodes(ts.isCallExpression)
    .flatMap((node) => (REFLECTED.test(node.expression.getText()) ? proposalsAt(facts, node) : []));
}

function proposalsAt(facts: Facts, node: ts.CallExpression): readonly Proposal[] {
  const [object, key] = node.arguments;
  if (!object || !key) return [];
  const receivers = facts.seen(object);
  const names = ts.isStringLiteralLike(key)
    ? [key.text]
    : [...facts.seen(key)].map(knownText).filter((text) => text !== null);
  return [...facts.roles.rolesOf(receivers)].flatMap((role): readonly Proposal[] => {
    const mapping = names.map((name) => movedMapping(role, name)).find((each) => each !== null);
    const receiver = mapping && receiverOf(facts, receivers, role);
    if (!mapping || !receiver) return [];
    const edits = receiver.mixed ? null : editsAt(node, object, key, mapping);
    return [
      {
        change: mapping.change,
        node: key,
        message: describeField(mapping, role),
        edits,
        confidence: edits ? receiver.confidence : "manual",
        reason: edits ? receiver.reason : "a member is named here that is not read by its name",
        ties: receiver.carriers,
      },
    ];
  });
}

/** The name that v2 has, or where it is held by another member a plain read; null where neither will do. */
function editsAt(
  node: ts.CallExpression,
  object: ts.Expression,
  key: ts.Expression,
  mapping: MovedMapping,
): readonly Edit[] | null {
  if (!ts.isStringLiteralLike(key) || mapping.op !== "move") return null;
  const file = pathOf(key);
  if (mapping.to.length === 1) return [replace(file, rangeOf(key), quoted(String(mapping.to[0])))];
  const isRead = node.expression.getText() === "Reflect.get" && node.arguments.length === 2;
  return isRead && ts.isLeftHandSideExpression(object)
    ? [replace(file, rangeOf(node), rangeOf(object), `.${writePath(mapping.to, false)}`)]
    : null;
}
