import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { referencesTo } from "../references-to.ts";
import { isForOthers } from "../reported/json-for-others.ts";

/** Who shows objects with the names of their members. */
const SHOWS = /^console\.\w+$|(?:^|\.)inspect$|^Object\.(?:keys|values|entries)$/;
/** Who gives them as an answer. */
const ANSWERS = /^(?:res|reply|response|c|ctx)(?:\.\w+\(.*\))*\.(?:json|send)$/s;

/** Whether nothing is done with a value but that it is shown as it is, within lists and objects or by a name of its own. */
export function isOnlyShown(facts: Facts, node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent) || ts.isArrayLiteralExpression(parent))
    return isOnlyShown(facts, parent);
  if (ts.isPropertyAssignment(parent)) return isOnlyShown(facts, parent.parent);
  if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)) {
    const uses = referencesTo(facts, parent.name);
    return uses.length > 0 && uses.every((use) => isOnlyShown(facts, use));
  }
  if (ts.isCallExpression(parent) && parent.expression !== node) {
    const callee = parent.expression.getText();
    if (callee === "JSON.stringify") return isForOthers(parent);
    return SHOWS.test(callee) || ANSWERS.test(callee);
  }
  const list = ts.isArrowFunction(parent) && parent.body === node ? mappedBy(parent) : null;
  return list !== null && isOnlyShown(facts, list);
}

/** The list that a function makes of another one; null where it is given to something else. */
function mappedBy({ parent }: ts.ArrowFunction): ts.Expression | null {
  const isMap = ts.isCallExpression(parent) && /(?:^|\.)map$/.test(parent.expression.getText());
  return isMap ? parent : null;
}
