import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { type MoveMapping, mappingOf, pathTo, type Role } from "../../facts/shapes.ts";
import { aliasNamed } from "../../provenance/types/alias-named.ts";
import { mappedSource, nothingBeside } from "../../provenance/types/mapped-structure.ts";
import type { DerivingNode, Structure, TypeMember } from "../../provenance/types/structure.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { isPlain } from "./plain-type.ts";

/** `Pick<Habit, 'title'>` of objects of the program's own is written out: they keep their members. */
export function findOwnTypes(facts: Facts): readonly Proposal[] {
  const { types } = facts.machine;
  return [...types.apart].flatMap((node): readonly Proposal[] => {
    if (!ts.isTypeReferenceNode(node) && !ts.isMappedTypeNode(node)) return [];
    const structure = types.expand(types.refer(node));
    return structure.is === "object" ? writtenOut(facts, node, structure) : [];
  });
}

type ObjectStructure = Extract<Structure, { is: "object" }>;

function writtenOut(
  facts: Facts,
  node: DerivingNode,
  structure: ObjectStructure,
): readonly Proposal[] {
  const { declaration } = structure;
  const roles = facts.roles.of.get(declaration) ?? new Set<Role>();
  const members = [...structure.members.values()];
  for (const role of roles) {
    const changed = members.map(({ name }) => mappingOf(role, name)).find((each) => each !== null);
    if (!changed) continue;
    const given = givenToAlias(facts, node);
    const written = membersWrittenOut(given ?? node, structure, role);
    return [
      {
        change: changed.change,
        node,
        message: describeField(changed, role),
        edits: written === null ? null : [replace(pathOf(node), rangeOf(given ?? node), written)],
        confidence: written === null ? "manual" : "safe",
        reason:
          written !== null ? null : "it declares objects of your own, which keep their members",
        ties: [declaration],
      },
    ];
  }
  return [];
}

/** What an alias of one's own makes a type of, which it makes of what is written out as well: `Nullable<Draft>`. */
function givenToAlias({ program }: Facts, node: DerivingNode): ts.TypeNode | undefined {
  return ts.isTypeReferenceNode(node) && aliasNamed(program, node)
    ? node.typeArguments?.[0]
    : undefined;
}

/** The v1 members of a type, as they read where it stands; null where v2 has no type for one of them. */
export function membersWrittenOut(
  node: ts.TypeNode,
  { members }: ObjectStructure,
  role: Role,
): string | null {
  const base = baseOf(node).getText();
  const isMapped = ts.isMappedTypeNode(node);
  const before = isMapped && node.readonlyToken ? "readonly " : "";
  const beside = isMapped ? nothingBeside(node).map((each) => ` | ${each.getText()}`) : [];
  const written = [...members.values()].map((member) => {
    const text = memberText(member, base, role);
    return text && `${before}${text}${beside.join("")}`;
  });
  return written.every((text) => text !== null) ? `{ ${written.join("; ")} }` : null;
}

/** The type that members are taken of: `Habit` of `Required<Pick<Habit, 'title'>>`. */
function baseOf(node: ts.TypeNode): ts.TypeNode {
  if (ts.isMappedTypeNode(node)) return mappedSource(node)?.type ?? node;
  const [first] = ts.isTypeReferenceNode(node) ? (node.typeArguments ?? []) : [];
  return first ? baseOf(first) : node;
}

function memberText({ name, node, optional }: TypeMember, base: string, role: Role): string | null {
  const type = "type" in node && node.type ? (node.type as ts.TypeNode) : null;
  const mapping = mappingOf(role, name);
  const text = type && isPlain(type) ? type.getText() : typeInV2(base, name, mapping);
  return text && `${name}${optional ? "?" : ""}: ${text}`;
}

/** `Habit['occurrence']['type']`; null where v2 has no such member. */
function typeInV2(
  base: string,
  name: string,
  mapping: ReturnType<typeof mappingOf>,
): string | null {
  if (mapping === null) return `${base}['${name}']`;
  if (!isMove(mapping)) return null;
  const steps = pathTo(mapping).map((step) =>
    typeof step === "number" ? "[number]" : `['${step}']`,
  );
  return base + steps.join("");
}

function isMove(mapping: NonNullable<ReturnType<typeof mappingOf>>): mapping is MoveMapping {
  return mapping.op === "move";
}
