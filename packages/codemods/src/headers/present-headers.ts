import { requiredHeaders } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { ExchangeUse } from "../provenance/exchanges.ts";
import { knownText } from "../provenance/text/text.ts";
import type { Value } from "../provenance/value.ts";

/** Whether a call carries all required headers already, the constant ones with their value. */
export function hasRequiredHeaders(use: ExchangeUse): boolean {
  const layers = use.headers.flatMap((layer) => [...layer]);
  return requiredHeaders.every(({ name, value }) =>
    layers.some((layer) => holds(layer, name, value.kind === "constant" ? value.text : null, 0)),
  );
}

function holds(value: Value, name: string, text: string | null, depth: number): boolean {
  if (value.kind !== "site" || depth > 6) return false;
  for (const [key, cell] of value.props) {
    const isIt = cell.values.size > 0 && key.toLowerCase() === name.toLowerCase();
    if (isIt && (text === null || [...cell.values].every((each) => knownText(each) === text)))
      return true;
    if (!isIt && [...cell.values].some((inner) => holds(inner, name, text, depth + 1))) return true;
  }
  return [...value.spread.values, ...value.element.values].some(
    (inner) => !isOptional(inner) && holds(inner, name, text, depth + 1),
  );
}

/** Whether an object is one that another takes over only as the case may be: `...(isNew ? { 'X-API-Version': '2' } : {})`. */
function isOptional(value: Value): boolean {
  if (value.kind !== "site" || !ts.isObjectLiteralExpression(value.node)) return false;
  const { parent } = value.node;
  const isChosen = ts.isConditionalExpression(parent)
    ? [parent.whenTrue, parent.whenFalse].some(isEmpty)
    : ts.isBinaryExpression(parent) &&
      parent.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return (
    isChosen && ts.findAncestor(parent, ts.isSpreadAssignment)?.expression === outermost(parent)
  );
}

function isEmpty(node: ts.Expression): boolean {
  return ts.isObjectLiteralExpression(node) && node.properties.length === 0;
}

function outermost(node: ts.Node): ts.Node {
  return ts.isParenthesizedExpression(node.parent) ? outermost(node.parent) : node;
}
