import type { MappedShape } from "@habitshift/schemas";
import { shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, insert, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { meantSignatures } from "../../facts/meant-signatures.ts";
import { memberTypeAt } from "../../provenance/types/member-type.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import { pathOf } from "../receiver.ts";
import { placeAmong, typeInV2 } from "./body-type-argument.ts";

/** A call of a function of the program that hands a body over, and the body's place among the arguments. */
interface Handing {
  readonly call: ts.CallExpression;
  readonly callee: ts.FunctionLikeDeclaration;
  readonly shape: MappedShape;
  /** The member that stays in the body until the path is at hand. */
  readonly kept: string | null;
  /** What type parameters stand for where the type of the body is written. */
  readonly parameters?: TypeRef["parameters"];
}

/**
 * The parameter that a body is handed to is declared for v1: `body: CheckIn` takes the v2 body too, and the
 * member of a table of bodies, which `Bodies[P]` finds by the path, is the v2 body.
 *
 * @param kept - The member that stays in the body until the path is at hand.
 */
export function bodyParameterType(
  facts: Facts,
  call: ts.Node,
  body: ts.Expression,
  shape: MappedShape,
  kept: string | null = null,
): readonly Edit[] {
  if (!ts.isCallExpression(call)) return [];
  const place = placeAmong(call, body);
  if (!place) return [];
  const { index, names } = place;
  return [...facts.seen(call.expression)].flatMap((value): readonly Edit[] => {
    if (value.kind !== "function") return [];
    const type = typeAt(value.node, index);
    const handing = { call, callee: value.node, shape, kept };
    const { types } = facts.machine;
    if (!type || names.length === 0) {
      const offered = meantSignatures(facts.machine, call, value.node);
      const declared = [type, ...offered.map((each) => typeAt(each, index))];
      return declared.flatMap((each) => (each ? editsIn(facts, handing, each) : []));
    }
    const member = memberTypeAt(types, types.refer(type), names);
    if (!member || !ts.isIndexedAccessTypeNode(member.node)) return [];
    return editsIn(facts, { ...handing, parameters: member.parameters }, member.node);
  });
}

/** What is declared for an argument, be it among the rest. */
function typeAt({ parameters }: ts.SignatureDeclaration, index: number): ts.TypeNode | null {
  const last = parameters.at(-1);
  const parameter = parameters[index] ?? (last?.dotDotDotToken ? last : undefined);
  return parameter?.type ?? null;
}

function editsIn(facts: Facts, handing: Handing, type: ts.TypeNode): readonly Edit[] {
  const { shape } = handing;
  const found = typesIn(type).flatMap((part) => {
    const written = ts.isIndexedAccessTypeNode(part) ? writtenMember(facts, handing, part) : part;
    const members = written ? membersIfV1(facts, written, shape) : null;
    return written && members !== null ? [{ part, written, members }] : [];
  });
  // Of several bodies that it takes the one is meant that has nothing beside.
  const [meant] = found.toSorted((left, right) => left.members - right.members);
  if (!meant) return [];
  const { part, written } = meant;
  const text = typeInV2(written.getText(), shape, keptMember(facts, handing, written));
  return part === written
    ? [insert(pathOf(part), part.getEnd(), ` | ${text}`)]
    : [replace(pathOf(written), rangeOf(written), text)];
}

function keptMember(
  { machine: { types } }: Facts,
  { kept }: Handing,
  type: ts.TypeNode,
): string | undefined {
  const structure = kept === null ? null : types.expand(types.refer(type));
  const member = structure?.is === "object" ? structure.members.get(kept ?? "")?.node : undefined;
  return member?.getText().replace(/[,;]$/, "");
}

/** The types that one is written to be any of, be they what `...[body]: A extends B ? [] : [Body]` holds. */
function typesIn(type: ts.TypeNode): readonly ts.TypeNode[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(typesIn);
  if (ts.isConditionalTypeNode(type)) return [type.trueType, type.falseType].flatMap(typesIn);
  if (ts.isTupleTypeNode(type))
    return type.elements.flatMap((part) => typesIn(ts.isNamedTupleMember(part) ? part.type : part));
  const isNamed = ts.isTypeReferenceNode(type) || ts.isTypeLiteralNode(type);
  return isNamed || ts.isIndexedAccessTypeNode(type) ? [type] : [];
}

/** How many members a type has, where it has all of those that such a body had in v1. */
function membersIfV1({ machine }: Facts, type: ts.TypeNode, shape: MappedShape): number | null {
  const structure = machine.types.expand(machine.types.refer(type));
  if (structure.is !== "object") return null;
  const { members } = structure;
  return shapeMappings[shape].fields.every(({ from }) => members.has(from)) ? members.size : null;
}

/** The type that is written for the member which `Bodies[P]` means, where an argument of the call says what `P` is. */
function writtenMember(
  facts: Facts,
  handing: Handing,
  { objectType, indexType }: ts.IndexedAccessTypeNode,
): ts.TypeNode | null {
  const holder = ts.isIndexedAccessTypeNode(objectType)
    ? writtenMember(facts, handing, objectType)
    : objectType;
  const name = nameOf(handing, indexType);
  if (!holder || name === null) return null;
  const { types } = facts.machine;
  const structure = types.expand(types.refer(holder));
  const member = structure.is === "object" ? structure.members.get(name)?.node : undefined;
  return member && ts.isPropertySignature(member) ? (member.type ?? null) : null;
}

function nameOf({ call, callee, parameters }: Handing, index: ts.TypeNode): string | null {
  if (ts.isLiteralTypeNode(index))
    return ts.isStringLiteral(index.literal) ? index.literal.text : null;
  const name = (parameters?.get(index.getText())?.node ?? index).getText();
  const at = callee.parameters.findIndex(({ type }) => type?.getText() === name);
  const given = call.arguments[at];
  return given && ts.isStringLiteralLike(given) ? given.text : null;
}
