import type { ts } from "ts-morph";
import { oncePer } from "../../program/once-per.ts";
import { withHeld } from "../../provenance/held.ts";
import type { Machine } from "../../provenance/machine.ts";
import { isSite, writtenNames } from "../../provenance/value.ts";
import { changedNames } from "../shapes.ts";

/** How deep objects are looked for in what another service is given. */
const DEPTH = 4;

/** Own objects with names of v1 that another service is given: it asks for the names that it always did. */
export const sharedBodies = oncePer(({ exchanges }: Machine): ReadonlySet<ts.Node> => {
  const names = new Set(changedNames("habit"));
  const bodies = [...exchanges.foreign.values()].flat().flatMap(({ body }) => [...body]);
  const held = [...withHeld(bodies, DEPTH)].filter(
    (value) => isSite(value, "object") && writtenNames(value).some((name) => names.has(name)),
  );
  return new Set(held.flatMap((value) => (value.kind === "site" ? [value.node] : [])));
});
