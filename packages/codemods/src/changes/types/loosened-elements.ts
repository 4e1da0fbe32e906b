import type { MappedShape } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, insert, rangeOf, replace } from "../../edit/edit.ts";
import { pathTo } from "../../facts/shapes.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { requiredIn } from "../lacks-required.ts";
import { pathOf } from "../receiver.ts";
import {
  type ElementMask,
  elementOf,
  inLists,
  type Masked,
  missable,
  optionalIn,
  unmasked,
} from "./element-mask.ts";

/**
 * `habit.partial()`: what v2 does not want in each element of `goals` may be missing there, too. There is no edit
 * where the schema cannot be written again.
 */
export function loosenedElements(
  masked: Omit<Masked, "kept">,
  role: MappedShape,
): readonly ElementMask[] {
  const { call, source, members } = masked;
  const mayMiss = optionalIn(members);
  return [...inLists([...members.keys()], role)].flatMap(([container, all]) => {
    const required = requiredIn(container, role);
    const loose = all.filter((each) => !required.includes(each.from) && !mayMiss(each));
    if (loose.length === 0 || loose.length === all.length) return [];
    const names = loose.map((mapping) => String(pathTo(mapping).at(-1)));
    const list = { container, names, mayMiss: missable(all, mayMiss, role) };
    const isMethod = call.arguments.length === 0;
    const base = isMethod ? unmasked(source, role) : isRepeatable(source) ? source : null;
    const write = isMethod ? loosenedByMethod : loosenedByFunction;
    return [{ container, edit: base && write(call, base, list) }];
  });
}

/** A list of v2 of whose elements some members may be missing. */
interface LooseList {
  readonly container: string;
  readonly names: readonly string[];
  /** Whether the list itself may be missing where nothing is masked. */
  readonly mayMiss: boolean;
}

/** `habit.partial().extend({ goals: habit.shape.goals.element.partial({ unit: true }).array().optional() })`. */
function loosenedByMethod(
  call: ts.CallExpression,
  base: ts.Expression,
  { container, names, mayMiss }: LooseList,
): Edit {
  const parts = names.map((name) => `${name}: true`).join(", ");
  const element = elementOf(base, container, mayMiss);
  const list = `${element}.partial({ ${parts} }).array().optional()`;
  return insert(pathOf(call), call.getEnd(), `.extend({ ${container}: ${list} })`);
}

/** `v.object({ ...v.partial(habit).entries, goals: v.optional(v.array(v.partial(habit.entries.goals.item, ['unit']))) })`. */
function loosenedByFunction(
  call: ts.CallExpression,
  base: ts.Expression,
  { container, names, mayMiss }: LooseList,
): Edit | null {
  if (!ts.isPropertyAccessExpression(call.expression)) return null;
  const library = call.expression.expression.getText();
  const element = `${base.getText()}.entries.${container}${mayMiss ? ".wrapped" : ""}.item`;
  const parts = names.map((name) => `'${name}'`).join(", ");
  const list = `${library}.optional(${library}.array(${library}.partial(${element}, [${parts}])))`;
  const head = `${library}.object({ ...`;
  const tail = `.entries, ${container}: ${list} })`;
  return replace(pathOf(call), rangeOf(call), head, rangeOf(call), tail);
}
