import { type MappedShape, shapeMappings } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { containerOf, pathTo, readOnlyContainers } from "../../facts/shapes.ts";

/** The members of v1 that fill what a container has beside those that moved there. */
export function fillersOf(role: MappedShape, container: string): readonly string[] {
  const { filled } = shapeMappings[role];
  return filled.flatMap(({ from, within }) => (from && within[0] === container ? [from] : []));
}

/** The lists of v2 that take several members of v1; what v2 only returns, where the object is not sent. */
export function containersOf(facts: Facts, node: ts.Node, role: MappedShape): readonly string[] {
  const lists = shapeMappings[role].fields
    .filter((field) => typeof pathTo(field)[1] === "number")
    .map(containerOf)
    .filter((name) => name !== null);
  return [...new Set([...lists, ...(facts.roles.sent.has(node) ? [] : readOnlyContainers(role))])];
}
