import { type MappedShape, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, insert } from "../../edit/edit.ts";
import { containerOf, type MovedMapping, movedMapping, pathTo } from "../../facts/shapes.ts";
import { append } from "../../program/append.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { maskNames } from "../../validation/mask.ts";
import { isOptionalSchema } from "../../validation/schema-structure.ts";
import { lackAmount } from "../lacks-required.ts";
import { pathOf } from "../receiver.ts";
import { mayLack } from "./may-lack.ts";

/** A list of v2 of whose elements a mask leaves some members alone. */
export interface ElementMask {
  readonly container: string;
  /** What takes the place of the list; null where the library has no way to write it. */
  readonly edit: Edit | null;
}

/** A schema that is masked, with the members that it has and those that the mask leaves. */
export interface Masked {
  readonly call: ts.CallExpression;
  readonly source: ts.Expression;
  readonly members: ReadonlyMap<string, { readonly node: ts.Node }>;
  readonly kept: readonly string[];
}

/** `habit.pick({ target: true })` of a habit that has a `unit` too: an element of `goals` has its amount alone. */
export function elementMasks(masked: Masked, role: MappedShape): readonly ElementMask[] {
  return [...inLists([...masked.members.keys()], role)].flatMap(([container, all]) => {
    const left = all.filter(({ from }) => masked.kept.includes(from));
    if (left.length === 0 || left.length === all.length) return [];
    return [{ container, edit: elementEdit(masked, role, container, { all, left }) }];
  });
}

interface Parts {
  readonly all: readonly MovedMapping[];
  readonly left: readonly MovedMapping[];
}

/**
 * `habit.partial({ unit: true })`: an element of `goals` may lack its unit, and there is still one. Nothing where
 * the amount is named too, as that of which a part alone may be missing is more than a mask can say.
 */
export function looseElements(
  { call, source, members }: Masked,
  role: MappedShape,
  names: readonly string[],
): readonly ElementMask[] {
  const { expression } = call;
  const base = unmasked(source, role);
  const [mask] = call.arguments;
  if (!ts.isPropertyAccessExpression(expression) || !isZodMask(call, mask) || !base) return [];
  const mayMiss = optionalIn(members);
  return [...inLists(names, role)].flatMap(([container, named]) => {
    const all = inLists([...members.keys()], role).get(container) ?? [];
    const isPart = named.length < all.length && lackAmount(names, role);
    if (!isPart) return [];
    const parts = named.map((mapping) => `${String(pathTo(mapping).at(-1))}: true`).join(", ");
    const element = elementOf(base, container, missable(all, mayMiss, role));
    const list = `${element}.${expression.name.text}({ ${parts} }).array()${missable(all, mayMiss, role) ? ".optional()" : ""}`;
    const edit = insert(pathOf(call), call.getEnd(), `.extend({ ${container}: ${list} })`);
    return [{ container, edit }];
  });
}

/** What a schema is made of by masks that say nothing of the list; null where it cannot be written again. */
export function unmasked(source: ts.Expression, role: MappedShape): ts.Expression | null {
  if (isRepeatable(source)) return source;
  if (!ts.isCallExpression(source) || !ts.isPropertyAccessExpression(source.expression))
    return null;
  const [mask] = source.arguments;
  const masked = isZodMask(source, mask) ? maskNames(mask) : null;
  const isBeside = masked?.every(({ text }) => inLists([text], role).size === 0) ?? false;
  const isMasked = /^(?:omit|partial|required)$/.test(source.expression.name.text);
  return isMasked && isBeside ? unmasked(source.expression.expression, role) : null;
}

/** Names of v1 by the list of v2 that has them in its elements. */
export function inLists(
  names: readonly string[],
  role: MappedShape,
): ReadonlyMap<string, readonly MovedMapping[]> {
  const lists = new Map<string, MovedMapping[]>();
  for (const name of names) {
    const mapping = movedMapping(role, name);
    const container = mapping && containerOf(mapping);
    if (mapping && container && typeof pathTo(mapping)[1] === "number")
      append(lists, container, mapping);
  }
  return lists;
}

function isZodMask(
  call: ts.CallExpression,
  mask: ts.Expression | undefined,
): mask is ts.ObjectLiteralExpression {
  return call.arguments.length === 1 && mask !== undefined && ts.isObjectLiteralExpression(mask);
}

export function optionalIn(members: Masked["members"]): (mapping: MovedMapping) => boolean {
  return ({ from }) => {
    const node = members.get(from)?.node;
    return node !== undefined && isOptionalSchema(node);
  };
}

export function missable(
  mappings: readonly MovedMapping[],
  mayMiss: (mapping: MovedMapping) => boolean,
  role: MappedShape,
): boolean {
  return mayLack(
    mappings.map((mapping) => ({ mapping, isOptional: mayMiss(mapping) })),
    role,
  );
}

export function elementOf(source: ts.Expression, container: string, mayMiss: boolean): string {
  return `${source.getText()}.shape.${container}${mayMiss ? ".unwrap()" : ""}.element`;
}

/** `.extend({ goals: habit.shape.goals.element.pick({ periodicity: true, value: true }).array() })`, which zod alone has. */
function elementEdit(
  { call, source, members }: Masked,
  role: MappedShape,
  container: string,
  { all, left }: Parts,
): Edit | null {
  const [mask] = call.arguments;
  if (!isZodMask(call, mask) || !isRepeatable(source)) return null;
  const mayMiss = optionalIn(members);
  const filled = shapeMappings[role].filled.filter(({ to }) => to[0] === container);
  const paths = [...filled.map(({ to }) => to), ...left.map(pathTo)];
  const names = paths.map((path) => `${String(path.at(-1))}: true`).join(", ");
  const element = elementOf(source, container, missable(all, mayMiss, role));
  const list = `${element}.pick({ ${names} }).array()${missable(left, mayMiss, role) ? ".optional()" : ""}`;
  return insert(pathOf(call), call.getEnd(), `.extend({ ${container}: ${list} })`);
}
