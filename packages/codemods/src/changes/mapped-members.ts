import { shapeMappings } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import { carrierOf } from "../facts/carrier.ts";
import type { Facts } from "../facts/facts.ts";
import { readAt } from "../facts/member-reads.ts";
import { type MoveMapping, mappingOf } from "../facts/shapes.ts";
import type { Values } from "../provenance/value.ts";

/** A member whose values v2 names otherwise, and what has it. */
export interface Mapped {
  readonly mapping: MoveMapping;
  readonly carriers: readonly unknown[];
}

/** The members whose values v2 names otherwise. */
export const MAPPED: readonly MoveMapping[] = Object.values(shapeMappings)
  .flatMap(({ fields }) => fields)
  .filter((field): field is MoveMapping => field.op === "move" && field.values !== undefined);

/** Whether an expression reads a member whose values v2 names otherwise. */
export function mappedAt(facts: Facts, node: ts.Expression): Mapped | null {
  return mappedAmong(facts, facts.seen(node), readAt(facts.machine, node));
}

/** Whether one of some values is such a member, or what reads it has one. */
export function mappedAmong(
  facts: Facts,
  values: Values,
  read: ReturnType<typeof readAt> = null,
): Mapped | null {
  for (const mapping of MAPPED) {
    const holders = [...values].flatMap((value) =>
      value.kind === "field" && value.name === mapping.from ? [value.holder] : [],
    );
    const receivers = read?.names.includes(mapping.from) ? [...read.receivers] : [];
    const carriers = [...holders, ...receivers].filter((value) =>
      [...facts.roles.roleOf(value)].some((role) => mappingOf(role, mapping.from) === mapping),
    );
    if (carriers.length > 0)
      return { mapping, carriers: carriers.map((value) => carrierOf(facts.machine, value)) };
  }
  return null;
}
