import type { Cell } from "./cell.ts";
import type { SiteValue, Value } from "./value.ts";

/** The places in which an object holds something: elements, what it copied, and members. */
export function cellsOf({ element, spread, props }: SiteValue): readonly Cell[] {
  return [element, spread, ...props.values()];
}

/** What an object holds; nothing where a value is none. */
export function heldBy(value: Value): readonly Value[] {
  return value.kind === "site" ? cellsOf(value).flatMap(({ values }) => [...values]) : [];
}

/**
 * Values and what they hold, each once and the outermost first: states that are made of each other hold each
 * other in circles.
 *
 * @param depth - How deep objects within objects are looked for.
 * @param opened - What is found in a value.
 */
export function withHeld(
  values: Iterable<Value>,
  depth: number,
  opened: (value: Value) => Iterable<Value> = heldBy,
): ReadonlySet<Value> {
  const found = new Set(values);
  let level: readonly Value[] = [...found];
  for (let step = 0; step < depth && level.length > 0; step++) {
    const inner = new Set(level.flatMap((value) => [...opened(value)]));
    level = [...inner].filter((value) => !found.has(value));
    for (const value of level) found.add(value);
  }
  return found;
}
