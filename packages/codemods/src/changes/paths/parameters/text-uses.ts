import type { Endpoint } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";
import { oncePer } from "../../../program/once-per.ts";
import type { ExchangeUse } from "../../../provenance/exchanges.ts";
import type { TextPart } from "../../../provenance/text/text-value.ts";

/** A URL below a prefix of the service; `use` is null where it is that of no endpoint that is known. */
export interface TextUse {
  readonly use: ExchangeUse | null;
  readonly endpoint: Endpoint | null;
  readonly parts: readonly TextPart[];
}

type Index = ReadonlyMap<ts.Node, ReadonlySet<TextUse>>;

/** The URLs that a literal, a hole or an expression comes into. */
export function usesOf(facts: Facts, node: ts.Node): readonly TextUse[] {
  return [...(indexOf(facts).get(node) ?? [])];
}

const indexOf = oncePer(({ machine }: Facts): Index => {
  const { all, strays, open } = machine.exchanges;
  const index = new Map<ts.Node, Set<TextUse>>();
  const enter = (textUse: TextUse): void => {
    for (const part of textUse.parts) {
      const nodes = "text" in part ? [part.node, ...(part.via ? [part.via] : [])] : [part.hole];
      for (const node of nodes) index.set(node, (index.get(node) ?? new Set()).add(textUse));
    }
  };
  for (const { call, uses } of all.values())
    for (const use of uses.values())
      enter({ use, endpoint: call.endpoint, parts: use.match.parts });
  for (const { url } of [...strays.values(), ...open.values()])
    enter({ use: null, endpoint: null, parts: url.parts });
  return index;
});
