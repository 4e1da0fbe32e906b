import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { oncePer } from "../../program/once-per.ts";
import { rootOf } from "../../program/root-of.ts";
import { libraryOf } from "../../validation/initializer-of.ts";
import type { ShapeMember } from "./schema-default.ts";

/** What gives failures by the members that they are of. */
const BY_MEMBER =
  /\bfieldErrors\b|\bgetDotPath\b|\berror\.(?:flatten|format)\(|\b(?:treeify|prettify|flatten|format)Error\b/;
/** Failures one by one, each with the path of its member; their number names none. */
const ONE_BY_ONE = /\.(?:issues|errors|inner)\b(?!\??\.length\b)/;
/** A hole of a template, as in `${path}`, takes none of them apart. */
const PATH = /\.path\b|(?:(?<!\$)\{|,)\s*path\b/;
/** Texts that a library has put together, which name the member where the schema says nothing else. */
const TEXTS = /\.(?:errors|inner|message)\b/;

/** Whether the program tells, or asks, which members failed: by then they have the names of v2. */
export function namesFailures(facts: Facts, members: readonly ShapeMember[]): boolean {
  const { byPath, byText } = tellsOf(facts);
  return byPath || (byText && members.some(({ node }) => isUntold(facts, node.initializer)));
}

const tellsOf = oncePer((facts: Facts) => {
  const texts = [...facts.program.modules.values()]
    .filter(({ isModel }) => !isModel)
    .map(({ text }) => text);
  return {
    byPath: texts.some(
      (text) => BY_MEMBER.test(text) || (ONE_BY_ONE.test(text) && PATH.test(text)),
    ),
    byText: texts.some((text) => TEXTS.test(text)),
  };
});

/** Whether a schema of a library whose texts name the member has a condition without a text of its own. */
function isUntold(facts: Facts, schema: ts.Expression): boolean {
  if (!ts.isCallExpression(schema) || !ts.isPropertyAccessExpression(schema.expression))
    return false;
  const { expression, name } = schema.expression;
  if (ts.isIdentifier(expression)) return false;
  const root = rootOf(expression);
  const library = root && libraryOf(facts.program, root);
  const isCondition = CONDITIONS.test(name.text) && library === "yup";
  return (isCondition && !schema.arguments.some(isText)) || isUntold(facts, expression);
}

const CONDITIONS =
  /^(?:required|min|max|length|integer|positive|negative|lessThan|moreThan|oneOf|notOneOf|matches|email|url|uuid|test)$/;

function isText(node: ts.Expression): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}
