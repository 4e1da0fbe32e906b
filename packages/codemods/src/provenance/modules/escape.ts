import { envelope } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import type { Cell } from "../cell.ts";
import { envelopeOf } from "../envelope-of.ts";
import type { Frame } from "../frame.ts";
import { cellsOf } from "../held.ts";
import type { Machine } from "../machine.ts";
import type { SiteValue, UnknownValue, Value, Values } from "../value.ts";
import { NOTHING, union } from "../values.ts";

/** More values than this and what they are part of is no argument that is read by names. */
const MOST_VALUES = 100;

/** What a call handed to code that is not followed, by the call. */
export type Escapes = Map<ts.Node, ReadonlySet<Value>>;

/**
 * All that is in the arguments of a call, however deep; null where nothing of the service is among it, and
 * what comes back cannot be of the service either.
 */
export function handedOut(
  machine: Machine,
  args: readonly Values[],
  frame: Frame,
): ReadonlySet<Value> | null {
  if (machine.read(machine.exchanges.started).size === 0) return null;
  const found = new Set<Value>(args.flatMap((values) => [...values]));
  for (const value of found) {
    if (found.size > MOST_VALUES) break;
    for (const held of heldBy(machine, value, frame)) found.add(held);
  }
  const isOurs = [...found].some(
    (value) => isFrom(value) || (value.kind === "service" && value.type.is !== "text"),
  );
  return isOurs ? found : null;
}

/** All arguments of a call where the text of an answer is among them, which code that is not followed may parse; else null. */
export function handedTexts(args: readonly Values[]): ReadonlySet<Value> | null {
  const handed = union(...args);
  const isText = (value: Value): boolean => value.kind === "service" && value.type.is === "text";
  return [...handed].some(isText) ? handed : null;
}

/** What an answer says, from its envelope to the items of a list, where code had it as a text or as it came. */
export function saidBy(machine: Machine, value: Value, frame: Frame): Iterable<Value> {
  if (value.kind !== "service" || !(value.type.is === "text" || value.type.is === "response"))
    return NOTHING;
  const whole = envelopeOf(machine, value);
  const data = machine.verbs.member(whole, envelope.data, frame, frame.context.node);
  return [whole, ...data, ...[...data].flatMap((each) => [...machine.verbs.elements(each, frame)])];
}

function heldBy(machine: Machine, value: Value, frame: Frame): Iterable<Value> {
  if (isFrom(value)) return machine.escapes.get(value.from) ?? NOTHING;
  if (value.kind === "service" && value.type.is === "list")
    return machine.verbs.elements(value, frame);
  if (value.kind !== "site" || (value.context.module.isModel && !isPlain(value))) return NOTHING;
  return readable(value).flatMap((cell) => [...machine.read(cell)]);
}

/** Where others can read what an object holds: nobody but its class sees `#habits`. */
function readable(value: SiteValue): readonly Cell[] {
  if (value.is !== "instance") return cellsOf(value);
  const hidden = new Set(
    [...value.props].flatMap(([name, cell]) => (name.startsWith("#") ? cell : [])),
  );
  return cellsOf(value).filter((cell) => !hidden.has(cell));
}

/** Whether a library made a value to hold others, as `groupBy` does, and not to do something with them. */
function isPlain({ is, props }: SiteValue): boolean {
  if (is !== "array" && is !== "object") return false;
  return [...props.values()].every(({ values }) =>
    [...values].every(({ kind }) => kind !== "function"),
  );
}

/**
 * What code that is not followed gives for what it was handed: it may be that, or made of it.
 *
 * @param kept - Where that is kept: `wrapped` has what functions give that it was handed, as nobody is given that as it is.
 */
export function unknownFrom(
  { intern }: Machine,
  kept: Escapes,
  node: ts.Node,
  handed: ReadonlySet<Value>,
  result: Values,
): Values {
  kept.set(node, new Set([...(kept.get(node) ?? []), ...handed]));
  return new Set(
    [...result].map((value) =>
      value.kind === "unknown" ? intern.unknown(node, value.declared ?? false) : value,
    ),
  );
}

/** All that a call had of the service which is not followed, itself or through others that it has something from. */
export function hadFrom(machine: Machine, node: ts.Node): ReadonlySet<Value> {
  const nodes = new Set([node]);
  const found = new Set<Value>();
  for (const each of nodes)
    for (const value of [
      ...(machine.escapes.get(each) ?? []),
      ...(machine.wrapped.get(each) ?? []),
    ]) {
      found.add(value);
      if (isFrom(value)) nodes.add(value.from);
    }
  return found;
}

/** Whether a value came from code that is not followed, which had something of the service. */
export function isFrom(value: Value): value is UnknownValue & { readonly from: ts.Node } {
  return value.kind === "unknown" && value.from !== undefined;
}
