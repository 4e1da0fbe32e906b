import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { referencesTo } from "../../program/references-to.ts";
import { isForOthers } from "../reported/json-for-others.ts";

/** Who shows objects with the names of their members. */
const SHOWS = /^console\.\w+$|(?:^|\.)inspect$|^Object\.values$/;
/** Who hands the names of members to a function, or lists them. */
const BY_NAME = /(?:^|\.)(?:mapKeys|forOwn|forIn|toPairs|keys|entries)$/;
/** Who gives them as an answer. */
const ANSWERS = /^(?:res|reply|response|c|ctx)(?:\.\w+\(.*\))*\.(?:json|send)$/s;
/** What gives the items of a list, or a chain of a library, as they are. */
const KEEPS: ReadonlySet<string> = new Set([
  "at",
  "concat",
  "reverse",
  "slice",
  "toReversed",
  "value",
]);

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
  if (ts.isPropertyAccessExpression(parent) && KEEPS.has(parent.name.text))
    return ts.isCallExpression(parent.parent) && isOnlyShown(facts, parent.parent);
  if (ts.isCallExpression(parent) && parent.expression !== node) {
    return showsNames(facts, parent);
  }
  const list = ts.isArrowFunction(parent) && parent.body === node ? mappedBy(parent) : null;
  return list !== null && isOnlyShown(facts, list);
}

/** Whether a call shows its arguments with the names of their members, or has them by name. */
function showsNames(facts: Facts, call: ts.CallExpression): boolean {
  const callee = call.expression.getText();
  if (callee === "JSON.stringify") return isForOthers(call);
  if (BY_NAME.test(callee)) return !isOwn(facts, call.expression);
  return SHOWS.test(callee) || ANSWERS.test(callee);
}

/** Whether what is called is a function of the program, which may read members by names of its own. */
function isOwn(facts: Facts, callee: ts.Expression): boolean {
  return [...facts.seen(callee)].some(
    (value) => value.kind === "function" && !value.context.module.isModel,
  );
}

/** The list that a function makes of another one; null where it is given to something else. */
function mappedBy({ parent }: ts.ArrowFunction): ts.Expression | null {
  const isMap = ts.isCallExpression(parent) && /(?:^|\.)map$/.test(parent.expression.getText());
  return isMap ? parent : null;
}
