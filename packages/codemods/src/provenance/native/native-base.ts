import { nativeBaseOf } from "../classes/native-base-of.ts";
import type { Machine } from "../machine.ts";
import type { SiteValue, Values } from "../value.ts";
import { flatMap, NOTHING, one, union } from "../values.ts";
import { arrayMethods } from "./array.ts";
import { arrayGlobal } from "./array-global.ts";
import { fillEvent } from "./event-target.ts";
import { mapMethods, setMethods } from "./map.ts";
import type { Native, NativeCall } from "./native.ts";
import { keepPairs } from "./pairs.ts";

const METHODS: Readonly<Record<string, Readonly<Record<string, Native>>>> = {
  Map: mapMethods,
  Set: setMethods,
  Array: arrayMethods,
};

/** A method that an instance has from the container that its class extends. */
export function containerMethod(machine: Machine, instance: SiteValue, name: string): Values {
  const methods = METHODS[nativeBaseOf(machine, instance) ?? ""];
  const method = methods && Object.hasOwn(methods, name) ? methods[name] : undefined;
  return method ? one(machine.intern.native(method, instance)) : NOTHING;
}

/** Statics by which a class that extends `Array` makes its instances: `HabitList.from(habits)`. */
const MAKERS: Readonly<Record<string, Native>> = Object.fromEntries(
  ["from", "of"].map((name) => [name, { name, apply: (call) => makeInstances(call, name) }]),
);

/** Instances with what the array would hold. */
function makeInstances(call: NativeCall, name: string): Values {
  const { machine, self, frame } = call;
  const array = arrayGlobal.members?.[name]?.apply(call) ?? NOTHING;
  const items = flatMap(array, (value) => machine.verbs.elements(value, frame));
  const made = self
    ? machine.verbs.construct(one(self), { ...call, args: [], argNodes: [] })
    : NOTHING;
  for (const each of made) if (each.kind === "site") machine.write(each.element, items);
  return made;
}

/** A static method that a class has from the container that it extends. */
export function containerStatic(machine: Machine, self: SiteValue, name: string): Values {
  const maker = Object.hasOwn(MAKERS, name) ? MAKERS[name] : undefined;
  return maker && nativeBaseOf(machine, self) === "Array"
    ? one(machine.intern.native(maker, self))
    : NOTHING;
}

/** Fills an instance as the constructor of its container does. */
export function fillContainer(instance: SiteValue, call: NativeCall): void {
  const { machine, args, frame } = call;
  const base = nativeBaseOf(machine, instance);
  if (base === "Map") keepPairs(call, instance);
  if (base === "Array") machine.write(instance.element, union(...args));
  if (base === "Event" || base === "CustomEvent") fillEvent(instance, call);
  if (base !== "Set") return;
  for (const value of args[0] ?? NOTHING)
    machine.write(instance.element, machine.verbs.elements(value, frame));
}
