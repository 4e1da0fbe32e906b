import type { ts } from "ts-morph";
import { flatten } from "../client/addresses/match-url.ts";
import { type Cell, createCell } from "./cell.ts";
import type { Value, Values } from "./value.ts";

/** What a program keeps outside itself under one key: an entry of a storage, a file. */
export interface Stored {
  /** Where it is kept, as a person would say it. */
  readonly place: string;
  readonly cell: Cell;
  readonly reads: Set<ts.Node>;
  readonly writes: Set<ts.Node>;
}

/** Where a program keeps what is gone after it ran. */
export const PASSING = "a temporary folder";

/** By where it is kept and the key. */
export type Stores = Map<string, Stored>;

/** What is kept under each key that an expression may name. */
export function storedUnder(
  stores: Stores,
  place: string,
  keys: Values,
  node: ts.Expression | undefined,
): readonly Stored[] {
  const names = new Set([...keys].flatMap(nameOf));
  // A key that is no known text is told by how it is spelled.
  if (names.size === 0) names.add(node?.getText() ?? "");
  return [...names].map((name) => at(stores, place, name));
}

function nameOf(value: Value): readonly string[] {
  return value.kind === "text" ? [flatten(value).replace(/^\.\//, "")] : [];
}

function at(stores: Stores, place: string, name: string): Stored {
  const key = `${place} ${name}`;
  const known = stores.get(key) ?? {
    place: name ? `\`${name.replaceAll("\uE000", "…")}\` of ${place}` : place,
    cell: createCell(),
    reads: new Set<ts.Node>(),
    writes: new Set<ts.Node>(),
  };
  stores.set(key, known);
  return known;
}
