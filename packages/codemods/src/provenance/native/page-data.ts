import { ts } from "ts-morph";
import { readGlobal, writeGlobal } from "../global-object.ts";
import type { Machine } from "../machine.ts";
import { knownTexts } from "../text.ts";
import type { Values } from "../value.ts";
import { JUST_UNKNOWN, NOTHING, one, union } from "../values.ts";
import type { Native, NativeCall } from "./native.ts";

/** What elements of a page hold under a name; they are not told apart. No code can spell the name. */
const held = (name: string): string => `(data):${name}`;

/** `data-habit-id` is `habitId` for scripts. */
function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function ofElements(call: NativeCall, names: readonly string[]): Values {
  const { machine, args } = call;
  const asBefore = (): Values => machine.verbs.invoke(JUST_UNKNOWN, call);
  if (names.length === 0) return asBefore();
  if (args.length > 1) {
    for (const name of names) writeGlobal(machine, held(name), args[1] ?? NOTHING);
    return JUST_UNKNOWN;
  }
  const found = union(...names.map((name) => readGlobal(machine, held(name))));
  return found.size > 0 ? found : asBefore();
}

const ofData: Native["apply"] = (call) => ofElements(call, knownTexts(call.args[0] ?? NOTHING));

const ofAttributes: Native["apply"] = (call) => {
  const names = knownTexts(call.args[0] ?? NOTHING);
  const data = names.filter((name) => name.startsWith("data-")).map((name) => camel(name.slice(5)));
  return ofElements(call, data);
};

const methods: Readonly<Record<string, Native>> = {
  data: { name: "data", apply: ofData },
  attr: { name: "attr", apply: ofAttributes },
  getAttribute: { name: "getAttribute", apply: ofAttributes },
  setAttribute: { name: "setAttribute", apply: ofAttributes },
};

/** `$(li).data('habit', habit)`: a method that elements have, where it is called; null for any other member. */
export function pageDataMethod(machine: Machine, name: string, node: ts.Node): Values | null {
  const isCalled =
    ts.isPropertyAccessExpression(node) &&
    ts.isCallExpression(node.parent) &&
    node.parent.expression === node;
  const method = isCalled && Object.hasOwn(methods, name) ? methods[name] : undefined;
  return method ? one(machine.intern.native(method, null)) : null;
}

/** What `li.dataset.habit` holds; null where nothing was put there. */
export function readDataset(machine: Machine, name: string, node: ts.Node): Values | null {
  if (!isOfDataset(node)) return null;
  const found = readGlobal(machine, held(name));
  return found.size > 0 ? found : null;
}

/** `li.dataset.habit = JSON.stringify(habit)` */
export function writeDataset(
  machine: Machine,
  name: string | null,
  values: Values,
  node: ts.Node,
): void {
  if (name !== null && isOfDataset(node)) writeGlobal(machine, held(name), values);
}

function isOfDataset(node: ts.Node): boolean {
  if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return false;
  const { expression } = node;
  return ts.isPropertyAccessExpression(expression) && expression.name.text === "dataset";
}
