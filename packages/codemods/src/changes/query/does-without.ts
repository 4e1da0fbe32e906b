import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { elementName } from "../../facts/member-reads.ts";
import { hasFallback } from "../../program/is-choice.ts";
import { isTested } from "../../program/is-tested.ts";
import { referencesTo } from "../../program/references-to.ts";
import type { FunctionNode } from "../../provenance/value.ts";
import { isAskedBefore } from "../asked-before.ts";

/** Whether what a call gives, or a member of it, may be left out: libraries do without, and so may functions of one's own. */
export function doesWithout(
  facts: Facts,
  call: ts.CallExpression | ts.NewExpression,
  given: ts.Expression,
  member: string | null,
): boolean {
  const index = call.arguments?.indexOf(given) ?? -1;
  return [...facts.seen(call.expression)].every(
    (value) => value.kind !== "function" || canLack(facts, value.node, index, member, 0),
  );
}

/** Wrappers around wrappers are followed no deeper than this. */
const MOST_DEPTH = 3;

function canLack(
  facts: Facts,
  { parameters }: FunctionNode,
  index: number,
  member: string | null,
  depth: number,
): boolean {
  const parameter = parameters[index];
  if (!parameter || parameter.dotDotDotToken) return true;
  const { name } = parameter;
  if (member === null) {
    if (parameter.initializer || parameter.questionToken) return true;
    return ts.isIdentifier(name) && isNeededNowhere(facts, name, depth);
  }
  if (ts.isIdentifier(name))
    return membersOf(facts, name, member).every((read) => isSpared(facts, read, depth));
  if (!ts.isObjectBindingPattern(name)) return false;
  const element = name.elements.find((each) => elementName(each) === member);
  if (!element || element.initializer) return true;
  return ts.isIdentifier(element.name) && isNeededNowhere(facts, element.name, depth);
}

function isNeededNowhere(facts: Facts, name: ts.Identifier, depth: number): boolean {
  return referencesTo(facts, name).every((use) => isSpared(facts, use, depth));
}

/** `options.query`, wherever it is asked for. */
function membersOf(facts: Facts, name: ts.Identifier, member: string): readonly ts.Expression[] {
  return referencesTo(facts, name).flatMap(({ parent }) =>
    ts.isPropertyAccessExpression(parent) && parent.name.text === member ? [parent] : [],
  );
}

/** Whether a place that asks for a value goes on as well where there is none. */
function isSpared(facts: Facts, use: ts.Expression, depth: number): boolean {
  const { parent } = use;
  if (isTested(use) || hasFallback(use) || isAskedBefore(use)) return true;
  if (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent))
    return parent.questionDotToken !== undefined;
  if (ts.isForOfStatement(parent)) return parent.expression !== use;
  if (!ts.isCallExpression(parent) && !ts.isNewExpression(parent)) return true;
  if (LISTS.test(parent.expression.getText())) return false;
  const index = parent.arguments?.indexOf(use) ?? -1;
  return [...facts.seen(parent.expression)].every(
    (value) =>
      value.kind !== "function" ||
      (depth < MOST_DEPTH && canLack(facts, value.node, index, null, depth + 1)),
  );
}

/** What of the platform wants an object to go through. */
const LISTS = /^(?:Object|Reflect)\.(?:entries|keys|values|ownKeys|getOwnPropertyNames)$/;
