import { type MappedShape, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { insert, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { isAction } from "../../facts/shapes.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import type { Value } from "../../provenance/value.ts";
import { isWithin } from "../is-within.ts";
import { pathOf } from "../receiver.ts";
import type { BodyResult } from "./body-result.ts";
import { expandedMembers } from "./expanded-members.ts";
import { movedMembers } from "./moved-members.ts";

/**
 * A body that a call makes gets a name around the request: `post('/habits/checkin', toCheckIn(habit))` becomes
 * `((body) => post(`…/${body.habitId}/logs`, { … }))(toCheckIn(habit))`. Null where it is made otherwise, or
 * something in the request is waited for, which a function around it would not do.
 */
export function madeBody(
  facts: Facts,
  call: ts.Node,
  body: ts.Expression,
  shape: MappedShape,
  values: Iterable<Value>,
): BodyResult | null {
  const made = bareExpression(body);
  if (!ts.isCallExpression(made) || !ts.isCallExpression(call) || !isWithin(body, call))
    return null;
  if (made.typeArguments || made.questionDotToken) return null;
  if (!isAction(shape) || isStatement(call) || waits(call, body)) return null;
  const { fields } = shapeMappings[shape];
  const expanded = expandedMembers(facts, fields, values);
  if ("reason" in expanded) return { edits: null, reason: expanded.reason };
  const beside = call.getText().replace(body.getText(), "");
  const name = ["body", "sent", "request"].find(
    (each) => !new RegExp(`\\b${each}\\b`).test(beside),
  );
  if (!name) return null;
  const file = pathOf(call);
  const member = (of: string): readonly string[] => [`${name}.${of}`];
  return {
    edits: [
      insert(file, call.getStart(), `((${name}) => `),
      replace(file, rangeOf(body), ...movedMembers(fields, member, expanded)),
      insert(file, call.getEnd(), ")(", ...writtenAgain(made), ")"),
    ],
    review: "the body is made before the request",
    member,
  };
}

/** A call by its parts: as a whole it is replaced where it stood. */
function writtenAgain({ expression, arguments: given }: ts.CallExpression): readonly Piece[] {
  const args = given.flatMap((each, at): Piece[] => [at > 0 ? ", " : "", rangeOf(each)]);
  return [rangeOf(expression), "(", ...args, ")"];
}

/** Whether a call begins a statement: a bracket there might be taken for a call of what stands before. */
function isStatement(call: ts.Node): boolean {
  const statement = ts.findAncestor(call, ts.isStatement);
  return statement?.getStart() === call.getStart();
}

function waits(node: ts.Node, apart: ts.Node): boolean {
  if (node === apart || ts.isFunctionLike(node)) return false;
  if (ts.isAwaitExpression(node) || ts.isYieldExpression(node)) return true;
  return ts.forEachChild(node, (child) => waits(child, apart) || undefined) ?? false;
}
