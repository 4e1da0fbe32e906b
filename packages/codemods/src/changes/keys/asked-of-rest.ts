import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { referencesTo } from "../../program/references-to.ts";
import { questionAt } from "./membership-question.ts";

/** Whether code asks a rest for members that its pattern takes out, or by names that only a run tells. */
export function isAskedForTaken(
  facts: Facts,
  rest: ts.Identifier,
  properties: ts.NodeArray<ts.ObjectLiteralElementLike>,
  container: string,
): boolean {
  const names = new Set(properties.flatMap(({ name }) => (name ? [name.getText()] : [])));
  names.add(container);
  return referencesTo(facts, rest).some((use) => {
    const { parent } = use;
    if (ts.isPropertyAccessExpression(parent) && parent.expression === use)
      return names.has(parent.name.text) || parent.name.text === "hasOwnProperty";
    if (ts.isElementAccessExpression(parent) && parent.expression === use)
      return mayName(parent.argumentExpression, names);
    const question = questionAt(parent);
    return question?.object === use && mayName(question.key, names);
  });
}

function mayName(key: ts.Expression, names: ReadonlySet<string>): boolean {
  return !ts.isStringLiteralLike(key) || names.has(key.text);
}
