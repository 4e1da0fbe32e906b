import { ts } from "ts-morph";
import { isTypeScript } from "../../program/is-typescript.ts";

/** What merges objects into its first argument, member by member: `Object.assign`, `$.extend`, `_.assign`. */
const MERGING: ReadonlySet<string> = new Set(["assign", "extend"]);
/** What gives its first argument only the members that it lacks, so that those of the first win. */
const FILLING: ReadonlySet<string> = new Set(["defaults"]);

/** Whether a call merges objects member by member. */
export function isMerging({ expression, arguments: given }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression) || given.length < 2) return false;
  return MERGING.has(expression.name.text) || FILLING.has(expression.name.text);
}

/** Whether what a call is given first wins. */
export function isFilling({ expression }: ts.CallExpression): boolean {
  return ts.isPropertyAccessExpression(expression) && FILLING.has(expression.name.text);
}

/** A function that merges as the call does, and what v2 has together as well. */
export function mergingText(call: ts.CallExpression, element: string, container: string): string {
  const merge = call.expression.getText();
  const isTyped = isTypeScript(call);
  const parameter = (name: string, type: string): string => (isTyped ? `${name}: ${type}` : name);
  if (isFilling(call)) {
    const merged = `{ ${container}: [Object.assign({}, ...[base, ...patches].reverse().map((each) => each?.${element}))] }`;
    return `((${parameter("base", "any")}, ${parameter("...patches", "any[]")}) => Object.assign(${merge}(base, ...patches), ${merged}))`;
  }
  if (call.arguments.length === 2) {
    const merged = `{ ${container}: [{ ...base?.${element}, ...patch?.${element} }] }`;
    return `((${parameter("base", "any")}, ${parameter("patch", "any")}) => ${merge}(base, patch, ${merged}))`;
  }
  const merged = `{ ${container}: [Object.assign({}, ...[base, ...patches].map((each) => each?.${element}))] }`;
  return `((${parameter("base", "any")}, ${parameter("...patches", "any[]")}) => ${merge}(base, ...patches, ${merged}))`;
}
