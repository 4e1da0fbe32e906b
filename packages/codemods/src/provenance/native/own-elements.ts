import { ts } from "ts-morph";
import { implicitCall } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import { knownTexts } from "../text/text.ts";
import { isSite, type Value, type Values } from "../value.ts";
import { ELEMENT, JUST_PLAIN, JUST_UNKNOWN, NOTHING, one, union } from "../values.ts";
import { arrayOf } from "./array-of.ts";
import { isCalledMember } from "./called-member.ts";
import { heldByPage } from "./held-by-page.ts";
import type { Native, NativeCall } from "./native.ts";

/** The elements of a page that are of a class of one's own. */
const elements = heldByPage("element");

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

/** The registry of the page. */
export const customElements: Native = {
  name: "customElements",
  apply: () => JUST_UNKNOWN,
  members: {
    define: { name: "define", apply: define },
    whenDefined: { name: "whenDefined", apply: () => JUST_UNKNOWN },
  },
};

/** The elements of one's own that have some names. */
function ofNames({ machine }: NativeCall, names: readonly string[]): Values {
  return union(...names.map((name) => elements.read(machine, name.toLowerCase())));
}

/** The names of elements that selectors ask for: `habit-card` of `#list > habit-card.first`. */
function selected(texts: readonly string[]): readonly string[] {
  const last = texts.flatMap((text) =>
    text.split(",").map((each) => each.trim().split(/[\s>+~]+/)),
  );
  return last.map((compounds) => /^[\w-]*/.exec(compounds.at(-1) ?? "")?.[0] ?? "");
}

type Names = (texts: readonly string[]) => readonly string[];

/** `document.createElement('habit-card')`, `page.querySelector('habit-card')`. */
const single = (name: string, names: Names): Native => ({
  name,
  apply: (call) => {
    const own = ofNames(call, names(knownTexts(call.args[0] ?? NOTHING)));
    return union(call.machine.verbs.invoke(JUST_UNKNOWN, call), one(ELEMENT), own);
  },
});

/** `page.querySelectorAll('habit-card')` */
const several = (name: string, names: Names): Native => ({
  name,
  apply: (call) => {
    const own = ofNames(call, names(knownTexts(call.args[0] ?? NOTHING)));
    return own.size > 0
      ? arrayOf(call, union(own, one(ELEMENT)))
      : call.machine.verbs.invoke(JUST_UNKNOWN, call);
  },
});

const ofElement: Readonly<Record<string, Native>> = {
  querySelector: single("querySelector", selected),
  closest: single("closest", selected),
  querySelectorAll: several("querySelectorAll", selected),
  getElementsByTagName: several("getElementsByTagName", (texts) => texts),
};

const ofDocument: Readonly<Record<string, Native>> = {
  ...ofElement,
  createElement: single("createElement", (texts) => texts),
  getElementById: single("getElementById", () => []),
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
