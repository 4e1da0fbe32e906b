import { ts } from "ts-morph";
import type { Reading } from "./reading.ts";
import type { Structure } from "./structure.ts";
import type { TypeRef } from "./type-ref.ts";

/**
 * What `T extends { result: infer R } ? R : never` is made of: the branch that is taken where the part is
 * there; either branch where that is not known.
 */
export function conditionalStructure(node: ts.ConditionalTypeNode, reading: Reading): Structure {
  const { reader, ref, depth } = reading;
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

type Inferred = ReadonlyMap<string, TypeRef>;

/** What the names after `infer` stand for; null where the type has no such part, undefined where none is named. */
function inferred(node: ts.ConditionalTypeNode, reading: Reading): Inferred | null | undefined {
  const { checkType, extendsType } = node;
  const { reader, ref, depth } = reading;
  const names = partsOf(extendsType);
  if (names.length === 0) return undefined;
  const checked = reader.expand(reader.refer(checkType, ref.parameters), depth + 1);
  const found = names.map(([part, name]) => {
    const type = partOf(checked, part);
    return type && ([name, type] as const);
  });
  return found.includes(null) ? null : new Map(found.filter((each) => each !== null));
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

function partOf(structure: Structure, part: Part): TypeRef | null {
  if ("of" in part) return structure.is === part.of ? structure.of : null;
  if (structure.is !== "object") return null;
  return structure.members.get(part.member)?.type ?? null;
}
