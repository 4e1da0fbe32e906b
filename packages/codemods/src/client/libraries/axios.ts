import type { Machine } from "../../provenance/machine.ts";
import { hole } from "../../provenance/text/text.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import type { Values } from "../../provenance/value.ts";
import { JUST_DECLARED, one } from "../../provenance/values.ts";
import { globalInstance, instanceAt, rootFrame, rootNode } from "../axios-instance.ts";

/** What `axios` exports. */
export function axiosExternals(name: string): ((machine: Machine) => Values) | null {
  if (name === "default" || name === "*" || name === "axios")
    return (machine) => one(globalInstance(machine));
  return (machine) =>
    machine.verbs.member(globalInstance(machine), name, rootFrame(machine), rootNode(machine));
}

/** A parameter of type `AxiosInstance` that nothing known is given to: a client with an unknown base. */
export function ofAxiosType(machine: Machine, name: string, type: TypeRef): Values {
  if (name !== "AxiosInstance" && name !== "AxiosStatic") return JUST_DECLARED;
  const context = machine.moduleContext(type.module);
  const instance = instanceAt(machine, type.node, context);
  machine.write(
    machine.prop(machine.site(type.node, context, "axios-defaults"), "baseURL"),
    one(hole(machine, type.node, null)),
  );
  return one(instance);
}

/** Where what the type argument of a type of axios stands for is found in its values, by the type's name. */
const PAYLOADS: Readonly<Record<string, readonly string[]>> = {
  AxiosResponse: ["data"],
  AxiosError: ["response", "data"],
};

/** The members that lead from a value of a library's type to what its type argument says; null where none do. */
export function payloadPath(module: string, name: string): readonly string[] | null {
  return module === "axios" && Object.hasOwn(PAYLOADS, name) ? (PAYLOADS[name] ?? null) : null;
}
