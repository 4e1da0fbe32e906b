import { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";
import { rootFrameOf } from "../../../facts/root-frame.ts";
import { bareExpression } from "../../../program/bare-expression.ts";
import { equalityOf } from "../../../program/equality.ts";
import { TEXT_METHODS } from "../../../program/text-comparison.ts";
import type { TextTest } from "../../../provenance/text/test-text.ts";
import type { TextValue } from "../../../provenance/text/text-value.ts";
import { isSite } from "../../../provenance/value.ts";
import type { Compared } from "./asked-in-v2.ts";
import { isPathname } from "./is-pathname.ts";
import { testOfPlace } from "./test-of-place.ts";
import { textsAt } from "./texts-at.ts";
import { urlBehindVerb, verbIn } from "./verb-and-url.ts";

/** A place that holds the URL of a request against a text. */
export interface Comparison extends Compared {
  readonly texts: readonly TextValue[];
  /** Whether it is the path alone that is asked about, without the query. */
  readonly isPath: boolean;
  /** Whether the literal is an element of a list that is asked. */
  readonly isListed?: boolean;
}

type Comparing = ts.CallExpression | ts.BinaryExpression | ts.CaseClause;

/** Whether a node may hold something against a text. */
export function mayCompare(node: ts.Node): node is Comparing {
  return ts.isCallExpression(node) || ts.isBinaryExpression(node) || ts.isCaseClause(node);
}

/** What a node holds against which text. */
export function comparisonsAt(facts: Facts, node: Comparing): readonly Comparison[] {
  if (ts.isCallExpression(node)) return [...calledAt(facts, node), ...soughtInList(facts, node)];
  if (ts.isCaseClause(node)) {
    const { expression: asked } = node.parent.parent;
    return soughtIn(facts, node.expression).map((sought) => ({
      ...heldAgainst(facts, asked, sought),
      node: node.expression,
      url: null,
      switched: sought.isBehind ? null : asked,
    }));
  }
  const { left, operatorToken, right } = node;
  const isEqual = equalityOf(operatorToken.kind);
  if (isEqual === null) return [];
  const sides = [
    [left, right],
    [right, left],
  ] as const;
  return sides.flatMap(([url, other]) =>
    soughtIn(facts, other)
      .slice(0, 1)
      .map((sought) => ({ ...heldAgainst(facts, url, sought), node, isNot: !isEqual })),
  );
}

/** A literal that is sought, and whether other text stands before it. */
interface Sought extends Pick<Compared, "literal" | "name"> {
  readonly isBehind: boolean;
}

function heldAgainst(
  facts: Facts,
  url: ts.Expression,
  { isBehind, literal, name = null }: Sought,
): Omit<Comparison, "node"> {
  const how = isBehind ? "endsWith" : "is";
  const said = isBehind ? null : verbIn(literal.text);
  const behind = said && urlBehindVerb(facts, url);
  const asked = behind ?? url;
  const held = { url, literal, how, name, verb: behind && said ? said.verb : null } as const;
  return { ...held, texts: textsAt(facts, asked), isPath: isPathname(facts, asked) };
}

/** The literals that an expression is known to be, or to end with: `'/habits'`, `BASE + '/habits'`, a name for either. */
function soughtIn(facts: Facts, node: ts.Expression): readonly Sought[] {
  const bare = bareExpression(node);
  if (ts.isStringLiteralLike(bare)) return [{ literal: bare, isBehind: false }];
  const isMade =
    ts.isIdentifier(bare) || ts.isTemplateExpression(bare) || ts.isBinaryExpression(bare);
  const name = ts.isIdentifier(bare) ? bare : null;
  return isMade
    ? textsAt(facts, bare).flatMap((text) => lastLiteral(text).map((each) => ({ ...each, name })))
    : [];
}

function lastLiteral({ parts }: TextValue): readonly Sought[] {
  const last = parts.at(-1);
  if (!last || !("text" in last) || !isSpelled(last.node) || last.node.text !== last.text)
    return [];
  return [{ literal: last.node, isBehind: parts.length > 1 }];
}

function isSpelled(node: ts.Node): node is ts.StringLiteralLike | ts.TemplateTail {
  return ts.isStringLiteralLike(node) || ts.isTemplateTail(node);
}

/** `url.includes(text)` and its likes, and `url.indexOf(text) >= 0`. */
function calledAt(facts: Facts, node: ts.CallExpression): readonly Comparison[] {
  if (!ts.isPropertyAccessExpression(node.expression)) return [];
  const [sought] = node.arguments;
  const { name, expression } = node.expression;
  const how = TEXT_METHODS.has(name.text) ? (name.text as TextTest) : testOfPlace(node);
  if (!sought || how === null) return [];
  const literals = soughtIn(facts, sought).filter(({ isBehind }) => !isBehind);
  const texts = literals.length === 0 ? [] : textsAt(facts, expression);
  const url = literals.length === 1 ? expression : null;
  const isPath = isPathname(facts, expression);
  return literals.map(({ literal }) => ({ node, url, texts, literal, how, isPath }));
}

const MEMBERSHIP: ReadonlySet<string> = new Set(["has", "includes", "indexOf"]);

/** `['/habits/today'].includes(url)`, `new Set(paths).has(url)`. */
function soughtInList(facts: Facts, node: ts.CallExpression): readonly Comparison[] {
  const { arguments: args, expression: callee } = node;
  const [url] = args;
  if (!url || !ts.isPropertyAccessExpression(callee) || !MEMBERSHIP.has(callee.name.text))
    return [];
  const texts = textsAt(facts, url);
  if (texts.length === 0) return [];
  const { machine } = facts;
  const elements = [...facts.seen(callee.expression)].flatMap((value) =>
    isSite(value, "array", "set") ? [...machine.verbs.elements(value, rootFrameOf(machine))] : [],
  );
  const literals = elements.flatMap((value) => (value.kind === "text" ? lastLiteral(value) : []));
  return literals.map((sought) => ({
    ...heldAgainst(facts, url, sought),
    node: sought.literal,
    url: null,
    isListed: true,
  }));
}
