import type { Machine } from "../machine.ts";
import type { SiteValue } from "../value.ts";
import { BASE, classesOf } from "./classes-of.ts";

const CONTAINERS = ["Map", "Set", "Array", "Event", "CustomEvent"] as const;

/** The container of the language that a class extends, itself or by its bases; null where it extends none. */
export function nativeBaseOf(
  machine: Machine,
  instance: SiteValue,
): (typeof CONTAINERS)[number] | null {
  const bases = classesOf(machine, instance).flatMap((site) => [
    ...machine.read(machine.prop(site, BASE)),
  ]);
  const isBase = (name: string): boolean =>
    bases.some((base) => base.kind === "native" && base.native.name === name);
  return CONTAINERS.find(isBase) ?? null;
}
