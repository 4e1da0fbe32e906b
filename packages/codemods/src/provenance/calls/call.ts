import { ts } from "ts-morph";
import { construct } from "../classes/construct.ts";
import { callSuper } from "../classes/initialize.ts";
import type { Frame } from "../frame.ts";
import type { Invocation } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import { placesOf } from "../places-of.ts";
import { matched } from "../statements/compared.ts";
import { keepTaggedText } from "../text/tagged-text.ts";
import type { Value, Values } from "../value.ts";
import { flatMap, JUST_PLAIN, one, union } from "../values.ts";
import { calledOn } from "./called-on.ts";
import { invoke } from "./invoke.ts";
import { framesByThing } from "./looked-up-by.ts";

/** What a call gives, `super(...)` and `import(...)` among them. */
export function evaluateCall(machine: Machine, node: ts.CallExpression, frame: Frame): Values {
  if (node.expression.kind === ts.SyntaxKind.SuperKeyword)
    return callSuper(machine, invocationOf(machine, node, frame, null));
  if (node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return machine.externals.dynamicImport(machine, node, frame);
  const apart = framesByThing(machine, node, frame);
  if (!apart) return callOf(machine, node, node.expression, frame);
  return union(...apart.frames.map((each) => callOf(machine, node, apart.callee, each)));
}

function callOf(
  machine: Machine,
  node: ts.CallExpression,
  callee: ts.Expression,
  frame: Frame,
): Values {
  const callees = machine.verbs.evaluate(callee, frame);
  machine.see(node.expression, callees);
  const called = calledOn(machine, callee, callees);
  const invocation = invocationOf(machine, node, frame, null);
  return matched(machine, invocation) ?? invoke(machine, called, invocation);
}

function invocationOf(
  machine: Machine,
  node: ts.CallExpression | ts.NewExpression,
  frame: Frame,
  self: Value | null,
): Invocation {
  const given = [...(node.arguments ?? [])].flatMap((arg) => argumentsOf(machine, arg, frame));
  return {
    frame,
    node,
    args: given.map(({ values }) => values),
    argNodes: given.map((each) => each.node),
    typeArguments: [...(node.typeArguments ?? [])],
    self,
  };
}

interface Argument {
  readonly node: ts.Expression;
  readonly values: Values;
}

/** A spread argument stands for each element of what it spreads, or for all of them where places are not known. */
function argumentsOf(machine: Machine, node: ts.Expression, frame: Frame): readonly Argument[] {
  const values = machine.verbs.evaluate(node, frame);
  if (!ts.isSpreadElement(node)) return [{ node, values }];
  const places = placesOf(machine, values);
  if (places) return places.map((each) => ({ node: node.expression, values: each }));
  return [{ node, values: flatMap(values, (value) => machine.verbs.elements(value, frame)) }];
}

/** What a `new` expression makes. */
export function evaluateNew(machine: Machine, node: ts.NewExpression, frame: Frame): Values {
  const callees = machine.verbs.evaluate(node.expression, frame);
  return construct(machine, callees, invocationOf(machine, node, frame, null));
}

/** A tagged template calls its tag with the pieces of text and with what stands between them. */
export function evaluateTagged(
  machine: Machine,
  node: ts.TaggedTemplateExpression,
  frame: Frame,
): Values {
  const { template } = node;
  const tags = machine.verbs.evaluate(node.tag, frame);
  const held = ts.isTemplateExpression(template)
    ? template.templateSpans.map(({ expression }) => expression)
    : [];
  const args = held.map((expression) => machine.verbs.evaluate(expression, frame));
  const pieces = machine.site(template, frame.context, "array");
  machine.write(pieces.element, JUST_PLAIN);
  keepTaggedText(machine, node, frame);
  return invoke(machine, calledOn(machine, node.tag, tags), {
    frame,
    node,
    args: [one(pieces), ...args],
    argNodes: [template, ...held],
    typeArguments: [...(node.typeArguments ?? [])],
    self: null,
  });
}
