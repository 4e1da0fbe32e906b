import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import { mergedWith } from "../provenance/type-container.ts";
import { proposeAccessors } from "./class-accessors.ts";
import { isDeclaredType } from "./declared-member.ts";
import { proposeEnvelopeType } from "./envelope-type.ts";
import { proposePayloadType } from "./payload-type.ts";
import type { Proposal } from "./proposal.ts";

/** Interfaces and type literals that describe what the service answers or takes. */
export function findDeclaredTypes(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const [node, roles] of facts.roles.of) {
    if (!isDeclaredType(node)) continue;
    const merged = ts.isInterfaceDeclaration(node) ? mergedWith(node) : [node];
    for (const role of roles) {
      found.push(
        ...(role === "envelope"
          ? merged.flatMap(proposeEnvelopeType)
          : proposePayloadType(facts, merged, role)),
      );
      if (ts.isClassLike(node) && role !== "envelope") found.push(...proposeAccessors(node, role));
    }
  }
  return found;
}
