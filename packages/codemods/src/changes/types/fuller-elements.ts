import type { MappedShape } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { containerOfName, movedMapping, pathTo } from "../../facts/shapes.ts";
import { memberName } from "../../program/member-name.ts";
import { oncePer } from "../../program/once-per.ts";
import type { Machine } from "../../provenance/machine.ts";
import { objectParts } from "../../provenance/types/whole-structure.ts";
import { type DeclaredType, declaredMembers } from "../declared-member.ts";

/**
 * What the elements of a list of v2 need in a type beside its own members, as what has the type is given where another
 * declares more of them: v1 let a part of a habit leave out `unit`, and v2 has no type for a part of a goal.
 */
export function fullerElements(
  facts: Facts,
  parts: readonly DeclaredType[],
  container: string,
  role: MappedShape,
): readonly string[] {
  const own = new Set(parts.flatMap(declaredMembers).map(({ name }) => name?.getText()));
  const found = new Map<string, string>();
  for (const { type, shared } of givenTo(facts, parts))
    for (const { name, node, isOptional } of plainMembers(type)) {
      const mapping = movedMapping(role, name);
      // What has it is a whole one, of which the part is but a view.
      if (!mapping || own.has(name) || isOptional || !shared.some((each) => lacks(each, name)))
        continue;
      if (containerOfName(role, name) === container)
        found.set(String(pathTo(mapping).at(-1)), node.getText());
    }
  return [...found].map(([name, type]) => `${name}: ${type}`);
}

interface GivenType {
  readonly type: ts.Node;
  /** What makes the objects that have this type, too. */
  readonly shared: readonly ts.Node[];
}

/** The types that objects have, too, which have one of these, where habits are declared with them. */
function givenTo(facts: Facts, parts: readonly DeclaredType[]): readonly GivenType[] {
  const makers = makersOf(facts.machine);
  const made = new Set(parts.flatMap((part) => [...(makers.get(part) ?? [])]));
  return [...makers]
    .filter(([type]) => !parts.some((part) => part === type))
    .filter(([type]) => facts.roles.of.get(type)?.has("habit"))
    .map(([type, others]) => ({ type, shared: [...others].filter((each) => made.has(each)) }));
}

/** Whether an object is written without a member. */
function lacks(maker: ts.Node, name: string): boolean {
  return (
    ts.isObjectLiteralExpression(maker) &&
    maker.properties.every(
      (property) => !ts.isSpreadAssignment(property) && memberName(property) !== name,
    )
  );
}

/** What makes the objects that have a declared type. */
const makersOf = oncePer((machine: Machine): ReadonlyMap<ts.Node, ReadonlySet<ts.Node>> => {
  const found = new Map<ts.Node, Set<ts.Node>>();
  const { types } = machine;
  for (const [type, values] of machine.typeFlows) {
    const made = [...values].flatMap((value) => (value.kind === "site" ? [value.node] : []));
    if (made.length === 0) continue;
    for (const { declaration } of objectParts((ref) => types.expand(ref), types.expand(type))) {
      const known = found.get(declaration) ?? new Set();
      for (const node of made) known.add(node);
      found.set(declaration, known);
    }
  }
  return found;
});

interface PlainMember {
  readonly name: string;
  readonly node: ts.TypeNode;
  readonly isOptional: boolean;
}

/** Members whose types can be written anywhere. */
function plainMembers(type: ts.Node): readonly PlainMember[] {
  if (!ts.isInterfaceDeclaration(type) && !ts.isTypeLiteralNode(type)) return [];
  return type.members.flatMap((member): readonly PlainMember[] => {
    const node = ts.isPropertySignature(member) ? member.type : undefined;
    if (!node || !PLAIN.has(node.kind) || !member.name) return [];
    return [{ name: member.name.getText(), node, isOptional: member.questionToken !== undefined }];
  });
}

const PLAIN: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.NumberKeyword,
  ts.SyntaxKind.StringKeyword,
]);
