import type { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";

/** Where code uses a name beside its own place, such as where it is declared. */
export function referencesTo({ program }: Facts, name: ts.Identifier): readonly ts.Identifier[] {
  const { references = [] } = program.moduleOf(name).scopes.resolve(name) ?? {};
  return references.filter((use) => use !== name);
}
