import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { type BodyValue, bodyObjects } from "../../provenance/body-objects.ts";
import type { ExchangeUse } from "../../provenance/exchanges.ts";
import { isWithin } from "../is-within.ts";
import { bodyExpression } from "./body-expression.ts";
import { encodedBeside } from "./encoded-beside.ts";

/** A call of the chain where both the path and the body of a request are at hand. */
export interface Meeting {
  readonly call: ts.Node;
  /** The expression that gives the path there. */
  readonly path: ts.Expression;
  /** True where that expression is the very literal, so that it can be rewritten in place. */
  readonly inline: boolean;
  /** The expression that gives the body there; null where it cannot be told. */
  readonly body: ts.Expression | null;
}

/** The calls that the path comes to, with what they are given beside it. */
export function meetingsAlong(
  facts: Facts,
  use: ExchangeUse,
  literal: ts.Node,
  objects: ReadonlySet<BodyValue>,
  calls: readonly ts.Node[],
): readonly Meeting[] {
  return calls.flatMap((call): readonly Meeting[] => {
    const parts = [...(use.request.slots.parts ?? [])].filter(
      (part) => call === use.request.node || isHandedTo(part, call),
    );
    const args = [...argumentsOf(call), ...parts];
    const path = args.map((arg) => pathIn(facts, arg, literal)).find((found) => found !== null);
    if (!path) return [];
    const body =
      objects.size === 0
        ? null
        : (args
            .map((arg) => bodyExpression(facts, arg, path, objects))
            .find((found) => found !== null) ?? encodedBeside(facts, use, call));
    return [{ call, path, inline: isWithin(literal, path), body }];
  });
}

/** A call within the one that names the path which makes the body itself, and has the path handed on to it. */
export function innerMeeting(
  facts: Facts,
  use: ExchangeUse,
  literal: ts.Node,
  outer: ts.Node,
): Meeting | null {
  const calls = use.chain.slice(0, Math.max(use.chain.indexOf(outer), 0)).reverse();
  const inner = meetingsAlong(facts, use, literal, bodyObjects(use.body), calls);
  return inner.find(({ body }) => body !== null) ?? null;
}

/** What gives a literal of the path to each call of the chain. */
export function pathsHandedOn(
  facts: Facts,
  use: ExchangeUse,
  literal: ts.Node,
): readonly ts.Expression[] {
  return meetingsAlong(facts, use, literal, new Set(), use.chain).map(({ path }) => path);
}

/** `post('/habits').send(body)`: whether a call of the chain that begins with another one hands something over. */
function isHandedTo(part: ts.Node, call: ts.Node): boolean {
  const { parent } = part;
  return ts.isCallExpression(parent) && isWithin(call, parent.expression);
}

/** What a call is given, and what the calls are given that its callee is made of: `post('/habits')(body)`. */
function argumentsOf(call: ts.Node): readonly ts.Expression[] {
  if (ts.isPropertyAccessExpression(call)) return argumentsOf(call.expression);
  if (ts.isNewExpression(call)) return [...(call.arguments ?? [])];
  return ts.isCallExpression(call) ? [...call.arguments, ...argumentsOf(call.expression)] : [];
}

/** The smallest expression inside an argument that holds text of the literal. */
function pathIn(facts: Facts, node: ts.Node, literal: ts.Node): ts.Expression | null {
  if (ts.isFunctionLike(node)) return null;
  let found: ts.Expression | null = null;
  ts.forEachChild(node, (child) => {
    found ??= pathIn(facts, child, literal);
  });
  if (found) return found;
  if (node === literal && ts.isExpression(node)) return node;
  if (isWithin(literal, node) && ts.isExpression(node)) return node;
  const holds = [...facts.seen(node)].some(
    (value) =>
      value.kind === "text" && value.parts.some((part) => "text" in part && part.node === literal),
  );
  return holds && ts.isExpression(node) ? node : null;
}
