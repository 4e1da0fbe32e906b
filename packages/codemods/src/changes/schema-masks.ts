import { ts } from "ts-morph";
import { rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { containerOf, mappingOf, type Role } from "../facts/shapes.ts";
import { isSite } from "../provenance/value.ts";
import { maskNames } from "../validation/mask.ts";
import { describeField } from "./messages.ts";
import { removeProperty } from "./property-list.ts";
import type { Proposal } from "./proposal.ts";
import { pathOf } from "./receiver.ts";

const MASKED: ReadonlySet<string> = new Set(["pick", "omit", "partial", "required"]);

/** The names in `habitSchema.omit({ streak: true })` and `v.pick(habitSchema, ['title'])`. */
export function findSchemaMasks(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) found.push(...maskAt(facts, node));
    ts.forEachChild(node, visit);
  };
  for (const module of facts.program.modules.values()) visit(module.source);
  return found;
}

function maskAt(facts: Facts, node: ts.CallExpression): readonly Proposal[] {
  const { expression } = node;
  const mask = node.arguments.at(-1);
  if (!ts.isPropertyAccessExpression(expression) || !MASKED.has(expression.name.text) || !mask)
    return [];
  if (![...facts.seen(node)].some((value) => isSite(value, "schema"))) return [];
  const source = node.arguments.length > 1 ? node.arguments[0] : expression.expression;
  const structure = source && facts.machine.types.expand(facts.machine.types.refer(source));
  if (structure?.is !== "object") return [];
  const roles = facts.roles.of.get(structure.declaration) ?? [];
  return [...roles].flatMap((role) => maskProposals(mask, role, structure.declaration));
}

function maskProposals(mask: ts.Expression, role: Role, declaration: ts.Node): readonly Proposal[] {
  const written = new Set<string>();
  const file = pathOf(mask);
  return (maskNames(mask) ?? []).flatMap((name): readonly Proposal[] => {
    const mapping = mappingOf(role, name.text);
    if (mapping?.op !== "move" && mapping?.op !== "remove") return [];
    const to = containerOf(mapping) ?? (mapping.op === "move" ? String(mapping.to[0]) : null);
    if (to === null) return [];
    const isThere = written.has(to);
    written.add(to);
    const quote = ts.isStringLiteral(name) ? (name.getText()[0] ?? "'") : "";
    const edit = isThere
      ? removeName(file, name, mask)
      : replace(file, rangeOf(name), `${quote}${to}${quote}`);
    return [
      {
        change: mapping.change,
        node: name,
        message: describeField(mapping, role),
        edits: [edit],
        confidence: "safe",
        reason: null,
        ties: [declaration],
      },
    ];
  });
}

function removeName(file: string, name: ts.Node, mask: ts.Expression) {
  if (ts.isArrayLiteralExpression(mask)) return removeProperty(file, name, mask.elements);
  const properties = ts.isObjectLiteralExpression(mask) ? [...mask.properties] : [];
  return removeProperty(file, name.parent, properties);
}
