import type { NativeCall } from "../provenance/native/native.ts";
import { isNullish, isSite, type SiteValue, type Values } from "../provenance/value.ts";
import { JUST_NULLISH, NOTHING, one, union, without } from "../provenance/values.ts";
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

/**
 * The method that options name, or nothing where some of those that a branch chooses among name none, as
 * `body ? { method: 'POST', body } : {}`, or copy it from what may have none: what is sent with them is a `GET` then.
 */
export function orNoMethod(call: NativeCall, options: Values, method: Values): Values {
  const isLacking = [...options].some((value) =>
    isSite(value, "object") ? lacks(call, value, METHOD) : lacksIn(method),
  );
  return method.size > 0 && isLacking ? union(method, JUST_NULLISH) : method;
}

const METHOD = "method";

function lacks(call: NativeCall, site: SiteValue, name: string): boolean {
  if (lacksIn(membersOf(call, one(site), name))) return true;
  const layers = site.layers.filter((layer) => layer !== undefined);
  const isNamed = site.assigned.has(name) || layers.some((layer) => layer.name === name);
  const copies = layers.filter((layer) => layer.name === null);
  if (isNamed || copies.length === 0) return false;
  return copies.every(({ cell }) =>
    [...call.machine.read(cell)].some(
      (value) =>
        isNullish(value) || (isSite(value, "object") && lacksIn(membersOf(call, one(value), name))),
    ),
  );
}

function lacksIn(values: Values): boolean {
  return values.size === 0 || [...values].some(isNullish);
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
