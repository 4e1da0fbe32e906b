import { ts } from "ts-morph";
import { oncePer } from "../program/once-per.ts";
import { withHeld } from "../provenance/held.ts";
import type { Machine } from "../provenance/machine.ts";
import type { SiteValue, Value } from "../provenance/value.ts";
import { carrierOf } from "./carrier.ts";

/** How deep objects within objects are looked for. */
const DEPTH = 6;

/**
 * The literals and classes of the objects of which a program gives all away, as text, to another service or to
 * whoever reads what it prints: others may read them as they are.
 */
export const givenAway = oncePer((machine: Machine): ReadonlySet<ts.Node> => {
  const { exchanges, program, seen } = machine;
  const foreign = new Set([...exchanges.foreign.values()].flat().map(({ node }) => node));
  const given = program
    .nodes()
    .filter(ts.isCallExpression)
    .filter((node) => foreign.has(node) || isShowing(node))
    .flatMap((node) => node.arguments.flatMap((each) => [...(seen.get(each) ?? [])]));
  const makers = [...withHeld(given, DEPTH)]
    .filter(isWrittenOut)
    .map((value) => carrierOf(machine, value) as ts.Node | null);
  return new Set(makers.filter((maker) => maker !== null));
});

function isWrittenOut(value: Value): value is SiteValue {
  if (value.kind !== "site") return false;
  return value.is === "instance" || ts.isObjectLiteralExpression(value.node);
}

/** Whether a call puts all of what it is given into text: `JSON.stringify(film)`, `console.log(film)`, `inspect(film)`. */
function isShowing({ expression }: ts.CallExpression): boolean {
  return /^(JSON\.stringify|console\.\w+|(util\.)?inspect)$/.test(expression.getText());
}
