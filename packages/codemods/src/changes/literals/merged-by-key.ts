import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { isSite, isWrittenTo, type Value } from "../../provenance/value.ts";
import type { Proposal } from "../proposal.ts";
import { isPart } from "./is-part.ts";
import { LISTS, type TakingList } from "./taking-lists.ts";

/**
 * Objects that a function of the program merges by `target[key] = source[key]`, where several set a part of what
 * v2 has together: the last of them would take the place of the others.
 */
export function findMergedByKey(facts: Facts): readonly Proposal[] {
  const merging = new Set(facts.program.nodes(ts.isBinaryExpression).flatMap(mergingAround));
  if (merging.size === 0) return [];
  return facts.program.nodes(ts.isCallExpression).flatMap((node) => {
    const callees = [...facts.seen(node.expression)];
    const merges = callees.some((each) => each.kind === "function" && merging.has(each.node));
    return merges ? LISTS.flatMap((list) => reportAt(facts, node, list)) : [];
  });
}

/** The function in which a node takes over a member under its own name. */
function mergingAround(node: ts.BinaryExpression): readonly ts.Node[] {
  const { left, operatorToken, right } = node;
  if (operatorToken.kind !== ts.SyntaxKind.EqualsToken) return [];
  if (!ts.isElementAccessExpression(left) || !ts.isElementAccessExpression(right)) return [];
  const isSame = left.argumentExpression.getText() === right.argumentExpression.getText();
  const around = isSame ? ts.findAncestor(node, ts.isFunctionLike) : undefined;
  return around ? [around] : [];
}

function reportAt(
  facts: Facts,
  node: ts.CallExpression,
  { container, fields }: TakingList,
): readonly Proposal[] {
  const names = fields.map(({ from }) => from);
  const sets = (value: Value): boolean =>
    isSite(value, "object") &&
    facts.roles.rolesOf([value]).has("habit") &&
    names.some((name) => isWrittenTo(value, name));
  // What is merged into has what it was given as well.
  const [, ...sources] = node.arguments;
  const parts = sources.map((each) => [...facts.seen(each)].filter(sets));
  const setting = parts.filter(({ length }) => length > 0);
  if (setting.length < 2 || !setting.flat().some((part) => isPart(part, names))) return [];
  return [
    {
      change: fields[0].change,
      node,
      message: `What is merged here sets parts of \`${container}\`, of which the last takes the place of the others`,
      edits: null,
      confidence: "manual",
      reason: `merge what is in \`${container}\` as well`,
      ties: setting.flat().flatMap((value) => (value.kind === "site" ? [value.node] : [])),
    },
  ];
}
