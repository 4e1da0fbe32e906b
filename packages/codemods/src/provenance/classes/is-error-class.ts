import type { Machine } from "../machine.ts";
import { isErrorNative } from "../native/error.ts";
import type { SiteValue } from "../value.ts";
import { BASE, classesOf } from "./classes-of.ts";

/** Whether instances of a class are errors of the language. */
export function isErrorClass(machine: Machine, site: SiteValue): boolean {
  return classesOf(machine, site).some((each) =>
    [...machine.read(machine.prop(each, BASE))].some(isErrorNative),
  );
}
