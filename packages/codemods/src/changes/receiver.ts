import type { ts } from "ts-morph";
import { bearerOf, carrierOf, nodeOf } from "../facts/carrier.ts";
import type { Facts } from "../facts/facts.ts";
import type { Role } from "../facts/shapes.ts";
import { isOfUnknownOrigin } from "../facts/value-origin.ts";
import type { Confidence } from "../model.ts";
import { isNullish, type Value, type Values } from "../provenance/value.ts";

/** What a place holds, as far as one role is concerned. */
export interface Receiver {
  readonly carriers: readonly unknown[];
  /** `manual` where it may also hold something of another service. */
  readonly confidence: Confidence;
  readonly reason: string | null;
  /** Whether what keeps the names of v1, as the answers of another service do, may stand there as well. */
  readonly mixed: boolean;
}

/** Judges what may stand in a place that holds a value of a role; null where it holds none. */
export function receiverOf(facts: Facts, values: Values, role: Role): Receiver | null {
  const carriers: unknown[] = [];
  const others: Value[] = [];
  for (const value of values) {
    if (facts.roles.roleOf(value).has(role)) carriers.push(carrierOf(facts.machine, value));
    else if (!isNullish(value) && value.kind !== "plain" && value.kind !== "service")
      others.push(value);
  }
  if (carriers.length === 0) return null;
  if (others.some((value) => isOfAnotherService(facts, value))) {
    return {
      carriers,
      confidence: "manual",
      reason: "what another service answers comes here too",
      mixed: true,
    };
  }
  if (others.some((value) => isKept(facts, value))) {
    return {
      carriers,
      confidence: "manual",
      reason: "an object of the program's own, which keeps its names, comes here too",
      mixed: true,
    };
  }
  if (others.some(isOfUnknownOrigin)) {
    return {
      carriers,
      confidence: "review",
      reason: "something whose origin is not known may come here too",
      mixed: false,
    };
  }
  return { carriers, confidence: "safe", reason: null, mixed: false };
}

function isKept({ machine, roles }: Facts, value: Value): boolean {
  const bearer = value.kind === "site" ? bearerOf(machine, value) : null;
  return bearer !== null && (roles.kept.has(bearer) || roles.kept.has(nodeOf(bearer)));
}

/** What another service answered, or is declared as what it answers. */
export function isOfAnotherService(facts: Facts, value: Value): boolean {
  if (value.kind === "foreign") return facts.others.has(value);
  if (value.kind !== "typed") return false;
  const structure = facts.machine.types.expand(value.type);
  return structure.is === "object" && facts.roles.others.has(structure.declaration);
}

/** The path of the file that a node stands in. */
export function pathOf(node: ts.Node): string {
  return node.getSourceFile().fileName;
}
