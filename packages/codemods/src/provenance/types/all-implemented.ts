import { ts } from "ts-morph";
import { classesOf } from "../classes/classes-of.ts";
import type { Machine } from "../machine.ts";
import { isSite, type SiteValue, type Value, writtenNames } from "../value.ts";
import type { TypeRef } from "./type-ref.ts";

/**
 * Whether a list that is written out holds instances of each class of the program that implements the interface of its
 * items, so that nothing more is to be expected there.
 */
export function isListOfAll(machine: Machine, lists: readonly Value[], item: TypeRef): boolean {
  const structure = machine.types.expand(item);
  if (structure.is !== "object" || !ts.isInterfaceDeclaration(structure.declaration)) return false;
  const classes = new Set<ts.Node>();
  for (const list of lists) {
    if (!isSite(list, "array")) return false;
    for (const held of itemsOf(machine, list)) {
      if (!isSite(held, "instance")) return false;
      for (const { node } of classesOf(machine, held)) classes.add(node);
    }
  }
  const implementing = classes.size > 0 ? classesFor(machine, structure.declaration) : [];
  return implementing.length > 0 && implementing.every((node) => classes.has(node));
}

function itemsOf(machine: Machine, list: SiteValue): readonly Value[] {
  const placed = writtenNames(list).filter((name) => /^\d+$/.test(name));
  const cells = [list.element, ...placed.map((name) => machine.prop(list, name))];
  return cells.flatMap((cell) => [...machine.read(cell)]);
}

/** The classes of the program that say that they implement an interface. */
function classesFor({ program, types }: Machine, declaration: ts.Node): readonly ts.Node[] {
  const isNamed = (type: ts.ExpressionWithTypeArguments): boolean => {
    const structure = types.expand(types.refer(type as unknown as ts.TypeNode));
    return structure.is === "object" && structure.declaration === declaration;
  };
  return program
    .nodes(ts.isHeritageClause)
    .filter(
      ({ token, types: named }) => token === ts.SyntaxKind.ImplementsKeyword && named.some(isNamed),
    )
    .map(({ parent }) => parent);
}
