import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { isSite } from "../../provenance/value.ts";
import { SUCCESS_MESSAGE } from "../messages.ts";
import { removeProperty } from "../property-list.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";

const APART: ReadonlySet<string> = new Set(["discriminatedUnion", "variant"]);

/** `z.discriminatedUnion('success', [ok, failed])`: v2 has no member of that name to tell them apart by. */
export function findSchemaUnions(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const node of facts.program.nodes(ts.isCallExpression)) {
    found.push(...unionAt(facts, node));
  }
  return found;
}

function unionAt(facts: Facts, node: ts.CallExpression): readonly Proposal[] {
  const { expression } = node;
  const [key] = node.arguments;
  if (!ts.isPropertyAccessExpression(expression) || !APART.has(expression.name.text)) return [];
  if (!key || !ts.isStringLiteral(key) || key.text !== envelope.success.member) return [];
  if (![...facts.seen(node)].some((value) => isSite(value, "schema"))) return [];
  const shapes = partsOf(facts, node).filter((shape) => facts.roles.of.get(shape)?.has("envelope"));
  if (shapes.length === 0) return [];
  const file = pathOf(node);
  return [
    {
      change: envelope.success.change,
      node: key,
      message: SUCCESS_MESSAGE,
      edits: [
        replace(file, rangeOf(expression.name), "union"),
        removeProperty(file, key, node.arguments),
      ],
      confidence: "safe",
      reason: null,
      ties: shapes,
    },
  ];
}

/** The shapes of the schemas that a union is made of. */
function partsOf(facts: Facts, node: ts.CallExpression): readonly ts.Node[] {
  const { types } = facts.machine;
  const union = types.expand(types.refer(node));
  if (union.is !== "union") return [];
  return union.of.flatMap((part) => {
    const structure = types.expand(part);
    return structure.is === "object" ? [structure.declaration] : [];
  });
}
