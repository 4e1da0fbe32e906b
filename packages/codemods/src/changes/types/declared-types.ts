import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import type { Role } from "../../facts/shapes.ts";
import { mergedWith } from "../../provenance/types/merged-with.ts";
import { type DeclaredType, isDeclaredType } from "../declared-member.ts";
import type { Proposal } from "../proposal.ts";
import { proposeAccessors } from "./class-accessors.ts";
import { eitherTypes, proposeEitherType } from "./either-type.ts";
import { proposeEnvelopePatterns } from "./envelope-patterns.ts";
import { proposeEitherEnvelopeType, proposeEnvelopeType } from "./envelope-type.ts";
import { proposeParameterProperties } from "./parameter-properties.ts";
import { proposePayloadType } from "./payload-type.ts";

/** Interfaces and type literals that describe what the service answers or takes. */
export function findDeclaredTypes(facts: Facts): readonly Proposal[] {
  const either = eitherTypes(facts);
  const found: Proposal[] = [];
  for (const [node, roles] of facts.roles.of) {
    if (!isDeclaredType(node)) continue;
    const merged = ts.isInterfaceDeclaration(node) ? mergedWith(facts.program, node) : [node];
    for (const role of roles) {
      found.push(...proposeType(facts, merged, role, either));
      if (ts.isClassLike(node) && role !== "envelope")
        found.push(
          ...proposeAccessors(node, role),
          ...proposeParameterProperties(facts, node, role),
        );
    }
  }
  found.push(...proposeEnvelopePatterns(facts, either));
  return found;
}

function proposeType(
  facts: Facts,
  merged: readonly DeclaredType[],
  role: Role,
  either: ReadonlySet<ts.Node>,
): readonly Proposal[] {
  const isEither = merged.some((node) => either.has(node));
  if (role === "envelope")
    return merged.flatMap(isEither ? proposeEitherEnvelopeType : proposeEnvelopeType);
  return isEither
    ? merged.flatMap((node) => proposeEitherType(node, role))
    : proposePayloadType(facts, merged, role);
}
