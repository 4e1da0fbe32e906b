import { ts } from "ts-morph";
import { PROPS } from "../dialects/offered.ts";
import type { Machine } from "../provenance/machine.ts";
import { isNullish, type Value } from "../provenance/value.ts";
import type { MemberRead } from "./member-reads.ts";
import type { RoleTable } from "./role-table.ts";
import { changedNames, type Role } from "./shapes.ts";

/** The names that components declare for what a literal with a spread hands them, by the literal. */
export type HandedProps = ReadonlyMap<ts.ObjectLiteralExpression, ReadonlySet<string>>;

/**
 * The objects that are handed to components of Vue and Svelte which declare each prop by its name: a component
 * keeps those names, whatever becomes of the habit whose members are handed on under them.
 */
export function handedProps(reads: readonly MemberRead[]): HandedProps {
  const found = new Map<ts.ObjectLiteralExpression, Set<string>>();
  for (const { receivers } of reads.filter(isOfDeclared))
    for (const literal of [...receivers].flatMap(literalsOf)) found.set(literal, new Set());
  if (found.size === 0) return found;
  for (const { receivers, names } of reads)
    for (const literal of [...receivers].flatMap(literalsOf))
      for (const name of names) found.get(literal)?.add(name);
  return found;
}

/** Whether a component asks for a prop by the name that it declares. */
function isOfDeclared({ node }: MemberRead): boolean {
  const isAccess = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
  return isAccess && ts.isIdentifier(node.expression) && node.expression.text === PROPS;
}

/** An object literal that spreads something, and those that it spreads in turn. */
function literalsOf(value: Value): readonly ts.ObjectLiteralExpression[] {
  if (value.kind !== "site" || value.context.module.isModel) return [];
  return ts.isObjectLiteralExpression(value.node) ? withSpread(value.node) : [];
}

function withSpread(literal: ts.ObjectLiteralExpression): readonly ts.ObjectLiteralExpression[] {
  const spreads = literal.properties.filter(ts.isSpreadAssignment).map(spreadIn);
  return spreads.length === 0
    ? []
    : [literal, ...spreads.filter(ts.isObjectLiteralExpression).flatMap(withSpread)];
}

/** What a spread spreads, without the brackets around it. */
export function spreadIn({ expression }: ts.SpreadAssignment): ts.Expression {
  return ts.isParenthesizedExpression(expression) ? expression.expression : expression;
}

/** Those of them that the names of v2 reach all the same: by a type, or with a habit that is handed as it is. */
export function reachedProps(
  machine: Machine,
  table: RoleTable,
  handed: HandedProps,
  reads: readonly MemberRead[],
): ReadonlySet<ts.Node> {
  const reached = new Set<ts.Node>();
  const judge = (values: Iterable<Value>, counts: (role: Role) => boolean): void => {
    const all = [...values].filter((value) => !isNullish(value));
    const literals = all.flatMap((value) =>
      value.kind === "site" && handed.has(value.node as ts.ObjectLiteralExpression)
        ? [value.node]
        : [],
    );
    if (literals.length > 0 && all.some((value) => [...table.rolesOf(value)].some(counts)))
      for (const literal of literals) reached.add(literal);
  };
  for (const { receivers, names } of reads)
    judge(receivers, (role) => changedNames(role).some((name) => names.includes(name)));
  for (const [type, values] of machine.typeFlows)
    judge([machine.intern.typed(type), ...values], () => true);
  return reached;
}
