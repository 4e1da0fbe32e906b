import { ts } from "ts-morph";
import type { Binding } from "../program/binding.ts";
import { positionalParameters } from "../program/positional-parameters.ts";
import { attributeOf } from "./callers.ts";
import { nameOf } from "./name-of.ts";
import { type Step, type Trail, through } from "./step.ts";

/** What a parameter is given: by calls, by elements as props, or by what a callback is handed to. */
export function stepsOfParameter(
  trail: Trail,
  parameter: ts.ParameterDeclaration,
  binding: Binding,
): readonly Step[] {
  const fn = parameter.parent;
  const index = positionalParameters(fn).indexOf(parameter);
  const { name } = binding;
  const called = trail.callers.of(fn).flatMap((caller): readonly Step[] => {
    if (ts.isJsxOpeningLikeElement(caller)) return given(caller, binding);
    const argument = caller.arguments?.[index];
    return argument
      ? [through(argument, argument, `given to ${nameOf(fn) ?? "it"} as \`${name}\``)]
      : [];
  });
  return [...called, ...handedOver(fn, binding.node, name)];
}

/** A prop by its own name where the component takes it apart, else all of them. */
function given(element: ts.JsxOpeningLikeElement, binding: Binding): readonly Step[] {
  const { parent } = binding.node;
  const tag = element.tagName.getText();
  if (ts.isBindingElement(parent)) {
    const prop = (parent.propertyName ?? parent.name).getText();
    const value = attributeOf(element, prop);
    return value ? [through(value, value, `passed to <${tag}> as \`${prop}\``)] : [];
  }
  return element.attributes.properties.flatMap((attribute): readonly Step[] => {
    const expression = ts.isJsxSpreadAttribute(attribute)
      ? attribute.expression
      : ts.isJsxAttribute(attribute) && attributeOf(element, attribute.name.getText());
    const what = ts.isJsxAttribute(attribute) ? ` as \`${attribute.name.getText()}\`` : "";
    return expression ? [through(expression, expression, `passed to <${tag}>${what}`)] : [];
  });
}

/** `habits.map((habit) => …)`, `promise.then((answer) => …)`: the callback gets what it is called on. */
function handedOver(fn: ts.Node, at: ts.Node, name: string): readonly Step[] {
  const { parent } = fn;
  if (!ts.isCallExpression(parent) || parent.expression === fn) return [];
  const callee = parent.expression;
  if (!ts.isPropertyAccessExpression(callee)) {
    return parent.arguments
      .filter((argument) => argument !== fn)
      .map((argument) => through(argument, at, `handed over as \`${name}\``));
  }
  const what =
    callee.name.text === "then" ? `the answer, as \`${name}\`` : `one of them, as \`${name}\``;
  return [through(callee.expression, at, what)];
}
