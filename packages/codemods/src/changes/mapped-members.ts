import { shapeMappings } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import { carrierOf, roleOf } from "../facts/carrier.ts";
import type { Facts } from "../facts/facts.ts";
import { readAt } from "../facts/member-reads.ts";
import { type MoveMapping, mappingOf } from "../facts/shapes.ts";

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
  const read = readAt(facts.machine, node);
  for (const mapping of MAPPED) {
    const holders = [...facts.seen(node)]
      .filter((value) => value.kind === "field" && value.name === mapping.from)
      .flatMap((value) => (value.kind === "field" ? [value.holder] : []));
    const receivers = read?.names.includes(mapping.from) ? [...read.receivers] : [];
    const carriers = [...holders, ...receivers].filter((value) =>
      [...roleOf(facts.machine, value, facts.roles.of)].some(
        (role) => mappingOf(role, mapping.from) === mapping,
      ),
    );
    if (carriers.length > 0)
      return { mapping, carriers: carriers.map((value) => carrierOf(facts.machine, value)) };
  }
  return null;
}
