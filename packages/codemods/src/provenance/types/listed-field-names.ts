import { ts } from "ts-morph";
import type { Machine } from "../machine.ts";
import type { Values } from "../value.ts";
import { keyNames } from "./key-names.ts";
import { memberType } from "./member-type.ts";

/** The names that members may hold by the types that declare them: `field: 'title' | 'unit'` of an action. */
export function listedFieldNames({ program, types }: Machine, values: Values): ReadonlySet<string> {
  const found = new Set<string>();
  for (const value of values) {
    if (value.kind !== "field" || value.holder.kind !== "typed") continue;
    const type = memberType(types, value.holder.type, value.name);
    if (!type || !ts.isTypeNode(type.node)) continue;
    for (const name of keyNames({ ...types, program }, type, type.node) ?? []) found.add(name);
  }
  return found;
}
