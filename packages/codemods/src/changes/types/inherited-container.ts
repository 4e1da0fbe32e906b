import type { MappedShape } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { containerOfName } from "../../facts/shapes.ts";
import { objectParts } from "../../provenance/types/whole-structure.ts";
import type { DeclaredType } from "../declared-member.ts";

/**
 * What an interface has of a container of v2 by a type that it extends, as a type: `Summary["statistics"]`; null where
 * it has nothing there. What it declares of the container itself stands beside that.
 */
export function inheritedContainer(
  facts: Facts,
  parts: readonly DeclaredType[],
  container: string,
  role: MappedShape,
): string | null {
  const namesIn = (type: ts.TypeNode): readonly string[] =>
    ofRole(facts, type, role).filter((name) => containerOfName(role, name) === container);
  for (const base of parts.flatMap(basesOf)) {
    const whole = base.typeArguments ? selectedFrom(base) : base;
    const names = namesIn(base);
    if (whole && names.length > 0 && names.length === namesIn(whole).length)
      return `${whole.getText()}[${quoted(container)}]`;
  }
  return null;
}

/** The types that an interface extends by their names. */
function basesOf(type: DeclaredType): readonly ts.ExpressionWithTypeArguments[] {
  if (!ts.isInterfaceDeclaration(type)) return [];
  return (type.heritageClauses ?? []).flatMap(({ types }) => [...types]);
}

/** `Habit` of `Omit<Habit, "id">`; what selects but some members of a container is written anew elsewhere. */
function selectedFrom({
  expression,
  typeArguments,
}: ts.ExpressionWithTypeArguments): ts.TypeNode | null {
  const whole = typeArguments?.[0];
  const selects = ts.isIdentifier(expression) && ["Omit", "Pick"].includes(expression.text);
  const isNamed = whole && ts.isTypeReferenceNode(whole) && !whole.typeArguments;
  return selects && isNamed ? whole : null;
}

/** The names of the members that a type has, where they move to v2 with the role. */
function ofRole(
  { machine: { types }, roles }: Facts,
  base: ts.TypeNode,
  role: MappedShape,
): readonly string[] {
  return objectParts((ref) => types.expand(ref), types.expand(types.refer(base)))
    .filter(({ declaration }) => roles.of.get(declaration)?.has(role))
    .flatMap(({ members }) => [...members.keys()]);
}
