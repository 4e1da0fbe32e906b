import type { Facts } from "../facts/facts.ts";
import type { MoveMapping } from "../facts/shapes.ts";

/** The v2 name of a v1 value, by the contract and the configuration; null where it keeps its name. */
export function mappedText(facts: Facts, mapping: MoveMapping, text: string): string | null {
  const values = { ...mapping.values, ...facts.options.units };
  return Object.hasOwn(values, text) ? (values[text] ?? null) : null;
}
