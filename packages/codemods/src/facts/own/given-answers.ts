import type { ts } from "ts-morph";
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
  const { foreign, strays, open, all } = machine.exchanges;
  const others = [...[...foreign.values()].flat(), ...strays.values(), ...open.values()];
  const elsewhere = new Set<ts.Node>(others.map(({ node }) => node));
  const calls = [...all.values()]
    .flatMap(({ uses }) => [...uses.values()])
    .map(({ request }) => request.node)
    .filter((node) => !elsewhere.has(node));
  const ofOthers = answeredTo(machine, elsewhere);
  return new Set([...answeredTo(machine, calls)].filter((bearer) => !ofOthers.has(bearer)));
});

/** What bears what code answers with to calls. */
function answeredTo(machine: Machine, calls: Iterable<ts.Node>): ReadonlySet<Bearer> {
  const responses = [...calls]
    .flatMap((call) => [...machine.verbs.awaited(machine.seen.get(call) ?? new Set())])
    .filter((value) => isSite(value, "response"));
  const bodies = responses.flatMap(({ element }) => [...element.values]);
  const objects = [...withHeld(bodies, DEPTH)].filter(({ kind }) => kind === "site");
  return new Set(bearersOf(machine, objects));
}
