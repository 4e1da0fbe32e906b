import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { rootFrameOf } from "../../facts/root-frame.ts";
import { changedNames, mappingOf, memberInV2, type Role } from "../../facts/shapes.ts";
import { literalOf } from "../key-uses.ts";
import { pathOf } from "../receiver.ts";
import { holdsPayloads } from "./keyed-call.ts";

/**
 * Lists of names beside the payloads that they are for, under the names of v2: `omit(habit, ['id', 'streak'])`. Types
 * may want them so, `names: readonly (keyof T)[]`. Null where a list stands elsewhere, or is of something else.
 */
export function renamedLists(
  facts: Facts,
  names: ts.Expression,
  role: Role,
): readonly Edit[] | null {
  const changed = changedNames(role);
  const lists = new Set<ts.ArrayLiteralExpression>();
  const frame = rootFrameOf(facts.machine);
  for (const value of facts.seen(names))
    for (const element of facts.machine.verbs.elements(value, frame)) {
      const literal = literalOf(element);
      if (!literal || !ts.isStringLiteral(literal)) return null;
      if (!changed.includes(literal.text)) continue;
      if (!ts.isArrayLiteralExpression(literal.parent)) return null;
      lists.add(literal.parent);
    }
  const all = [...lists];
  return all.every((list) => isBesidePayload(facts, list, role))
    ? all.map((list) => renamed(list, role))
    : null;
}

function isBesidePayload(facts: Facts, list: ts.ArrayLiteralExpression, role: Role): boolean {
  const { parent: call } = list;
  return (
    ts.isCallExpression(call) &&
    list.elements.every(ts.isStringLiteral) &&
    call.arguments.some((each) => each !== list && holdsPayloads(facts, each, role))
  );
}

function renamed(list: ts.ArrayLiteralExpression, role: Role): Edit {
  const names = list.elements.filter(ts.isStringLiteral).map(({ text }) => {
    const mapping = mappingOf(role, text);
    return (mapping && memberInV2(mapping)) ?? text;
  });
  const text = [...new Set(names)].map(quoted).join(", ");
  return replace(pathOf(list), rangeOf(list), `[${text}]`);
}
