import { type FieldMapping, shapeMappings } from "@habitshift/schemas";
import { containerOf, pathTo } from "../../facts/shapes.ts";

/** The lists of v2 that take several members of a v1 habit, with those. */
export const LISTS = listsOf(shapeMappings.habit);

/** One of them. */
export interface TakingList {
  readonly container: string;
  readonly index: number;
  readonly fields: readonly [FieldMapping, ...FieldMapping[]];
  /** The members of v1 that something in the list is filled from, and that stay beside it. */
  readonly sources: readonly string[];
}

function listsOf({ fields, filled }: typeof shapeMappings.habit): readonly TakingList[] {
  const containers = new Set(fields.map(containerOf));
  return [...containers].flatMap((container): readonly TakingList[] => {
    const [first, ...others] = fields.filter((field) => containerOf(field) === container);
    const index = first && pathTo(first)[1];
    if (!first || container === null || typeof index !== "number") return [];
    const sources = filled
      .filter(({ within }) => within[0] === container)
      .flatMap(({ from }) => from ?? []);
    return [{ container, index, fields: [first, ...others], sources }];
  });
}
