import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { namedWhenRun } from "../../facts/named/named-when-run.ts";
import { isWritten } from "../writes/field-writes.ts";
import { type KeyType, keyTypesIn } from "./key-types.ts";
import { declaredType } from "./listed-names.ts";

/**
 * The types of names that members of a body get which keeps those of v1 until it is sent: `{ [field]: value }`, or
 * `patch[field] = value`, where `field` is a `keyof Habit`.
 */
export function openedKeys(
  facts: Facts,
  all: ReadonlyMap<ts.TypeNode, KeyType>,
): ReadonlySet<KeyType> {
  const open = all.size === 0 ? new Set<ts.Node>() : namedWhenRun(facts.machine);
  const keys = [...open].flatMap((node) =>
    ts.isObjectLiteralExpression(node) ? computedIn(node) : [],
  );
  const isOpen = (object: ts.Expression): boolean =>
    [...facts.seen(object)].some((value) => value.kind === "site" && open.has(value.node));
  const written = open.size === 0 ? [] : facts.program.nodes(ts.isElementAccessExpression);
  for (const node of written)
    if (isWritten(node) && isOpen(node.expression)) keys.push(node.argumentExpression);
  const types = keys.map((key) => declaredType(facts, key)).filter((type) => type !== undefined);
  return new Set(types.flatMap((type) => [...keyTypesIn(facts, all, type)]));
}

function computedIn({ properties }: ts.ObjectLiteralExpression): readonly ts.Expression[] {
  return properties.flatMap(({ name }) =>
    name && ts.isComputedPropertyName(name) ? [name.expression] : [],
  );
}
