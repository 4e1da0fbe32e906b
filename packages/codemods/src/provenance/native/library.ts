import type { Machine } from "../machine.ts";
import type { Values } from "../value.ts";
import { JUST_UNKNOWN, one } from "../values.ts";
import type { Native } from "./native.ts";

/** What a library gives under a name; null where nothing is known of it. */
export type Exported = (name: string) => ((machine: Machine) => Values) | null;

/** A library that exports functions by their names, and all of them together as its default. */
export function libraryOf(
  name: string,
  members: Readonly<Record<string, Native>>,
  apply: Native["apply"] = () => JUST_UNKNOWN,
): Exported {
  const whole: Native = { name, apply, members: { ...members, default: { name, apply, members } } };
  return (wanted) => {
    const native =
      wanted === "*" || wanted === "default"
        ? whole
        : Object.hasOwn(members, wanted)
          ? members[wanted]
          : undefined;
    return native ? (machine) => one(machine.intern.native(native, null)) : null;
  };
}

/** A library that is a function with members. */
export function wholly(native: Native): Exported {
  return libraryOf(native.name, native.members ?? {}, native.apply);
}
