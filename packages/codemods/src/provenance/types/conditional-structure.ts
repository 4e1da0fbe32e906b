import { ts } from "ts-morph";
import type { Reading } from "./reading.ts";
import type { Structure } from "./structure.ts";
import type { TypeRef } from "./type-ref.ts";

/**
 * What `T extends { result: infer R } ? R : never` is made of: the branch that is taken where the part is
 * there; either branch where that is not known. What is made of a union is made of each of its parts.
 */
export function conditionalStructure(node: ts.ConditionalTypeNode, reading: Reading): Structure {
  const { reader, ref, depth } = reading;
  const each = distributed(node, reading);
  if (each) return { is: "union", of: each };
  const found = inferred(node, reading);
  if (found === null) return reader.expand(reader.refer(node.falseType, ref.parameters), depth + 1);
  const parameters = new Map([...ref.parameters, ...(found ?? [])]);
  if (found) return reader.expand(reader.refer(node.trueType, parameters), depth + 1);
  const branches = [node.trueType, node.falseType].filter(
    ({ kind }) => kind !== ts.SyntaxKind.NeverKeyword,
  );
  const of = branches.map((branch) => reader.refer(branch, ref.parameters));
  const [only] = of;
  return only && of.length === 1 ? reader.expand(only, depth + 1) : { is: "union", of };
}

/** The same type for each part of the union that a type parameter stands for; null where it stands for none. */
function distributed(node: ts.ConditionalTypeNode, reading: Reading): readonly TypeRef[] | null {
  const { checkType } = node;
  const { reader, ref, depth } = reading;
  if (!ts.isTypeReferenceNode(checkType)) return null;
  const name = checkType.typeName.getText();
  const given = ref.parameters.get(name);
  const structure = given && reader.expand(given, depth + 1);
  if (structure?.is !== "union" || structure.isWhole) return null;
  return structure.of.map((part) => reader.refer(node, new Map([...ref.parameters, [name, part]])));
}

type Inferred = ReadonlyMap<string, TypeRef>;

/** What the names after `infer` stand for; null where the type has no such part, undefined where that is not known. */
function inferred(node: ts.ConditionalTypeNode, reading: Reading): Inferred | null | undefined {
  const { checkType, extendsType } = node;
  const { reader, ref, depth } = reading;
  const names = partsOf(extendsType);
  if (names.length === 0) return undefined;
  const checked = reader.refer(checkType, ref.parameters);
  const found = names.map(([part, name]) => {
    const type = partOf(checked, part, { ...reading, depth: depth + 1 });
    return type && ([name, type] as const);
  });
  if (found.includes(null)) return null;
  return found.includes(undefined)
    ? undefined
    : new Map(found.filter((each) => each !== null && each !== undefined));
}

/** The elements of a list, what a promise gives, or a member. */
type Part = { readonly of: "list" | "promise" } | { readonly member: string };

/** The parts that are named by `infer`: of `(infer T)[]`, `Promise<infer T>`, `{ data: infer T }`. */
function partsOf(type: ts.TypeNode): readonly (readonly [Part, string])[] {
  if (ts.isArrayTypeNode(type)) return named({ of: "list" }, unwrapped(type.elementType));
  if (ts.isTypeReferenceNode(type)) {
    const [first] = type.typeArguments ?? [];
    const is = type.typeName.getText().startsWith("Promise") ? "promise" : "list";
    return first ? named({ of: is }, first) : [];
  }
  if (!ts.isTypeLiteralNode(type)) return [];
  return type.members.flatMap((member) =>
    ts.isPropertySignature(member) && member.type && !ts.isComputedPropertyName(member.name)
      ? named({ member: member.name.text }, member.type)
      : [],
  );
}

function unwrapped(type: ts.TypeNode): ts.TypeNode {
  return ts.isParenthesizedTypeNode(type) ? unwrapped(type.type) : type;
}

function named(part: Part, type: ts.TypeNode): readonly (readonly [Part, string])[] {
  return ts.isInferTypeNode(type) ? [[part, type.typeParameter.name.text]] : [];
}

/** A part of a type, itself or by its bases; null where it surely has none such, undefined where that is not known. */
function partOf(type: TypeRef, part: Part, reading: Reading): TypeRef | null | undefined {
  const { reader, depth } = reading;
  const structure = reader.expand(type, depth);
  const among = (types: readonly TypeRef[]): TypeRef | null | undefined => {
    const found = types.map((each) => partOf(each, part, { ...reading, depth: depth + 1 }));
    return found.find(Boolean) ?? (found.includes(undefined) ? undefined : null);
  };
  switch (structure.is) {
    case "unknown":
    case "external":
      return undefined;
    case "union":
      return structure.isWhole ? among(structure.of) : undefined;
    case "object":
      if (!("member" in part)) return null;
      return structure.members.get(part.member)?.type ?? among(structure.bases);
    default:
      return "of" in part && structure.is === part.of ? structure.of : null;
  }
}
