import type { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { changedNames } from "../../facts/shapes.ts";
import type { KeyType } from "./key-types.ts";
import { textsOfType } from "./texts-of-type.ts";

/** Whether one of the texts that a type of names has cannot become a name of v2. */
export function hasKeptText(facts: Facts, { node }: KeyType, kept: ReadonlySet<ts.Node>): boolean {
  return textsOfType(facts, node).some((each) => kept.has(each));
}

/**
 * Whether a type of names is given to a call that keeps a text, as in `useState<keyof Habit>('title')`, or declares
 * what is given one, or a list of such, as `['title'] as const satisfies (keyof Habit)[]` does, or what callers give one,
 * or is what a member of one's own has, as `field` of `{ field: 'title', message: 'missing' }`.
 * Where nothing is looked up by it, such names are but labels.
 */
export function isOfLabels(
  facts: Facts,
  { role, names, node }: KeyType,
  lookedUp: ReadonlySet<ts.Node>,
): boolean {
  const texts = textsOfType(facts, node);
  return (
    !texts.some((each) => lookedUp.has(each)) &&
    texts.some(({ text }) => names.includes(text) && changedNames(role).includes(text))
  );
}
