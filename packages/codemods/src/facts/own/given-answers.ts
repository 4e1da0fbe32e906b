import { ts } from "ts-morph";
import { oncePer } from "../../program/once-per.ts";
import { withHeld } from "../../provenance/held.ts";
import type { Machine } from "../../provenance/machine.ts";
import { isSite } from "../../provenance/value.ts";
import { type Bearer, bearersOf } from "../carrier.ts";

/** How deep objects within answers are looked for. */
const DEPTH = 6;

/**
 * What bears the roles of answers that a program makes itself, where code which takes its client from whoever makes it calls
 * nothing but the service: `createApi(url, async () => Response.json({ success: true, data: [{ title: 'Run' }] }))`.
 */
export const givenAnswers = oncePer((machine: Machine): ReadonlySet<Bearer> => {
  const { exchanges, seen, verbs } = machine;
  const { foreign, strays, open } = exchanges;
  const others = [...[...foreign.values()].flat(), ...strays.values(), ...open.values()];
  const elsewhere = new Set(others.map(({ node }) => node));
  const calls = new Set(
    [...exchanges.all.values()]
      .flatMap(({ uses }) => [...uses.values()])
      .map(({ request }) => request.node)
      .filter(ts.isCallExpression)
      .filter((node) => !elsewhere.has(node)),
  );
  const responses = [...calls]
    .flatMap((call) => [...verbs.awaited(seen.get(call) ?? new Set())])
    .filter((value) => isSite(value, "response"));
  const bodies = responses.flatMap(({ element }) => [...element.values]);
  const objects = [...withHeld(bodies, DEPTH)].filter(({ kind }) => kind === "site");
  return new Set(bearersOf(machine, objects));
});
