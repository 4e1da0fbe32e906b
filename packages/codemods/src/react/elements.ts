import { ts } from "ts-morph";
import { oncePer } from "../program/once-per.ts";
import type { Program } from "../program/program.ts";
import type { Frame } from "../provenance/frame.ts";
import { implicitCall } from "../provenance/invocation.ts";
import type { Machine } from "../provenance/machine.ts";
import { arrayOf } from "../provenance/native/array-of.ts";
import { callback } from "../provenance/native/callback.ts";
import type { Native, NativeCall } from "../provenance/native/native.ts";
import { isSite, type SiteValue, type Values } from "../provenance/value.ts";
import { flatMap, JUST_PLAIN, NOTHING, one } from "../provenance/values.ts";

const ELEMENT = "element";

/** Elements are told apart only where code makes others of them. */
const clonesElements = oncePer((program: Program): { readonly is: boolean } => ({
  is: [...program.modules.values()].some(({ source }) => source.text.includes("cloneElement")),
}));

/** Calls components with their props. */
type Render = (
  machine: Machine,
  components: Values,
  props: SiteValue,
  node: ts.Node,
  frame: Frame,
) => void;

/** What an element is to who clones it: called with more props, it renders its component with those, too. */
export function elementOf(
  render: Render,
  machine: Machine,
  components: Values,
  props: SiteValue,
  node: ts.Node,
  frame: Frame,
): Values {
  if (!clonesElements(machine.program).is) return JUST_PLAIN;
  const of = machine.site(node, frame.context, "accumulator").element;
  machine.write(of, components);
  const apply: Native["apply"] = (call) => {
    const copy = machine.site(copiedAt(node), call.frame.context, "object");
    machine.write(copy.spread, one(props));
    machine.write(copy.spread, call.args[0] ?? NOTHING);
    render(machine, machine.read(of), copy, call.node, call.frame);
    return JUST_PLAIN;
  };
  const native = machine.nativeAt(node, frame.context, { name: ELEMENT, apply });
  return one(machine.intern.native(native, null));
}

/** The node that copies of an element's props are made for; the props themselves may have the call. */
function copiedAt(node: ts.Node): ts.Node {
  return ts.isCallExpression(node) ? node.expression : node;
}

/** `cloneElement(children, { habit })` */
function cloneElement(call: NativeCall): Values {
  const [elements = NOTHING, more = NOTHING] = call.args;
  const known = [...elements].filter(
    (each) => each.kind === "native" && each.native.name === ELEMENT,
  );
  call.machine.verbs.invoke(new Set(known), implicitCall(call, [more]));
  return elements;
}

/** What is handed over as children: one, or lists of them. */
function childrenOf({ machine, frame, args }: NativeCall): Values {
  return flatMap(args[0] ?? NOTHING, (each) =>
    isSite(each, "array") ? machine.verbs.elements(each, frame) : one(each),
  );
}

const each: Native["apply"] = (call) => callback(call, 1, [childrenOf(call), JUST_PLAIN]);

/** What React gives to work with elements. */
export const elementTools: Readonly<Record<string, Native>> = {
  cloneElement: { name: "cloneElement", apply: cloneElement },
  Children: {
    name: "Children",
    apply: () => JUST_PLAIN,
    members: {
      map: { name: "map", apply: each },
      forEach: { name: "forEach", apply: each },
      toArray: { name: "toArray", apply: (call) => arrayOf(call, childrenOf(call)) },
      only: { name: "only", apply: childrenOf },
    },
  },
};
