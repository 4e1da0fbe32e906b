import type { Endpoint } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { standInBodies } from "../../facts/stand-in-bodies.ts";
import { heldAround } from "../../program/conjuncts.ts";
import { identifiersIn } from "../../program/identifiers-in.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { textComparison } from "../../program/text-comparison.ts";
import type { Exchange } from "../../provenance/exchanges.ts";
import { type Value, writtenNames } from "../../provenance/value.ts";
import { isBelow, isUrl } from "../paths/compared/is-url.ts";
import { membersNamed } from "./expanded-members.ts";

/**
 * What has the URL of a request, or its path, where code reads what was sent: what it is compared with around, what
 * stands beside the body, or a name of the stand-in that reads it.
 */
export function urlAt(
  facts: Facts,
  node: ts.Node,
  endpoint: Endpoint,
  uses: Exchange["uses"],
): string | null {
  const bodies = standInBodies(facts);
  const standIn = ts.findAncestor(node, (each) => bodies.has(each));
  return (
    askedUrl(facts, node, endpoint) ??
    (standIn ? namedIn(facts, standIn, node, uses) : null) ??
    urlBeside(facts, node, uses)
  );
}

/** What is asked around whether it is the path of what is read: `if (path === '/habits/checkin')`; null where nothing is. */
export function askedUrl(facts: Facts, node: ts.Node, endpoint: Endpoint): string | null {
  const body = readFromOf(node);
  const asked = heldAround(node).map((each) => comparedWith(each, endpoint));
  const found = asked.find((each) => each !== null && body && isBeside(facts, each, body));
  return found?.getText() ?? null;
}

/** The body that a member is read of. */
function readFromOf(node: ts.Node): ts.Expression | null {
  const isAccess = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
  if (isAccess) return node.expression;
  const { parent } = node;
  const isTaken = ts.isObjectBindingPattern(node) && ts.isVariableDeclaration(parent);
  return isTaken ? (parent.initializer ?? null) : null;
}

/** Whether a URL and a body are of one request: members of one object, or handed over together. */
function isBeside(facts: Facts, url: ts.Expression, body: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(url) && ts.isPropertyAccessExpression(body))
    return url.expression.getText() === body.expression.getText();
  const [one, other] = [url, body].map((each) => handedAt(facts, each));
  return one !== undefined && one !== null && one === other;
}

/** The function that a parameter is of, or the pattern that takes a name with others. */
function handedAt(
  facts: Facts,
  node: ts.Expression,
): ts.SignatureDeclaration | ts.BindingPattern | null {
  if (!ts.isIdentifier(node)) return null;
  const declared = facts.program.moduleOf(node).scopes.resolve(node)?.node.parent;
  if (!declared) return null;
  if (ts.isParameter(declared)) return declared.parent;
  return ts.isBindingElement(declared) ? declared.parent : null;
}

/** What is held against the path of an endpoint: `path === '/habits/checkin'`, `url.endsWith('/checkin')`. */
function comparedWith(node: ts.Expression, { path }: Endpoint): ts.Expression | null {
  const compared = textComparison(node);
  if (!compared || !ts.isStringLiteralLike(compared.text)) return null;
  return compared.text.text.endsWith(path) && isRepeatable(compared.asked) ? compared.asked : null;
}

/** A name of a stand-in. */
function namedIn(facts: Facts, fn: ts.Node, node: ts.Node, uses: Exchange["uses"]): string | null {
  if (!ts.isFunctionLike(fn) || !("body" in fn)) return null;
  const statements = fn.body && ts.isBlock(fn.body) ? [...fn.body.statements] : [];
  const declared = statements.flatMap((each) =>
    ts.isVariableStatement(each) && each.end <= node.pos ? each.declarationList.declarations : [],
  );
  const names = [...fn.parameters, ...declared].flatMap(({ name }) => identifiersIn(name));
  return names.findLast((name) => isUrlOf(facts.seen(name), uses))?.text ?? null;
}

/** `path` of `(path, body)` and of `{ path, body }`, and `request.path` of `request.body`. */
function urlBeside(facts: Facts, node: ts.Node, uses: Exchange["uses"]): string | null {
  const body = readFromOf(node);
  if (!body) return null;
  if (ts.isPropertyAccessExpression(body)) return urlOfHolder(facts, body.expression, uses);
  const together = handedAt(facts, body);
  if (!together) return null;
  const places = ts.isFunctionLike(together)
    ? together.parameters.map(({ name }) => name)
    : [together];
  const names = places.flatMap(identifiersIn);
  return names.findLast((name) => isUrlOf(facts.seen(name), uses))?.text ?? null;
}

function urlOfHolder(facts: Facts, holder: ts.Expression, uses: Exchange["uses"]): string | null {
  if (!isRepeatable(holder)) return null;
  const holders = [...facts.seen(holder)];
  const names = new Set(
    holders.flatMap((each) => (each.kind === "site" ? [...writtenNames(each)] : [])),
  );
  const found = [...names].find((name) =>
    isUrlOf(new Set(holders.flatMap((each) => [...membersNamed(facts, each, name)])), uses),
  );
  return found === undefined ? null : `${holder.getText()}.${found}`;
}

/** Whether values are texts, and one the URL of a use. */
function isUrlOf(seen: ReadonlySet<Value>, uses: Exchange["uses"]): boolean {
  const texts = [...seen].filter((value) => value.kind === "text");
  return (
    texts.length === seen.size &&
    [...uses.values()].some(({ match }) =>
      texts.some((text) => isUrl(text, match) || isBelow(text, match)),
    )
  );
}
