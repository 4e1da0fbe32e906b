import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import { append } from "../program/append.ts";
import { isValueName } from "../program/is-value-name.ts";
import { oncePer } from "../program/once-per.ts";
import {
  type Initializer,
  initializerOf,
  memberInitializer,
} from "../validation/initializer-of.ts";

/** Where all files use what a variable is declared with, under whichever name they import it. */
export function usesOf(
  facts: Facts,
  { name, initializer }: ts.VariableDeclaration,
): readonly ts.Identifier[] {
  const uses = initializer ? (usesByInitializer(facts).get(initializer) ?? []) : [];
  return uses.filter((use) => use !== name);
}

const usesByInitializer = oncePer((facts: Facts): ReadonlyMap<Initializer, ts.Identifier[]> => {
  const found = new Map<Initializer, ts.Identifier[]>();
  for (const node of facts.program.nodes(ts.isIdentifier)) {
    const made = standsFor(facts, node);
    if (made) append(found, made, node);
  }
  return found;
});

function standsFor({ program }: Facts, node: ts.Identifier): Initializer | null {
  if (isValueName(node)) return initializerOf(program, node);
  const { parent } = node;
  return ts.isPropertyAccessExpression(parent) && ts.isIdentifier(parent.expression)
    ? memberInitializer(program, parent.expression, node.text)
    : null;
}
