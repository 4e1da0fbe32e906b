import { ts } from "ts-morph";
import { isTemplateAlias } from "../dialects/vue/template-names.ts";
import type { Facts } from "../facts/facts.ts";
import type { Binding, Scopes } from "../program/binding.ts";

/**
 * The variable that an element of a pattern declares; null where it is a pattern itself. What a template takes it for
 * under the same name is the same variable.
 */
export function bindingOf(facts: Facts, element: ts.BindingElement): Binding | null {
  if (!ts.isIdentifier(element.name)) return null;
  const { scopes } = facts.program.moduleOf(element);
  const binding = scopes.resolve(element.name);
  if (!binding?.references.some(isAliased)) return binding;
  const shown = binding.references.filter(isAliased).map((use) => seenInTemplate(scopes, use));
  return {
    ...binding,
    references: [
      ...binding.references.filter((use) => !isAliased(use)),
      ...shown.flatMap((each) => each?.references ?? []),
    ],
    reassigned: binding.reassigned || shown.some((each) => each?.reassigned ?? true),
  };
}

/** `const Ʋ_success = success`, with which the names of a template begin. */
function isAliased({ parent }: ts.Identifier): boolean {
  return ts.isVariableDeclaration(parent) && isTemplateAlias(parent.name);
}

/** What a template has of a variable: `let success = Ʋunwrapped(Ʋ_success)`; null where it is used in another way. */
function seenInTemplate(
  scopes: Scopes,
  { parent }: ts.Identifier,
): Pick<Binding, "references" | "reassigned"> | null {
  if (!ts.isVariableDeclaration(parent) || !ts.isIdentifier(parent.name)) return null;
  const { name } = parent;
  const uses = scopes.resolve(name)?.references.filter((use) => use !== name) ?? [];
  const [taken, ...others] = uses.map((use) => use.parent.parent);
  if (!taken || others.length > 0 || !ts.isVariableDeclaration(taken)) return null;
  const local = ts.isIdentifier(taken.name) ? scopes.resolve(taken.name) : null;
  if (!local) return null;
  return {
    reassigned: local.reassigned,
    references: local.references.filter((use) => use !== local.node),
  };
}
