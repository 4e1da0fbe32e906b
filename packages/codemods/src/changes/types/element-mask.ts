import { type MappedShape, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, insert } from "../../edit/edit.ts";
import { containerOf, type MovedMapping, movedMapping, pathTo } from "../../facts/shapes.ts";
import { append } from "../../program/append.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { isOptionalSchema } from "../../validation/schema-structure.ts";
import { pathOf } from "../receiver.ts";

/** A list of v2 of whose elements a mask leaves some members alone. */
export interface ElementMask {
  readonly container: string;
  /** What takes the place of the list; null where the library has no way to write it. */
  readonly edit: Edit | null;
}

/** A schema that is masked, with the members that it has and those that the mask leaves. */
interface Masked {
  readonly call: ts.CallExpression;
  readonly source: ts.Expression;
  readonly members: ReadonlyMap<string, { readonly node: ts.Node }>;
  readonly kept: readonly string[];
}

/** `habit.pick({ target: true })` of a habit that has a `unit` too: an element of `goals` has its amount alone. */
export function elementMasks(masked: Masked, role: MappedShape): readonly ElementMask[] {
  const lists = new Map<string, MovedMapping[]>();
  for (const name of masked.members.keys()) {
    const mapping = movedMapping(role, name);
    const container = mapping && containerOf(mapping);
    if (mapping && container && typeof pathTo(mapping)[1] === "number")
      append(lists, container, mapping);
  }
  return [...lists].flatMap(([container, all]) => {
    const left = all.filter(({ from }) => masked.kept.includes(from));
    if (left.length === 0 || left.length === all.length) return [];
    return [{ container, edit: elementEdit(masked, role, container, { all, left }) }];
  });
}

interface Parts {
  readonly all: readonly MovedMapping[];
  readonly left: readonly MovedMapping[];
}

/** `.extend({ goals: habit.shape.goals.element.pick({ periodicity: true, value: true }).array() })`, which zod alone has. */
function elementEdit(
  { call, source, members }: Masked,
  role: MappedShape,
  container: string,
  { all, left }: Parts,
): Edit | null {
  const [mask] = call.arguments;
  const isZod = call.arguments.length === 1 && mask && ts.isObjectLiteralExpression(mask);
  if (!isZod || !isRepeatable(source)) return null;
  const mayMiss = ({ from }: MovedMapping): boolean => {
    const node = members.get(from)?.node;
    return node !== undefined && isOptionalSchema(node);
  };
  const filled = shapeMappings[role].filled.filter(({ to }) => to[0] === container);
  const paths = [...filled.map(({ to }) => to), ...left.map(pathTo)];
  const names = paths.map((path) => `${String(path.at(-1))}: true`).join(", ");
  const element = `${source.getText()}.shape.${container}${all.some(mayMiss) ? ".unwrap()" : ""}.element`;
  const list = `${element}.pick({ ${names} }).array()${left.every(mayMiss) ? ".optional()" : ""}`;
  return insert(pathOf(call), call.getEnd(), `.extend({ ${container}: ${list} })`);
}
