import { ts } from "ts-morph";
import { append } from "../program/append.ts";
import type { Machine } from "../provenance/machine.ts";

/** Who calls each function of the program, and which elements render it as a component. */
export interface Callers {
  of(fn: ts.Node): readonly Caller[];
  /** What is given to the provider of a React context, by the name of the context. */
  provided(context: string): readonly ts.Expression[];
}

type Caller = ts.CallExpression | ts.NewExpression | ts.JsxOpeningLikeElement;

/** Looks at every call of the program once. */
export function findCallers(machine: Machine): Callers {
  const callers = new Map<ts.Node, Caller[]>();
  const provided = new Map<string, ts.Expression[]>();
  const note = (caller: Caller, callee: ts.Node): void => {
    for (const value of machine.seen.get(callee) ?? []) {
      if (value.kind !== "function") continue;
      append(callers, value.node, caller);
    }
  };
  for (const node of machine.program.nodes(ts.isCallOrNewExpression)) note(node, node.expression);
  for (const node of machine.program.nodes(ts.isJsxOpeningLikeElement)) {
    note(node, node.tagName);
    const value = providedBy(node);
    const name = node.tagName.getText().replace(/\.Provider$/, "");
    if (value) append(provided, name, value);
  }
  return {
    of: (fn) => callers.get(fn) ?? [],
    provided: (context) => provided.get(context) ?? [],
  };
}

function providedBy(node: ts.JsxOpeningLikeElement): ts.Expression | null {
  return node.tagName.getText().endsWith(".Provider") ? attributeOf(node, "value") : null;
}

/** The expression that an element gives to an attribute; null where it gives none. */
export function attributeOf(node: ts.JsxOpeningLikeElement, name: string): ts.Expression | null {
  for (const attribute of node.attributes.properties) {
    if (!ts.isJsxAttribute(attribute) || attribute.name.getText() !== name) continue;
    const { initializer } = attribute;
    if (!initializer) return null;
    return ts.isJsxExpression(initializer) ? (initializer.expression ?? null) : initializer;
  }
  return null;
}
