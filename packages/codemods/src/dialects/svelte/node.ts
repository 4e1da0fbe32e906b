import type { Range } from "../../edit/edit.ts";

/** A node of a script or of an expression, as the compiler gives it: with its place. */
export interface SvelteNode extends Range {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** The compiler's types are those of ESTree, which leave the places out. */
export function svelteNode(node: unknown): SvelteNode {
  return node as SvelteNode;
}

/** Where a node stands in the file, with the type that is annotated to it. */
export function rangeOf(node: unknown): Range {
  const { start, end, typeAnnotation } = svelteNode(node);
  const annotated = isNode(typeAnnotation) ? typeAnnotation.end : end;
  return { start, end: Math.max(end, annotated) };
}

/** Whether a value is a node. */
export function isNode(value: unknown): value is SvelteNode {
  return typeof value === "object" && value !== null && "type" in value;
}

/** The nodes that a member of a node holds. */
export function nodesAt(node: SvelteNode, member: string): readonly SvelteNode[] {
  const held = node[member];
  return (Array.isArray(held) ? held : [held]).filter(isNode);
}

/** The names that a pattern declares, each with the name of the member that it takes where it takes one. */
export function namesIn(pattern: SvelteNode): readonly (readonly [name: string, key: string])[] {
  switch (pattern.type) {
    case "Identifier":
      return [[String(pattern.name), String(pattern.name)]];
    case "AssignmentPattern":
      return nodesAt(pattern, "left").flatMap(namesIn);
    case "RestElement":
      return nodesAt(pattern, "argument").flatMap(namesIn);
    case "ArrayPattern":
      return nodesAt(pattern, "elements").flatMap(namesIn);
    case "ObjectPattern":
      return nodesAt(pattern, "properties").flatMap(namesOfProperty);
    default:
      return [];
  }
}

function namesOfProperty(property: SvelteNode): readonly (readonly [string, string])[] {
  if (property.type !== "Property") return namesIn(property);
  const [key] = nodesAt(property, "key");
  const held = nodesAt(property, "value").flatMap(namesIn);
  return held.length === 1 && key?.type === "Identifier"
    ? held.map(([name]) => [name, String(key.name)] as const)
    : held;
}
