import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import type { Binding } from "../program/binding.ts";

/** The variable that an element of a pattern declares; null where it is a pattern itself. */
export function bindingOf(facts: Facts, element: ts.BindingElement): Binding | null {
  if (!ts.isIdentifier(element.name)) return null;
  return facts.program.moduleOf(element).scopes.resolve(element.name);
}
