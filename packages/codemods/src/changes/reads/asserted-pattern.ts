import { ts } from "ts-morph";
import { type Edit, insert } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { append } from "../../program/append.ts";
import { pathOf } from "../receiver.ts";
import { hasUnknownMembers } from "../unknown-members.ts";
import type { Taken } from "./taken.ts";

/**
 * `const { streak } = value` of what the compiler knows no members of: it has to be told of those that are taken out of
 * others, ` as Record<string, unknown> & { statistics: { currentStreak: unknown } }`.
 */
export function assertedPattern(
  facts: Facts,
  { parent }: ts.ObjectBindingPattern,
  taken: readonly Taken[],
): readonly Edit[] {
  if (!ts.isVariableDeclaration(parent) || parent.type || !parent.initializer) return [];
  const deep = taken.filter(({ to }) => to.length > 1);
  if (deep.length === 0 || !hasUnknownMembers(facts, parent.initializer)) return [];
  const members = new Map<string, string[]>();
  for (const { to } of deep) {
    const isList = typeof to[1] === "number";
    append(members, `${to[0]}${isList ? "[]" : ""}`, `${to.at(-1)}: unknown`);
  }
  const types = [...members].map(([container, inner]) => {
    const [name, list = ""] = container.split(/(?=\[)/);
    return `${name}: { ${inner.join("; ")} }${list}`;
  });
  const type = ` as Record<string, unknown> & { ${types.join("; ")} }`;
  return [insert(pathOf(parent), parent.initializer.getEnd(), type)];
}
