import { ts } from "ts-morph";
import { type Edit, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { type MoveMapping, mappingOf } from "../facts/shapes.ts";
import { describeField } from "./messages.ts";
import type { Proposal } from "./proposal.ts";
import { pathOf, receiverOf } from "./receiver.ts";

/** Names of members that are kept as strings and looked up later: `habits.sort((a, b) => a[key] - b[key])`. */
export function findKeyValues(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isElementAccessExpression(node) && !ts.isLiteralExpression(node.argumentExpression)) {
      found.push(...keysAt(facts, node));
    }
    ts.forEachChild(node, visit);
  };
  for (const module of facts.program.modules.values()) visit(module.source);
  return found;
}

function keysAt(facts: Facts, node: ts.ElementAccessExpression): readonly Proposal[] {
  const receivers = facts.seen(node.expression);
  const key = node.argumentExpression;
  return [...facts.roles.rolesOf(receivers)].flatMap((role) => {
    const receiver = receiverOf(facts, receivers, role);
    if (!receiver || role === "envelope") return [];
    return literalsOf(facts, key).flatMap(({ literal, text }): readonly Proposal[] => {
      const mapping = mappingOf(role, text);
      if (mapping?.op !== "move" && mapping?.op !== "remove") return [];
      const isRename = mapping.op === "move" && mapping.to.length === 1;
      const base = {
        change: mapping.change,
        node: literal,
        message: describeField(mapping, role),
        ties: receiver.carriers,
      };
      if (!isRename) {
        return [
          {
            ...base,
            edits: null,
            confidence: "manual",
            reason: "the name is kept as a string, and v2 has the value deeper",
          },
        ];
      }
      return [
        {
          ...base,
          edits: [renamed(literal, mapping)],
          confidence: "review",
          reason: "the string may be used for more than the look-up",
        },
      ];
    });
  });
}

interface KeyLiteral {
  readonly literal: ts.StringLiteral;
  readonly text: string;
}

/** The literals that a key comes from, and those of the type that it is declared with. */
function literalsOf(facts: Facts, key: ts.Expression): readonly KeyLiteral[] {
  const found = new Map<ts.Node, KeyLiteral>();
  const add = (literal: ts.Node): void => {
    if (ts.isStringLiteral(literal)) found.set(literal, { literal, text: literal.text });
  };
  for (const value of facts.seen(key)) {
    if (value.kind !== "text" || value.parts.length !== 1) continue;
    const [part] = value.parts;
    if (part && "text" in part) add(part.node);
  }
  const type = declaredType(facts, key);
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralTypeNode(node)) add(node.literal);
    ts.forEachChild(node, visit);
  };
  if (type) visit(type);
  return [...found.values()];
}

function declaredType(facts: Facts, key: ts.Expression): ts.TypeNode | undefined {
  if (!ts.isIdentifier(key)) return undefined;
  const declared = facts.program.moduleOf(key).scopes.resolve(key)?.node.parent;
  return declared && (ts.isParameter(declared) || ts.isVariableDeclaration(declared))
    ? declared.type
    : undefined;
}

function renamed(literal: ts.StringLiteral, mapping: MoveMapping): Edit {
  const range = { start: literal.getStart() + 1, end: literal.getEnd() - 1 };
  return replace(pathOf(literal), range, String(mapping.to[0]));
}
