import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { containerOf, mappingOf, namesWithin } from "../../facts/shapes.ts";
import { nodesIn } from "../../program/nodes-in.ts";
import { hasMember } from "../../provenance/members/has-member.ts";
import { isSite } from "../../provenance/value.ts";
import { surelyBrings } from "../literals/surely-brings.ts";

/** An expression that copies the members of a habit. */
export interface Copy {
  readonly node: ts.Expression;
  /** What it is a copy of. */
  readonly source: ts.Expression;
  /** Behind what brings the members, or the last argument. */
  readonly end: number;
  /** Whether it is a call, which takes further objects, and no literal, which takes members. */
  readonly isCall: boolean;
  /** The containers that it makes itself. */
  readonly own: ReadonlySet<string>;
}

/**
 * `{ ...habit, isOpen: true }`; null where a literal copies no habit, or one that nothing else can have, or takes the
 * container from elsewhere: of `{ ...habit, ...patch }` the patch, where it has any of it.
 */
export function copyBy(
  facts: Facts,
  literal: ts.ObjectLiteralExpression,
  container: string,
): Copy | null {
  const spreads = literal.properties.filter(ts.isSpreadAssignment);
  const source = spreads.findLast(
    ({ expression }) => spreads.length === 1 || mayHave(facts, expression, container),
  )?.expression;
  if (!source || !isShared(facts, source)) return null;
  const isWhole =
    spreads.length === 1 || surelyBrings(facts, facts.seen(source), "habit", container);
  if (!isWhole) return null;
  return {
    node: literal,
    source,
    end: source.parent.getEnd(),
    isCall: false,
    own: containersIn([literal]),
  };
}

/** Whether something may have the container, or what v1 has in its place. */
function mayHave(facts: Facts, source: ts.Expression, container: string): boolean {
  const names = namesWithin("habit", container);
  return [...facts.seen(source)].some((value) =>
    [container, ...names].some((name) => hasMember(facts.machine, value, name) !== false),
  );
}

/** `Object.assign(draft, habit)`, wherever the file of a literal has it copy a habit into what that made. */
export function copiesInto(facts: Facts, literal: ts.ObjectLiteralExpression): readonly Copy[] {
  return nodesIn(literal.getSourceFile()).flatMap((node): readonly Copy[] => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== "Object.assign") return [];
    const [target, ...sources] = node.arguments;
    const source = sources.findLast((each) => isShared(facts, each));
    const last = sources.at(-1);
    const isInto =
      target !== undefined &&
      [...facts.seen(target)].some((value) => isSite(value, "object") && value.node === literal);
    if (!isInto || !source || !last) return [];
    const own = containersIn(sources.filter(ts.isObjectLiteralExpression));
    return [{ node, source, end: last.getEnd(), isCall: true, own }];
  });
}

/** Whether an expression gives a habit that others may have as well: one that was waited for here is new. */
function isShared(facts: Facts, source: ts.Expression): boolean {
  if (ts.isAwaitExpression(source) || ts.isObjectLiteralExpression(source)) return false;
  if (ts.isParenthesizedExpression(source)) return isShared(facts, source.expression);
  return facts.roles.rolesOf(facts.seen(source)).has("habit");
}

/** The containers that literals make themselves, by members of v1 or of v2. */
function containersIn(literals: readonly ts.ObjectLiteralExpression[]): ReadonlySet<string> {
  return new Set(
    literals
      .flatMap(({ properties }) => [...properties])
      .flatMap((property) => {
        const name = property.name?.getText() ?? "";
        const mapping = mappingOf("habit", name);
        return [(mapping?.op === "move" && containerOf(mapping)) || name];
      }),
  );
}
