import type { Machine } from "../machine.ts";
import type { Value, Values } from "../value.ts";
import { ELEMENT, NOTHING, one } from "../values.ts";
import { emitterClass, emitterMethods } from "./emitter.ts";
import { eventTargetMethods } from "./event-target.ts";
import type { Native } from "./native.ts";
import { inheritedOfElement } from "./own-elements.ts";

const METHODS: Readonly<Record<string, Native>> = { ...emitterMethods, ...eventTargetMethods };

/** What an instance has by a native base class: a method, or an element; nothing where the base has none of that name. */
export function inheritedNative(machine: Machine, base: Value, self: Value, name: string): Values {
  const methods = methodsOf(base);
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (method) return one(machine.intern.native(method, self));
  return base.kind === "unknown" && AROUND.has(name) ? one(ELEMENT) : NOTHING;
}

/** Members that are elements, be it of a class of one's own that nothing else is known of. */
const AROUND: ReadonlySet<string> = new Set(
  "shadowRoot renderRoot parentElement parentNode".split(" "),
);

/** What nothing is known of may be an element of a page, such as `HTMLElement`. */
function methodsOf(base: Value): Readonly<Record<string, Native>> {
  if (base.kind === "unknown") return inheritedOfElement;
  const isEmitter = base.kind === "native" && base.native.construct === emitterClass.construct;
  return isEmitter ? METHODS : {};
}
