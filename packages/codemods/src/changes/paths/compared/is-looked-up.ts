import { ts } from "ts-morph";
import { flatten } from "../../../client/addresses/match-url.ts";
import type { Facts } from "../../../facts/facts.ts";
import { oncePer } from "../../../program/once-per.ts";
import { literalNodes } from "../../../provenance/text/literal-nodes.ts";
import type { TextValue } from "../../../provenance/text/text-value.ts";
import { isOfOthers } from "./is-url.ts";
import type { CalledPath } from "./keyed-urls.ts";
import { textsAt } from "./texts-at.ts";

/** Whether a name of a table is looked up by the very paths of the calls that it is named after, and by no others. */
export function isLookedUp(
  facts: Facts,
  name: ts.StringLiteralLike,
  called: readonly CalledPath[],
): boolean {
  const texts = [...(lookUps(facts).get(name.parent.parent) ?? [])];
  const asking = texts.filter((text) => flatten(text).endsWith(lastWord(name.text)));
  const isOwn = ({ match }: CalledPath): boolean => {
    const written = new Set(literalNodes(match.parts));
    return asking.some(({ parts }) => literalNodes(parts).some((node) => written.has(node)));
  };
  return called.every(isOwn) && !asking.some((text) => isOfOthers(facts, text));
}

/** `/api/…` of `GET /api/…`. */
function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(" ") + 1);
}

/** What members of each literal are looked up by: `table[key]`. */
export const lookUps = oncePer((facts: Facts): ReadonlyMap<ts.Node, ReadonlySet<TextValue>> => {
  const found = new Map<ts.Node, Set<TextValue>>();
  for (const node of facts.program.nodes(ts.isElementAccessExpression)) {
    const texts = textsAt(facts, node.argumentExpression);
    if (texts.length === 0) continue;
    for (const table of facts.seen(node.expression)) {
      if (table.kind !== "site") continue;
      const known = found.get(table.node) ?? new Set();
      for (const text of texts) known.add(text);
      found.set(table.node, known);
    }
  }
  return found;
});
