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
  const base = parts
    .flatMap(basesOf)
    .find((each) =>
      ofRole(facts, each, role).some((name) => containerOfName(role, name) === container),
    );
  return base ? `${base.getText()}[${quoted(container)}]` : null;
}

/** The types that an interface extends by their names; what selects members of another is written anew elsewhere. */
function basesOf(type: DeclaredType): readonly ts.ExpressionWithTypeArguments[] {
  if (!ts.isInterfaceDeclaration(type)) return [];
  return (type.heritageClauses ?? [])
    .flatMap(({ types }) => [...types])
    .filter(({ typeArguments }) => !typeArguments);
}

/** The names of the members that a type has, where they move to v2 with the role. */
function ofRole(
  { machine: { types }, roles }: Facts,
  base: ts.ExpressionWithTypeArguments,
  role: MappedShape,
): readonly string[] {
  return objectParts((ref) => types.expand(ref), types.expand(types.refer(base)))
    .filter(({ declaration }) => roles.of.get(declaration)?.has(role))
    .flatMap(({ members }) => [...members.keys()]);
}
