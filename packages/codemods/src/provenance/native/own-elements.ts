import { ts } from "ts-morph";
import { readGlobal, writeGlobal } from "../global-object.ts";
import { implicitCall } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import { knownTexts } from "../text.ts";
import { isSite, type Values } from "../value.ts";
import { JUST_PLAIN, JUST_UNKNOWN, NOTHING, one, union } from "../values.ts";
import type { Native, NativeCall } from "./native.ts";

/** The elements of a page that are of a class of one's own; they are not told apart. No code can spell the name. */
const held = (name: string): string => `(element):${name.toLowerCase()}`;

/** `customElements.define('habit-card', HabitCard)`: the page makes instances of the class. */
function define(call: NativeCall): Values {
  const { machine, frame, args } = call;
  for (const value of args[1] ?? NOTHING) {
    if (!isSite(value, "class")) continue;
    const at = { frame: { context: value.context, flow: frame.flow }, node: value.node };
    const made = machine.verbs.construct(one(value), implicitCall(at, []));
    for (const name of knownTexts(args[0] ?? NOTHING)) writeGlobal(machine, held(name), made);
  }
  return JUST_PLAIN;
}

/** The registry of the page. */
export const customElements: Native = {
  name: "customElements",
  apply: () => JUST_UNKNOWN,
  members: {
    define: { name: "define", apply: define },
    whenDefined: { name: "whenDefined", apply: () => JUST_UNKNOWN },
  },
};

/** `document.createElement('habit-card')`, `page.querySelector('habit-card')`. */
const found: Native = {
  name: "element",
  apply: (call) => {
    const { machine, args } = call;
    const names = knownTexts(args[0] ?? NOTHING).map((text) => /^[\w-]*/.exec(text)?.[0] ?? "");
    const own = names.map((name) => readGlobal(machine, held(name)));
    return union(machine.verbs.invoke(JUST_UNKNOWN, call), ...own);
  },
};

const MAKERS: ReadonlySet<string> = new Set(["createElement", "querySelector", "closest"]);

/** A method of the page or its elements that may give one of a class of one's own; null for any other member. */
export function elementMethod(machine: Machine, name: string, node: ts.Node): Values | null {
  return MAKERS.has(name) && ts.isPropertyAccessExpression(node)
    ? one(machine.intern.native(found, null))
    : null;
}
