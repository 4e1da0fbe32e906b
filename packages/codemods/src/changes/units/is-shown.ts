import type { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { isInText } from "../in-text.ts";
import { followKeys } from "../key-uses.ts";

/** Whether the text of a literal comes, as where keys are listed, to a place that shows it or puts it into another text. */
export function isShown(facts: Facts, literal: ts.Node): boolean {
  const uses = followKeys(facts, new Set([literal])).get(literal) ?? [];
  return uses.some(({ node }) => node !== literal && isInText(node));
}
