import type { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import { bodyObjects } from "../provenance/body-objects.ts";
import type { Value } from "../provenance/value.ts";

/** Of objects those that no call sends as they are. */
export function withoutBodies(
  { machine }: Facts,
  objects: ReadonlySet<ts.Node>,
): ReadonlySet<ts.Node> {
  const uses = [...machine.exchanges.all.values()].flatMap((each) => [...each.uses.values()]);
  const bodies = new Set(uses.flatMap((use) => madeAt(bodyObjects(use.body))));
  return new Set([...objects].filter((node) => !bodies.has(node)));
}

/** Where the objects among some values are made. */
export function madeAt(values: Iterable<Value>): readonly ts.Node[] {
  return [...values].flatMap((value) => (value.kind === "site" ? [value.node] : []));
}
