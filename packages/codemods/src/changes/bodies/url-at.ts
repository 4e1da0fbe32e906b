import type { Endpoint } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { standInBodies } from "../../facts/stand-in-bodies.ts";
import { ownerOf } from "../../program/binding.ts";
import { heldAround } from "../../program/conjuncts.ts";
import { identifiersIn } from "../../program/identifiers-in.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import type { Exchange } from "../../provenance/exchanges.ts";
import { type Value, writtenNames } from "../../provenance/value.ts";
import { isBelow, isUrl } from "../paths/compared/is-url.ts";
import { membersNamed } from "./expanded-members.ts";

/**
 * What has the URL of a request, or its path, where code reads what was sent: what it is compared with around, a
 * name of a function, or what stands beside the body.
 */
export function urlAt(
  facts: Facts,
  node: ts.Node,
  endpoint: Endpoint,
  uses: Exchange["uses"],
): string | null {
  return askedUrl(node, endpoint) ?? namedUrl(facts, node, uses) ?? urlBeside(facts, node, uses);
}

/** What is asked around whether it is the path: `if (path === '/habits/checkin')`; null where nothing is. */
export function askedUrl(node: ts.Node, endpoint: Endpoint): string | null {
  const asked = heldAround(node).map((each) => comparedWith(each, endpoint));
  return asked.find((each) => each !== null)?.getText() ?? null;
}

/** `path === '/habits/checkin'`, `url.endsWith('/checkin')` */
function comparedWith(node: ts.Expression, { path }: Endpoint): ts.Expression | null {
  const isNamed = (text: ts.Expression | undefined): boolean =>
    text !== undefined && ts.isStringLiteralLike(text) && text.text.endsWith(path);
  if (ts.isBinaryExpression(node)) {
    const isEqual =
      node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
      node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsToken;
    return isEqual && isNamed(node.right) && isRepeatable(node.left) ? node.left : null;
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { expression, name } = node.expression;
  const isCompared = ASKING.has(name.text) && isNamed(node.arguments[0]);
  return isCompared && isRepeatable(expression) ? expression : null;
}

const ASKING: ReadonlySet<string> = new Set(["endsWith", "includes", "startsWith"]);

/** A name of a function around, the stand-in alone where it is in one. */
function namedUrl(facts: Facts, node: ts.Node, uses: Exchange["uses"]): string | null {
  const bodies = standInBodies(facts);
  const standIn = ts.findAncestor(node, (each) => bodies.has(each));
  if (standIn) return namedIn(facts, standIn, node, uses);
  for (let fn = ownerOf(node); !ts.isSourceFile(fn); fn = ownerOf(fn.parent)) {
    const found = namedIn(facts, fn, node, uses);
    if (found !== null) return found;
  }
  return null;
}

function namedIn(facts: Facts, fn: ts.Node, node: ts.Node, uses: Exchange["uses"]): string | null {
  if (!ts.isFunctionLike(fn) || !("body" in fn)) return null;
  const statements = fn.body && ts.isBlock(fn.body) ? [...fn.body.statements] : [];
  const declared = statements.flatMap((each) =>
    ts.isVariableStatement(each) && each.end <= node.pos ? each.declarationList.declarations : [],
  );
  const names = [...fn.parameters, ...declared].flatMap(({ name }) => identifiersIn(name));
  return names.findLast((name) => isUrlOf(facts.seen(name), uses))?.text ?? null;
}

/** `request.path` of `request.body.habitId`. */
function urlBeside(facts: Facts, node: ts.Node, uses: Exchange["uses"]): string | null {
  if (!ts.isPropertyAccessExpression(node)) return null;
  const body = node.expression;
  if (!ts.isPropertyAccessExpression(body) || !isRepeatable(body.expression)) return null;
  const holders = [...facts.seen(body.expression)];
  const names = new Set(
    holders.flatMap((each) => (each.kind === "site" ? [...writtenNames(each)] : [])),
  );
  const found = [...names].find((name) =>
    isUrlOf(new Set(holders.flatMap((holder) => [...membersNamed(facts, holder, name)])), uses),
  );
  return found === undefined ? null : `${body.expression.getText()}.${found}`;
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
