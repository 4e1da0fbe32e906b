import type { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";

/** Whether a declared type of what stands there says that the member may be missing. */
export function isOptionalMember(facts: Facts, receiver: ts.Node, name: string): boolean {
  for (const value of facts.seen(receiver)) {
    if (value.kind !== "typed") continue;
    const structure = facts.machine.types.expand(value.type);
    if (structure.is === "object" && structure.members.get(name)?.optional) return true;
  }
  return false;
}
