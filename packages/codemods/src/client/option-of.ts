import type { NativeCall } from "../provenance/native/native.ts";
import { isNullish, type SiteValue, type Values } from "../provenance/value.ts";
import { NOTHING, one, union, without } from "../provenance/values.ts";
import { membersOf } from "./members-of.ts";

/** What an option is, in the options of a call and those of its instance. */
export function optionOf(call: NativeCall, layers: readonly Values[], name: string): Values {
  return without(union(...layers.map((layer) => membersOf(call, layer, name))), isNullish);
}

/** What an option is in the first of the layers that has it, which hides the others. */
export function firstOption(call: NativeCall, layers: readonly Values[], name: string): Values {
  for (const layer of layers) {
    const found = optionOf(call, [layer], name);
    if (found.size > 0) return found;
  }
  return NOTHING;
}

/** Where an instance keeps the one that it was made on top of; no code can spell the name. */
export const PARENT = "(parent)";

/** The options of an instance, then those of the ones that it was made on top of. */
export function withParents(
  { machine }: NativeCall,
  instance: SiteValue | null,
): readonly Values[] {
  const found: Values[] = [];
  for (let at = instance; at && found.length < MOST_PARENTS; ) {
    found.push(one(at));
    const [parent] = machine.read(machine.prop(at, PARENT));
    at = parent?.kind === "site" ? parent : null;
  }
  return found;
}

/** Instances on top of each other beyond this are the work of a loop. */
const MOST_PARENTS = 8;
