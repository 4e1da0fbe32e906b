import { ts } from "ts-morph";
import { isTypeScript } from "../../program/is-typescript.ts";

/** What merges objects into its first argument, member by member: `Object.assign`, `$.extend`, `_.assign`. */
const MERGING: ReadonlySet<string> = new Set(["assign", "extend"]);
/** What gives its first argument only the members that it lacks, so that those of the first win. */
const FILLING: ReadonlySet<string> = new Set(["defaults"]);

/** Whether a call merges objects member by member. */
export function isMerging({ expression, arguments: given }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression) || !areSeveral(given)) return false;
  return MERGING.has(expression.name.text) || FILLING.has(expression.name.text);
}

/** Whether a call is given several objects, be it in a list: `Object.assign({}, ...parts)`. */
export function areSeveral(given: readonly ts.Expression[]): boolean {
  return given.length > 1 || given.some(ts.isSpreadElement);
}

/** Whether what a call is given first wins. */
export function isFilling({ expression }: ts.CallExpression): boolean {
  return ts.isPropertyAccessExpression(expression) && FILLING.has(expression.name.text);
}

const DEEP: ReadonlySet<string> = new Set(["assignIn", "defaultsDeep", "merge"]);

/** What a call merges, be it called by a name alone, `assign(draft, patch)`, or with all that lies in its objects. */
export function mergedInto(call: ts.CallExpression): readonly ts.Expression[] {
  const { expression } = call;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  if (!ts.isIdentifier(name)) return [];
  return [MERGING, FILLING, DEEP].some((names) => names.has(name.text)) ? call.arguments : [];
}

/**
 * A function that merges as the call does, and what v2 has together as well.
 *
 * @param mayHaveNone - Whether none of the objects may have any of it, so that what is merged has none either.
 */
export function mergingText(
  call: ts.CallExpression,
  element: string,
  container: string,
  mayHaveNone: boolean,
): string {
  const merge = call.expression.getText();
  const isTyped = isTypeScript(call);
  const parameter = (name: string, type: string): string => (isTyped ? `${name}: ${type}` : name);
  const isFirstKept = isFilling(call);
  const isListed = call.arguments.some(ts.isSpreadElement);
  const isPair = !isFirstKept && !isListed && call.arguments.length === 2;
  const patches = isPair ? "patch" : "...patches";
  const inOrder = `[base, ...patches]${isFirstKept ? ".reverse()" : ""}`;
  const joined = isPair
    ? `{ ...base?.${element}, ...patch?.${element} }`
    : `Object.assign({}, ...${inOrder}.map((each) => each?.${element}))`;
  const whole = `{ ${container}: [${joined}] }`;
  const given = isPair ? "[base, patch]" : "[base, ...patches]";
  const merged = mayHaveNone ? `${given}.some((each) => each?.${element}) ? ${whole} : {}` : whole;
  const taken = `${parameter("base", "any")}, ${parameter(patches, isPair ? "any" : "any[]")}`;
  return isFirstKept
    ? `((${taken}) => Object.assign(${merge}(base, ${patches}), ${merged}))`
    : `((${taken}) => ${merge}(base, ${patches}, ${merged}))`;
}
