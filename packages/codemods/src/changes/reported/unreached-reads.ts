import { type FieldMapping, serviceWords, wordsOf } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { mappingOf } from "../../facts/shapes.ts";
import { rootOf } from "../../program/root-of.ts";
import { isUnknown } from "../is-unknown.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";

/**
 * Reads of members of v1 in functions that nothing calls, as those that a module only exports: nobody tells what they
 * are given, and a parameter's name says no more than that a person has to look. Each function is told of once.
 */
export function findUnreachedReads(facts: Facts): readonly Proposal[] {
  if (facts.identity.size === 0) return [];
  const found = new Map<ts.Node, Proposal>();
  for (const node of facts.program.nodes(ts.isPropertyAccessExpression)) {
    const mapping = mappingOf("habit", node.name.text);
    if (!mapping) continue;
    const { expression } = node;
    if (!ts.isIdentifier(expression) || !isUnknown(facts, expression)) continue;
    const parameter = givenHabits(facts, expression);
    if (parameter && !found.has(parameter))
      found.set(parameter, proposalFor(node, parameter, mapping));
  }
  return [...found.values()];
}

/** A parameter, or what is taken out of one: `({ habit }) => …`. */
type Given = ts.ParameterDeclaration | ts.BindingElement;

/** The parameter whose name says that it is given habits, where this is one of them. */
function givenHabits(facts: Facts, name: ts.Identifier): Given | null {
  const given = facts.program.moduleOf(name).scopes.resolve(name)?.node.parent;
  if (!given || !(ts.isParameter(given) || ts.isBindingElement(given))) return null;
  const parameter = ts.isParameter(given) ? given : given.parent.parent;
  if (!ts.isParameter(parameter) || parameter.type) return null;
  if (wordsOf(given.name.getText()).some((word) => serviceWords.includes(word))) return given;
  const list = listBefore(parameter.parent);
  return list && isUnknown(facts, list) ? givenHabits(facts, list) : null;
}

/** `habits` of `habits.filter(…).map((h) => …)`. */
function listBefore(callback: ts.Node): ts.Identifier | null {
  const { parent } = callback;
  return ts.isCallExpression(parent) ? rootOf(parent.expression) : null;
}

function proposalFor(
  node: ts.PropertyAccessExpression,
  { name }: Given,
  mapping: FieldMapping,
): Proposal {
  return {
    change: mapping.change,
    node,
    message: `Nothing that the program calls gives \`${name.getText()}\` a habit of the service. ${describeField(mapping, "habit")}`,
    edits: null,
    confidence: "manual",
    reason: "whether it is one only you can tell",
    ties: [],
  };
}
