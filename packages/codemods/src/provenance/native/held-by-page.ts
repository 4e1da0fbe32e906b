import type { Machine } from "../machine.ts";
import { readGlobal, writeGlobal } from "../modules/global-object.ts";
import type { Values } from "../value.ts";

/** What elements of a page have under a name. */
interface HeldByPage {
  read(machine: Machine, name: string): Values;
  write(machine: Machine, name: string, values: Values): void;
}

/** What elements of a page have of a kind; they are not told apart. No code can spell the names it is kept under. */
export function heldByPage(kind: string): HeldByPage {
  const key = (name: string): string => `(${kind}):${name}`;
  return {
    read: (machine, name) => readGlobal(machine, key(name)),
    write: (machine, name, values) => writeGlobal(machine, key(name), values),
  };
}
