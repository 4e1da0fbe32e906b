import { requiredHeaders } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { ExchangeUse } from "../provenance/exchanges.ts";
import { knownText } from "../provenance/text/text.ts";
import type { Value } from "../provenance/value.ts";
import { asksForService } from "./for-service-alone.ts";

/** Headers are not looked for in what lies deeper than this. */
const DEPTH = 7;

/** Whether a call carries all required headers already, the constant ones with their value. */
export function hasRequiredHeaders(use: ExchangeUse): boolean {
  const layers = use.headers.flatMap((layer) => [...layer]);
  return requiredHeaders.every(({ name, value }) =>
    layers.some((layer) =>
      holds(use, layer, wanted(name, value.kind === "constant" ? value.text : null), 0),
    ),
  );
}

interface Wanted {
  readonly name: string;
  /** Null: any. */
  readonly text: string | null;
  /** The depth at which a value was asked: many objects may hold the same ones, each of which holds more. */
  readonly asked: Map<Value, number>;
}

const wanted = (name: string, text: string | null): Wanted => ({ name, text, asked: new Map() });

function holds(use: ExchangeUse, value: Value, wanted: Wanted, depth: number): boolean {
  const { asked, name, text } = wanted;
  if (value.kind !== "site" || depth >= (asked.get(value) ?? DEPTH)) return false;
  asked.set(value, depth);
  if (isInFlat(value.node, wanted)) return true;
  for (const [key, cell] of value.props) {
    const isIt = cell.values.size > 0 && key.toLowerCase() === name.toLowerCase();
    if (isIt && (text === null || [...cell.values].every((each) => knownText(each) === text)))
      return true;
    if (!isIt && [...cell.values].some((inner) => holds(use, inner, wanted, depth + 1)))
      return true;
  }
  return [...value.spread.values, ...value.element.values].some(
    (inner) => !isOptional(use, inner) && holds(use, inner, wanted, depth + 1),
  );
}

/** Whether a list of names and values, one after the other, has a header. */
function isInFlat(node: ts.Node, { name, text }: Wanted): boolean {
  if (!ts.isArrayLiteralExpression(node)) return false;
  return node.elements.some((element, index) => {
    if (!ts.isStringLiteralLike(element)) return false;
    const next = node.elements[index + 1];
    const isIt = element.text.toLowerCase() === name.toLowerCase() && next !== undefined;
    return isIt && (text === null || (ts.isStringLiteralLike(next) && next.text === text));
  });
}

/** Whether an object is one that another takes over only as the case may be: `...(isNew ? { 'X-API-Version': '2' } : {})`. */
function isOptional(use: ExchangeUse, value: Value): boolean {
  if (value.kind !== "site") return false;
  const { parent } = value.node;
  if (ts.isConditionalExpression(parent) && asksForService(use, parent.condition)) return false;
  if (!ts.isObjectLiteralExpression(value.node)) return false;
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
