import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { forEachNode } from "../../program/js-doc.ts";
import { isSelecting, keySelectorAt } from "../key-selector.ts";
import type { Proposal } from "../proposal.ts";
import { proposeIndexedEnvelope } from "./indexed-envelope.ts";
import { proposeIndexedType } from "./indexed-type.ts";
import { keyPlan } from "./key-values.ts";
import { proposeSelectedKeys } from "./selected-keys.ts";

/** Names of members in types: `Pick<Habit, 'title'>`, `Omit<Habit, 'streak'>`, `Habit['frequency']`. */
export function findTypeKeys(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  const { frozen } = keyPlan(facts);
  const visit = (node: ts.Node): void => {
    if (!isSelecting(node) && !ts.isIndexedAccessTypeNode(node)) return;
    if (ts.findAncestor(node, (each) => ts.isTypeNode(each) && frozen.types.has(each))) return;
    const selector = isSelecting(node) ? keySelectorAt(facts, node) : null;
    if (isSelecting(node) && selector && !isApart(facts, node))
      found.push(...proposeSelectedKeys(facts, node, selector));
    if (!ts.isIndexedAccessTypeNode(node)) return;
    found.push(...proposeIndexedType(facts, node, frozen), ...proposeIndexedEnvelope(facts, node));
  };
  for (const module of facts.program.modules.values()) forEachNode(module.source, visit);
  return found;
}

/** A type of the program's own is written out, with all that it is made of. */
function isApart({ machine }: Facts, node: ts.Node): boolean {
  return ts.findAncestor(node, (each) => machine.types.apart.has(each)) !== undefined;
}
