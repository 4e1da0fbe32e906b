import { ts } from "ts-morph";
import { type Edit, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { containerOf, mappingOf, type Role } from "../facts/shapes.ts";
import { isWrittenTo, type Values } from "../provenance/value.ts";
import { holdsOnly } from "./key-uses.ts";
import { describeField } from "./messages.ts";
import type { Proposal } from "./proposal.ts";
import { pathOf, receiverOf } from "./receiver.ts";

/** Questions whether a value has a member: `'streak' in habit`, `Object.hasOwn(habit, 'title')`. */
export function findMemberships(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  const visit = (node: ts.Node): void => {
    const question = questionAt(node);
    if (question) found.push(...proposalsFor(facts, question));
    ts.forEachChild(node, visit);
  };
  for (const module of facts.program.modules.values()) visit(module.source);
  return found;
}

interface Question {
  readonly name: ts.StringLiteral;
  readonly object: ts.Expression;
}

function questionAt(node: ts.Node): Question | null {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword)
    return ts.isStringLiteral(node.left) ? { name: node.left, object: node.right } : null;
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { expression, name: method } = node.expression;
  const [first, second] = node.arguments;
  if (method.text === "hasOwnProperty" && first && ts.isStringLiteral(first))
    return { name: first, object: expression };
  const isStatic = expression.getText() === "Object" && method.text === "hasOwn";
  return isStatic && first && second && ts.isStringLiteral(second)
    ? { name: second, object: first }
    : null;
}

/** v2 has the member, or the one that holds it. */
function proposalsFor(facts: Facts, { name, object }: Question): readonly Proposal[] {
  const receivers = facts.seen(object);
  return [...facts.roles.rolesOf(receivers)].flatMap((role): readonly Proposal[] => {
    const mapping = mappingOf(role, name.text);
    const receiver = receiverOf(facts, receivers, role);
    if (!receiver || (mapping?.op !== "move" && mapping?.op !== "remove")) return [];
    const to = containerOf(mapping) ?? (mapping.op === "move" ? String(mapping.to[0]) : null);
    const isOthers = !holdsOnly(facts, receivers, role) && mayHave(facts, receivers, role, name);
    const base = {
      change: mapping.change,
      node: name,
      message: describeField(mapping, role),
      ties: receiver.carriers,
    };
    if (to === null || isOthers)
      return [{ ...base, edits: null, confidence: "manual", reason: "others may have it, too" }];
    return [
      {
        ...base,
        edits: [named(name, to)],
        confidence: receiver.confidence,
        reason: receiver.reason,
      },
    ];
  });
}

/** Whether something else that may stand there has a member of that name, too. */
function mayHave(facts: Facts, values: Values, role: Role, name: ts.StringLiteral): boolean {
  return [...values].some(
    (value) =>
      value.kind === "unknown" ||
      value.kind === "foreign" ||
      (value.kind === "site" &&
        !facts.roles.of.get(value.node)?.has(role) &&
        isWrittenTo(value, name.text)),
  );
}

function named(name: ts.StringLiteral, to: string): Edit {
  return replace(pathOf(name), { start: name.getStart() + 1, end: name.getEnd() - 1 }, to);
}
