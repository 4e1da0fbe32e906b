import { ts } from "ts-morph";
import type { Machine } from "../machine.ts";
import type { Structure } from "../types/structure.ts";
import type { TypeRef } from "../types/type-ref.ts";
import type { SiteValue } from "../value.ts";
import { one } from "../values.ts";
import { bindBases } from "./class-parameters.ts";
import { CLASS } from "./classes-of.ts";

/**
 * The instance that a library gives where only a type is known, such as what is injected into a constructor:
 * its class is the one that the library's model declares. Null where the type is no class of a model.
 */
export function declaredInstance(
  machine: Machine,
  type: TypeRef,
  { declaration, members, bases }: Extract<Structure, { is: "object" }>,
): SiteValue | null {
  // One place in code has one instance: what it is for each caller of a generic function cannot be told.
  if (!ts.isClassLike(declaration) || type.parameters.size > 0) return null;
  const { program } = machine;
  if (!program.isModel(declaration) || program.isModel(type.node)) return null;
  const home = machine.moduleContext(program.moduleOf(declaration));
  const made = machine.site(declaration, home, "class");
  const instance = machine.site(type.node, machine.moduleContext(type.module), "instance");
  machine.write(machine.prop(instance, CLASS), one(made));
  if (!instance.types.has(declaration)) {
    const [first = null] = [...members.values()].flatMap((member) => member.type ?? []);
    const parameters = (first ?? bases[0])?.parameters ?? new Map<string, TypeRef>();
    instance.types.set(declaration, parameters);
    bindBases(machine, instance, made, parameters);
  }
  return instance;
}
