import { ts } from "ts-morph";
import { oncePer } from "../../program/once-per.ts";
import { type Frame, fork } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { hasMember } from "../members/has-member.ts";
import { isSite, type Values } from "../value.ts";
import { one } from "../values.ts";

/** More things than this are data. */
const MOST_THINGS = 24;

/** A call of what is looked up by a member of what it is given: `handlers[event.type](event.payload)`. */
interface LookedUp {
  /** What gives the function. */
  readonly callee: ts.Expression;
  /** The thing by whose member it is looked up. */
  readonly by: ts.Identifier;
  readonly member: string;
}

/**
 * The frames in which such a call is made, one for each thing that it may be made for: each function gets what is looked
 * up by its own name, and not what others are for. Null where it is no such call, or there is one thing only.
 */
export function framesByThing(
  machine: Machine,
  call: ts.CallExpression,
  frame: Frame,
): { readonly callee: ts.Expression; readonly frames: readonly Frame[] } | null {
  const { lookedUp } = lookUpOf(call);
  if (!lookedUp) return null;
  const { callee, by, member } = lookedUp;
  const binding = frame.context.module.scopes.resolve(by);
  const things: Values = machine.verbs.evaluate(by, frame);
  const isApart = [...things].every((each) => isSite(each, "object", "instance"));
  if (!binding || !isApart || things.size > MOST_THINGS) return null;
  // For what has no such member, nothing is looked up.
  const meant = [...things].filter((thing) => hasMember(machine, thing, member) !== false);
  if (things.size < 2 && meant.length === things.size) return null;
  const frames = meant.map((thing) => {
    const own = fork(frame);
    own.flow.set(binding, one(thing));
    return own;
  });
  return { callee, frames };
}

const lookUpOf = oncePer((call: ts.CallExpression): { readonly lookedUp: LookedUp | null } => {
  const callee = givenBy(call.expression);
  const key = callee && keyIn(callee);
  const isGiven = key && call.arguments.some((each) => rootName(each) === key.by.text);
  return { lookedUp: isGiven ? { callee, ...key } : null };
});

/** The expression itself, or that of the constant that it names. */
function givenBy(expression: ts.Expression): ts.Expression | null {
  if (!ts.isIdentifier(expression)) return expression;
  const block = ts.findAncestor(expression, ts.isBlock);
  const declared = block?.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) =>
      declarationList.flags & ts.NodeFlags.Const ? [...declarationList.declarations] : [],
    )
    .find(({ name }) => ts.isIdentifier(name) && name.text === expression.text);
  return declared?.initializer ?? null;
}

/** `event.type` of `handlers[event.type]`, `handlers.get(event.type)` and `handlers[event.type] ?? ignore`. */
function keyIn(callee: ts.Expression): Pick<LookedUp, "by" | "member"> | null {
  if (ts.isParenthesizedExpression(callee) || ts.isNonNullExpression(callee))
    return keyIn(callee.expression);
  if (ts.isBinaryExpression(callee)) return keyIn(callee.left);
  const key = ts.isElementAccessExpression(callee)
    ? callee.argumentExpression
    : ts.isCallExpression(callee) && callee.arguments.length === 1
      ? callee.arguments[0]
      : undefined;
  return key && ts.isPropertyAccessExpression(key) && ts.isIdentifier(key.expression)
    ? { by: key.expression, member: key.name.text }
    : null;
}

function rootName(node: ts.Expression): string | null {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) || ts.isSpreadElement(node)
    ? rootName(node.expression)
    : null;
}
