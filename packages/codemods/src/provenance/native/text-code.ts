import { letEscape } from "../calls/invoke.ts";
import type { Values } from "../value.ts";
import { JUST_UNKNOWN, one } from "../values.ts";
import type { Native, NativeCall } from "./native.ts";
import { platform } from "./platform.ts";

/** A function whose code is a text: it reads what it is given by names that are not followed. */
export const textCode: Native = {
  name: "text code",
  apply: (call) => letEscape(call.machine, call, JUST_UNKNOWN),
  open: true,
};

const made = ({ machine }: NativeCall): Values => one(machine.intern.native(textCode, null));

/** The global `Function`: `new Function('habit', 'return habit.title')`. */
export const functionGlobal: Native = {
  name: "Function",
  apply: made,
  construct: made,
  members: { prototype: platform },
};
