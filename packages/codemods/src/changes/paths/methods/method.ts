import type { Endpoint } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { spelledVerb } from "../../../client/spelled-verb.ts";
import { type Edit, rangeOf, replace } from "../../../edit/edit.ts";
import { quoted } from "../../../edit/quote.ts";
import type { Facts } from "../../../facts/facts.ts";
import type { Exchange, ExchangeUse } from "../../../provenance/exchanges.ts";
import type { LiteralPart } from "../../../provenance/text/text-value.ts";
import { pathOf } from "../../receiver.ts";
import { successorOf } from "../../url-path.ts";
import { namedMethod } from "./named-method.ts";
import { postInstead } from "./post-instead.ts";

/**
 * The method as v2 wants it, at the literal that says it; null where others share that literal.
 *
 * @param around - A literal that describes the whole request: a method inside it is this request's own.
 */
export function editMethod(
  facts: Facts,
  exchange: Exchange,
  use: ExchangeUse,
  to: Endpoint,
  around: ts.Node | null = null,
): readonly Edit[] | null {
  const { endpoint } = exchange.call;
  if (endpoint.method === to.method) return [];
  const { verb } = use.request.slots;
  if (verb && methodOf(verb) === endpoint.method) {
    return isVerbShared(facts, use, to) ? null : renameVerb(use, verb, to);
  }
  if (isBodyElsewhere(use)) return null;
  const edits = literalsOf(use, endpoint.method).map((part) =>
    editLiteral(facts, use, part, to, around),
  );
  return edits.length > 0 && edits.every((edit) => edit !== null) ? edits : null;
}

/** Whether what goes through the same call of the client needs its method as it is. */
function isVerbShared(facts: Facts, { request }: ExchangeUse, to: Endpoint): boolean {
  const { all, foreign, strays } = facts.machine.exchanges;
  const isOther = [...all.values()].some(
    ({ call: { node, endpoint } }) =>
      node === request.node && (successorOf(endpoint)?.method ?? endpoint.method) !== to.method,
  );
  const others = [...[...foreign.values()].flat(), ...strays.values()];
  return isOther || others.some(({ node }) => node === request.node);
}

/** `client[method](url, { data })`: whether another method would take its body at another place. */
function isBodyElsewhere({ request }: ExchangeUse): boolean {
  return (
    spelledVerb(request.node) !== null &&
    request.client.bodyOption !== undefined &&
    request.slots.body === null &&
    request.body.size > 0
  );
}

/** `client.delete(url, …)` becomes `client.post(url, …)`; what it sends may stand elsewhere there. */
function renameVerb(use: ExchangeUse, verb: ts.Node, to: Endpoint): readonly Edit[] | null {
  const { slots } = use.request;
  const isInConfig =
    use.request.client.bodyOption !== undefined &&
    slots.body === null &&
    use.request.body.size > 0 &&
    slots.options !== null;
  return isInConfig
    ? postInstead(use.request, to, null)
    : [replace(pathOf(verb), rangeOf(verb), to.method.toLowerCase())];
}

/** The method that a member is named after. */
function methodOf(verb: ts.Node): string {
  const name = verb.getText().toUpperCase();
  return name === "DEL" ? "DELETE" : name;
}

/** The literals that say a method. */
export function literalsOf(use: ExchangeUse, method: string): readonly LiteralPart[] {
  return [...use.method]
    .flatMap((value) => (value.kind === "text" ? value.parts : []))
    .filter((part): part is LiteralPart => "text" in part && part.text.toUpperCase() === method);
}

function editLiteral(
  facts: Facts,
  use: ExchangeUse,
  part: LiteralPart,
  to: Endpoint,
  around: ts.Node | null,
): Edit | null {
  const { node, start, text } = part;
  if (ts.isPropertyAccessExpression(node))
    return replace(pathOf(node), rangeOf(node.name), to.method.toLowerCase());
  if (!ts.isStringLiteralLike(node) || isListed(node)) return null;
  // The program may put it into another case.
  const written = node.getSourceFile().text.slice(start, start + text.length);
  const method = written === written.toLowerCase() ? to.method.toLowerCase() : to.method;
  const named = namedMethod(facts, use, node, method);
  if (named)
    return replace(pathOf(named.node), rangeOf(named.node), named.sibling ?? quoted(method));
  const isOwn = around !== null && ts.findAncestor(node, (each) => each === around) !== undefined;
  if (!isOwn && isShared(facts, node, to)) return null;
  return replace(pathOf(node), { start, end: start + text.length }, method);
}

/** Whether a literal stands in a list of words, such as the methods that a client has: it may name more than a method. */
function isListed({ parent }: ts.Node): boolean {
  return (
    ts.isArrayLiteralExpression(parent) &&
    parent.elements.length > 1 &&
    parent.elements.every((element) => ts.isStringLiteralLike(element))
  );
}

/** Whether a call that becomes another method uses the same literal. */
function isShared(facts: Facts, literal: ts.Node, to: Endpoint): boolean {
  for (const exchange of facts.machine.exchanges.all.values()) {
    const { endpoint } = exchange.call;
    if (endpoint.id === to.id || endpoint.successor?.endpoint === to.id) continue;
    if (
      [...exchange.uses.values()].some((use) =>
        literalsOf(use, endpoint.method).some(({ node }) => node === literal),
      )
    ) {
      return true;
    }
  }
  return false;
}
