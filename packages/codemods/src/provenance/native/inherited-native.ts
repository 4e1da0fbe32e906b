import type { Machine } from "../machine.ts";
import type { Value, Values } from "../value.ts";
import { NOTHING, one } from "../values.ts";
import { emitterClass, emitterMethods } from "./emitter.ts";
import { eventTargetMethods } from "./event-target.ts";
import type { Native } from "./native.ts";

const METHODS: Readonly<Record<string, Native>> = { ...emitterMethods, ...eventTargetMethods };

/** A method that an instance has by a native base class; nothing where the base has none of that name. */
export function inheritedNative(machine: Machine, base: Value, self: Value, name: string): Values {
  const isEmitter = base.kind === "native" && base.native.construct === emitterClass.construct;
  const method = isEmitter && Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
  return method ? one(machine.intern.native(method, self)) : NOTHING;
}
