import { ts } from "ts-morph";
import { conjuncts } from "../program/conjuncts.ts";
import { textComparison } from "../program/text-comparison.ts";

const URLS: ReadonlySet<string> = new Set(["url", "urlWithParams"]);

/** What a function asks of a request, such as `(r) => r.method === 'GET' && r.url.endsWith('/habits')`. */
interface AskedOfRequest {
  readonly url: ts.Expression;
  readonly method: ts.Expression | null;
}

/** The texts that a function compares the URL and the method of a request with; null where it asks anything else. */
export function askedOfRequest(given: ts.Expression | undefined): AskedOfRequest | null {
  if (!given || !ts.isArrowFunction(given) || ts.isBlock(given.body)) return null;
  const [parameter, ...others] = given.parameters;
  if (!parameter || others.length > 0 || !ts.isIdentifier(parameter.name)) return null;
  const asked = conjuncts(given.body).map((each) => comparison(each, parameter.name.getText()));
  const url = asked.find((each) => each && URLS.has(each.name));
  const method = asked.find((each) => each?.name === "method");
  return url ? { url: url.text, method: method?.text ?? null } : null;
}

interface Comparison {
  readonly name: string;
  readonly text: ts.Expression;
}

/** `request.url === text`, `request.url.endsWith(text)` */
function comparison(node: ts.Expression, request: string): Comparison | null {
  const compared = textComparison(node);
  const name = compared && memberOf(compared.asked, request);
  return compared && name !== null ? { name, text: compared.text } : null;
}

function memberOf(node: ts.Expression, request: string): string | null {
  const isMember = ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression);
  return isMember && node.expression.getText() === request ? node.name.text : null;
}
