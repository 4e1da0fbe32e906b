import { ts } from "ts-morph";
import { oncePer } from "../../program/once-per.ts";
import type { Program } from "../../program/program.ts";
import type { Machine } from "../machine.ts";
import { knownTexts } from "../text/text.ts";
import { isSite, type Values } from "../value.ts";
import { JUST_NULLISH, JUST_UNKNOWN, NOTHING, one, union } from "../values.ts";
import { isCalledMember } from "./called-member.ts";
import { heldByPage } from "./held-by-page.ts";
import type { Native, NativeCall } from "./native.ts";

const DATA = "data";

/** What `data-…` attributes and their like hold. */
const data = heldByPage(DATA);

/** `data-habit-id` is `habitId` for scripts. */
function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The names under which a program puts something, `$(li).data('habit', habit)`. */
const putNames = oncePer(
  (program: Program): ReadonlySet<string> =>
    new Set(
      program.nodes(ts.isCallExpression).flatMap((node) => {
        if (node.arguments.length < 2) return [];
        const [name] = node.arguments;
        const isPut =
          ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === DATA;
        return isPut && name && ts.isStringLiteralLike(name) ? [name.text] : [];
      }),
    ),
);

function ofElements(call: NativeCall, names: readonly string[]): Values {
  const { machine, args } = call;
  const asBefore = (): Values => machine.verbs.invoke(JUST_UNKNOWN, call);
  if (names.length === 0) return asBefore();
  if (args.length > 1) {
    for (const name of names) data.write(machine, name, args[1] ?? NOTHING);
    return JUST_UNKNOWN;
  }
  const found = union(...names.map((name) => data.read(machine, name)));
  // What is put there may not be known yet.
  const isLater = names.every((name) => putNames(machine.program).has(name));
  if (found.size === 0) return isLater ? NOTHING : asBefore();
  // An element has no widget of a plugin before it is given one: `if (!$(el).data('list')) …` comes first.
  return [...found].some((value) => isSite(value, "instance")) ? union(found, JUST_NULLISH) : found;
}

/** What elements hold under a name. */
export const ofData: Native["apply"] = (call) =>
  ofElements(call, knownTexts(call.args[0] ?? NOTHING));

const ofAttributes: Native["apply"] = (call) => {
  const names = knownTexts(call.args[0] ?? NOTHING);
  const ofScripts = names
    .filter((name) => name.startsWith("data-"))
    .map((name) => camel(name.slice(5)));
  return ofElements(call, ofScripts);
};

const methods: Readonly<Record<string, Native>> = {
  [DATA]: { name: DATA, apply: ofData },
  attr: { name: "attr", apply: ofAttributes },
  getAttribute: { name: "getAttribute", apply: ofAttributes },
  setAttribute: { name: "setAttribute", apply: ofAttributes },
};

/** `$(li).data('habit', habit)`: a method that elements have, where it is called; null for any other member. */
export function pageDataMethod(machine: Machine, name: string, node: ts.Node): Values | null {
  const method = isCalledMember(node) && Object.hasOwn(methods, name) ? methods[name] : undefined;
  return method ? one(machine.intern.native(method, null)) : null;
}

/** What `li.dataset.habit` holds; null where nothing was put there. */
export function readDataset(machine: Machine, name: string, node: ts.Node): Values | null {
  if (!isOfDataset(node)) return null;
  const found = data.read(machine, name);
  return found.size > 0 ? found : null;
}

/** `li.dataset.habit = JSON.stringify(habit)` */
export function writeDataset(
  machine: Machine,
  name: string | null,
  values: Values,
  node: ts.Node,
): void {
  if (name !== null && isOfDataset(node)) data.write(machine, name, values);
}

function isOfDataset(node: ts.Node): boolean {
  if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return false;
  const { expression } = node;
  return ts.isPropertyAccessExpression(expression) && expression.name.text === "dataset";
}
