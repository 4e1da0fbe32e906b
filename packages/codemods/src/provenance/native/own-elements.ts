import { ts } from "ts-morph";
import { IDENTIFY } from "../../dialects/offered.ts";
import { implicitCall } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import { knownTexts } from "../text/text.ts";
import { isSite, type Value, type Values } from "../value.ts";
import { ELEMENT, JUST_PLAIN, JUST_UNKNOWN, NOTHING, one, union } from "../values.ts";
import { arrayOf } from "./array-of.ts";
import { isCalledMember } from "./called-member.ts";
import { pageEventMethods } from "./event-target.ts";
import { heldByPage } from "./held-by-page.ts";
import type { Native, NativeCall } from "./native.ts";

/** The elements of a page that are of a class of one's own, by their names, and by the `id` that markup gives them. */
const elements = heldByPage("element");
const identified = heldByPage("identified");

/** `customElements.define('habit-card', HabitCard)`: the page makes instances of the class. */
function define(call: NativeCall): Values {
  const { machine, frame, args } = call;
  for (const value of args[1] ?? NOTHING) {
    if (!isSite(value, "class")) continue;
    const at = { frame: { context: value.context, flow: frame.flow }, node: value.node };
    const made = machine.verbs.construct(one(value), implicitCall(at, []));
    for (const name of knownTexts(args[0] ?? NOTHING))
      elements.write(machine, name.toLowerCase(), made);
  }
  return JUST_PLAIN;
}

/** Markup has an element of a name under an `id`. */
function identify({ machine, args }: NativeCall): Values {
  for (const id of knownTexts(args[0] ?? NOTHING))
    for (const name of knownTexts(args[1] ?? NOTHING))
      identified.write(machine, id, elements.read(machine, name.toLowerCase()));
  return JUST_PLAIN;
}

/** The registry of the page. */
export const customElements: Native = {
  name: "customElements",
  apply: () => JUST_UNKNOWN,
  members: {
    define: { name: "define", apply: define },
    [IDENTIFY]: { name: IDENTIFY, apply: identify },
    whenDefined: { name: "whenDefined", apply: () => JUST_UNKNOWN },
  },
};

/** The elements of one's own that a text asks for. */
type Find = (machine: Machine, text: string) => Values;

const byName: Find = (machine, name) => elements.read(machine, name.toLowerCase());
const byId: Find = (machine, id) => identified.read(machine, id);

/** What selectors ask for, by a name or an `id`: `habit-card` of `#list > habit-card.first`. */
const bySelector: Find = (machine, selectors) =>
  union(
    ...selectors.split(",").map((selector) => {
      const last =
        selector
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? "";
      const [name = ""] = /^[\w-]*/.exec(last) ?? [];
      const id = /#([\w-]+)/.exec(last)?.[1];
      return name === "" && id !== undefined ? byId(machine, id) : byName(machine, name);
    }),
  );

function ownOf({ machine, args }: NativeCall, find: Find): Values {
  return union(...knownTexts(args[0] ?? NOTHING).map((text) => find(machine, text)));
}

/** `document.createElement('habit-card')`, `page.querySelector('habit-card')`. */
const single = (name: string, find: Find): Native => ({
  name,
  apply: (call) => {
    const own = ownOf(call, find);
    return union(call.machine.verbs.invoke(JUST_UNKNOWN, call), one(ELEMENT), own);
  },
});

/** `page.querySelectorAll('habit-card')` */
const several = (name: string, find: Find): Native => ({
  name,
  apply: (call) => {
    const own = ownOf(call, find);
    return own.size > 0
      ? arrayOf(call, union(own, one(ELEMENT)))
      : call.machine.verbs.invoke(JUST_UNKNOWN, call);
  },
});

const ofElement: Readonly<Record<string, Native>> = {
  querySelector: single("querySelector", bySelector),
  closest: single("closest", bySelector),
  querySelectorAll: several("querySelectorAll", bySelector),
  getElementsByTagName: several("getElementsByTagName", byName),
};

const ofDocument: Readonly<Record<string, Native>> = {
  ...ofElement,
  createElement: single("createElement", byName),
  getElementById: single("getElementById", byId),
};

/** What an element of one's own has by the class that it extends. */
export const inheritedOfElement: Readonly<Record<string, Native>> = {
  ...pageEventMethods,
  attachShadow: {
    name: "attachShadow",
    apply: (call) => union(call.machine.verbs.invoke(JUST_UNKNOWN, call), one(ELEMENT)),
  },
};

const DOCUMENT: ReadonlySet<string> = new Set(["document", "ownerDocument"]);
/** Members of events and elements that are elements. */
const ELEMENTS: ReadonlySet<string> = new Set(
  `activeElement body content currentTarget documentElement firstElementChild host lastElementChild nextElementSibling
  parentElement parentNode previousElementSibling renderRoot shadowRoot target`.split(/\s+/),
);

/** A method of the page or its elements that may give one of a class of one's own; null for any other member. */
export function elementMethod(
  machine: Machine,
  receiver: Value,
  name: string,
  node: ts.Node,
): Values | null {
  if (!isCalledMember(node)) return null;
  const { expression } = node;
  const isElement = isElementOfPage(receiver) || isMemberOf(ELEMENTS, expression);
  const methods = isDocument(expression) ? ofDocument : isElement ? ofElement : {};
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
  return method ? one(machine.intern.native(method, null)) : null;
}

function isElementOfPage(value: Value): boolean {
  return value.kind === "unknown" && value.onPage === "element";
}

/** `document`, also that of a window or an element. */
function isDocument(node: ts.Expression): boolean {
  return (ts.isIdentifier(node) && DOCUMENT.has(node.text)) || isMemberOf(DOCUMENT, node);
}

function isMemberOf(names: ReadonlySet<string>, node: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(node) && names.has(node.name.text);
}
