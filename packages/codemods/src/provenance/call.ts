import { ts } from "ts-morph";
import { construct } from "./construct.ts";
import type { Frame } from "./frame.ts";
import { callSuper } from "./initialize.ts";
import type { Invocation } from "./invocation.ts";
import { invoke } from "./invoke.ts";
import type { Machine } from "./machine.ts";
import type { Value, Values } from "./value.ts";
import { flatMap, JUST_UNKNOWN } from "./values.ts";

/** What a call gives, `super(...)` and `import(...)` among them. */
export function evaluateCall(machine: Machine, node: ts.CallExpression, frame: Frame): Values {
  if (node.expression.kind === ts.SyntaxKind.SuperKeyword)
    return callSuper(machine, invocationOf(machine, node, frame, null));
  if (node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return machine.externals.dynamicImport(machine, node, frame);
  const callees = machine.verbs.evaluate(node.expression, frame);
  const invocation = invocationOf(machine, node, frame, null);
  return invoke(machine, callees, invocation);
}

function invocationOf(
  machine: Machine,
  node: ts.CallExpression | ts.NewExpression,
  frame: Frame,
  self: Value | null,
): Invocation {
  const argNodes = node.arguments ?? [];
  return {
    frame,
    node,
    args: argNodes.map((arg) => argumentOf(machine, arg, frame)),
    argNodes: [...argNodes],
    typeArguments: [...(node.typeArguments ?? [])],
    self,
  };
}

/** A spread argument stands for all the elements of what it spreads. */
function argumentOf(machine: Machine, arg: ts.Expression, frame: Frame): Values {
  const values = machine.verbs.evaluate(arg, frame);
  return ts.isSpreadElement(arg)
    ? flatMap(values, (value) => machine.verbs.elements(value, frame))
    : values;
}

/** What a `new` expression makes. */
export function evaluateNew(machine: Machine, node: ts.NewExpression, frame: Frame): Values {
  const callees = machine.verbs.evaluate(node.expression, frame);
  return construct(machine, callees, invocationOf(machine, node, frame, null));
}

/** A tagged template gives anything; what stands in it is evaluated. */
export function evaluateTagged(
  machine: Machine,
  node: ts.TaggedTemplateExpression,
  frame: Frame,
): Values {
  machine.verbs.evaluate(node.tag, frame);
  if (ts.isTemplateExpression(node.template)) {
    for (const span of node.template.templateSpans) machine.verbs.evaluate(span.expression, frame);
  }
  return JUST_UNKNOWN;
}
