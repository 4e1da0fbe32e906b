import { ts } from "ts-morph";
import { PROPS } from "../../dialects/offered.ts";
import type { Machine } from "../../provenance/machine.ts";
import { isNullish, type Value } from "../../provenance/value.ts";
import type { MemberRead } from "../member-reads.ts";
import type { RoleTable } from "../role-table.ts";
import { changedNames, type Role } from "../shapes.ts";
import { declaredProps } from "./declared-props.ts";

/** The names that components declare for what a literal with a spread hands them, by the literal. */
export type HandedProps = ReadonlyMap<ts.ObjectLiteralExpression, ReadonlySet<string>>;

/**
 * The objects that are handed to components of Vue and Svelte which declare each prop by its name: a component
 * keeps those names, whatever becomes of the habit whose members are handed on under them.
 */
export function handedProps(machine: Machine, written: readonly MemberRead[]): HandedProps {
  const declared = declaredProps(machine);
  const found = new Set(
    [...written.filter(isOfDeclared), ...declared].flatMap(({ receivers }) =>
      [...receivers].flatMap(literalsOf),
    ),
  );
  if (found.size === 0) return new Map();
  const asked = new Map<ts.ObjectLiteralExpression, Set<string>>();
  for (const { receivers, names } of [...written, ...declared])
    for (const literal of [...receivers].flatMap(literalsOf)) {
      const known = asked.get(literal) ?? new Set();
      asked.set(literal, known);
      for (const name of names) known.add(name);
    }
  addHandedOn(machine, asked);
  return new Map([...found].map((literal) => [literal, asked.get(literal) ?? new Set()]));
}

/** What a component hands on, as by `$attrs` and `$$restProps`, is asked for by whom it hands it to. */
function addHandedOn(
  machine: Machine,
  asked: ReadonlyMap<ts.ObjectLiteralExpression, Set<string>>,
): void {
  const steps = [...asked].flatMap(([literal, names]) =>
    literal.properties
      .filter(ts.isSpreadAssignment)
      .flatMap((spread) => [...(machine.seen.get(spreadIn(spread)) ?? [])].flatMap(literalsOf))
      .flatMap((source) => {
        const wider = asked.get(source);
        return wider && wider !== names ? [{ wider, names }] : [];
      }),
  );
  for (let hasGrown = true; hasGrown; ) {
    hasGrown = false;
    for (const { wider, names } of steps) {
      const before = wider.size;
      for (const name of names) wider.add(name);
      hasGrown ||= wider.size > before;
    }
  }
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
