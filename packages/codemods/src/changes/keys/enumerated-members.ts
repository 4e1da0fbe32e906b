import { ts } from "ts-morph";
import { ENUMERATED } from "../../dialects/enumerated.ts";
import type { Facts } from "../../facts/facts.ts";
import { changedNames } from "../../facts/shapes.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { nodesIn } from "../../program/nodes-in.ts";
import { isSite, type Value } from "../../provenance/value.ts";
import { isIntrinsic } from "../../react/is-intrinsic.ts";
import { carriedBy } from "../carried.ts";
import { type Proposal, waiting } from "../proposal.ts";
import { asksForNames, picksByNames } from "./asks-for-names.ts";
import { countsFewer, isCounted, onlyTellsAny } from "./counted-members.ts";
import { isEmptied } from "./is-emptied.ts";
import { pickedByNames } from "./picked-by-names.ts";
import { isShownPick } from "./shown-picks.ts";

/**
 * Objects of the service that are gone through by the names of their members, whatever these are, in code or in
 * a template: those of v2 have other ones. What only makes a copy of them has the same members again.
 */
export function findEnumeratedMembers(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  const visit = (node: ts.Node): void => {
    const gone = goneThrough(facts, node);
    if (gone) found.push(...proposalsFor(facts, gone));
    ts.forEachChild(node, visit);
  };
  for (const { isModel, text, reading, source } of facts.program.modules.values())
    if (!isModel && NAMES.test(reading?.code ?? text)) visit(source);
  return found;
}

/** What code has to hold that goes through members. */
const NAMES = new RegExp(
  `${ENUMERATED}|\\bObject\\.(?:keys|entries|values)\\b|\\bfor\\s*\\(.*\\bin\\b|\\{\\s*\\.\\.\\.`,
);

/** What a node goes through by the names of its members; null where it goes through nothing, or only copies. */
function goneThrough(facts: Facts, node: ts.Node): ts.Expression | null {
  if (ts.isForInStatement(node))
    return isCopying(facts, node, node.expression) ? null : node.expression;
  // `<li {...habit}>` makes an attribute of each member, of the same name.
  if (ts.isJsxSpreadAttribute(node))
    return isIntrinsic(node.parent.parent.tagName) ? node.expression : null;
  const [argument] = ts.isCallExpression(node) ? node.arguments : [];
  if (!argument || !ts.isCallExpression(node)) return null;
  const callee = node.expression.getText();
  if (callee === ENUMERATED) return argument;
  if (!/^Object\.(?:keys|entries|values)$/.test(callee)) return null;
  const isNeutral = isCounted(facts, node)
    ? onlyTellsAny(facts, node)
    : isCopying(facts, node, argument) || isWithinItself(node);
  return isNeutral ? null : argument;
}

/**
 * Whether members are put into another object, under the names that they have, and whatever these are; where their
 * values become others, nothing asks that object for a name of v1.
 */
function isCopying(facts: Facts, node: ts.Node, copied: ts.Expression): boolean {
  const statement = ts.findAncestor(node, ts.isStatement);
  if (!statement || asksForNames(statement)) return false;
  const made = madeIn(statement);
  return made.length > 0 && !isAskedByOldNames(facts, made, copied);
}

/** What a statement puts members into under names that are found when it runs. */
function madeIn(statement: ts.Statement): readonly ts.Expression[] {
  return nodesIn(statement).flatMap((each) => {
    if (ts.isCallExpression(each))
      return /\bfromEntries$|\breduce$/.test(each.expression.getText()) ? [each] : [];
    const isPut =
      ts.isBinaryExpression(each) && each.operatorToken.kind === ts.SyntaxKind.EqualsToken;
    return isPut && ts.isElementAccessExpression(each.left) ? [each.left.expression] : [];
  });
}

/** Whether an object that was made of members, but is not seen to be a copy, is asked for one by a name that it has in v1 only. */
function isAskedByOldNames(
  facts: Facts,
  made: readonly ts.Expression[],
  copied: ts.Expression,
): boolean {
  const roles = [...facts.roles.rolesOf(facts.seen(copied))];
  return made
    .flatMap((each) => [...facts.seen(each)])
    .some(
      (value) =>
        isSite(value, "object") &&
        facts.roles.rolesOf([value]).size === 0 &&
        roles.flatMap(changedNames).some((name) => value.props.has(name) && !value.own.has(name)),
    );
}

/** Whether a function goes through objects of any kind, and calls itself for what they hold. */
function isWithinItself(node: ts.Node): boolean {
  const home = ts.findAncestor(node, ts.isFunctionLike);
  const body = home && "body" in home ? home.body : undefined;
  const named = home?.name ?? (home && ts.isVariableDeclaration(home.parent) && home.parent.name);
  const name = named ? named.getText() : "";
  const names = (node: ts.Node): boolean => ts.isIdentifier(node) && node.text === name;
  const calls = (each: ts.Node): boolean =>
    (ts.isCallExpression(each) && [each.expression, ...each.arguments].some(names)) ||
    (ts.forEachChild(each, (child) => calls(child) || undefined) ?? false);
  return body !== undefined && calls(body);
}

function proposalsFor(facts: Facts, expression: ts.Expression): readonly Proposal[] {
  const node = bareExpression(expression);
  // `v-for="(habit, index) in habits"` counts: an answer that many calls share may be one habit as well.
  if ([...facts.seen(node)].some(isList) || isShownPick(facts, node)) return [];
  const statement = ts.findAncestor(node, ts.isStatement);
  const isByOldNames = statement && isAskedByOldNames(facts, madeIn(statement), node);
  const picked = statement && !isByOldNames ? pickedByNames(facts, statement, node) : null;
  if (picked) return picked;
  const isCount = isCounted(facts, expression.parent);
  const seen = [...facts.seen(node)].filter(
    (value) => !isEmptied(facts, value) && (!isCount || countsFewer(facts, value)),
  );
  const carried = carriedBy(facts, seen);
  const [first] = carried;
  if (!first) return [];
  const left: Proposal = {
    change: first.change,
    node,
    message: `\`${node.getText()}\` is gone through by the names of its members, which are others in v2`,
    edits: null,
    confidence: "manual",
    reason: "name the members that are shown, so that these can be followed",
    ties: carried.map(({ carrier }) => carrier),
  };
  // What is asked for by the names of v1 would be left out of what is made, or missed in it.
  const isByName = isByOldNames || (statement && picksByNames(statement));
  return isByName ? [left, waiting(left)] : [left];
}

/** An empty list only stands in for what is not there: `Object.entries(habit ?? [])`. */
function isList(value: Value): boolean {
  if (value.kind === "service") return value.type.is === "list";
  return (
    isSite(value, "array") &&
    !(ts.isArrayLiteralExpression(value.node) && value.node.elements.length === 0)
  );
}
