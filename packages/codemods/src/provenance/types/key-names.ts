import { ts } from "ts-morph";
import { aliasNamed } from "./alias-named.ts";
import { listedNames } from "./listed-names.ts";
import type { TypeReader } from "./type-reader.ts";
import type { TypeRef } from "./type-ref.ts";
import { memberNames, objectParts } from "./whole-structure.ts";

/** A chain of aliases longer than this refers to itself. */
const MAX_DEPTH = 12;

/** The names that a type of keys stands for, such as `'title' | 'unit'` or `Exclude<keyof Habit, 'id'>`; null where they are not known. */
export function keyNames(
  reader: TypeReader,
  ref: TypeRef,
  node: ts.TypeNode,
  depth = 0,
): ReadonlySet<string> | null {
  if (depth > MAX_DEPTH) return null;
  const inner = (type: ts.TypeNode) => keyNames(reader, ref, type, depth + 1);
  if (ts.isParenthesizedTypeNode(node)) return inner(node.type);
  if (ts.isUnionTypeNode(node)) return joined(node.types.map(inner));
  if (ts.isLiteralTypeNode(node))
    return ts.isStringLiteral(node.literal) ? new Set([node.literal.text]) : null;
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) {
    const structure = reader.expand(reader.refer(node.type, ref.parameters), depth + 1);
    const parts = objectParts((part) => reader.expand(part, depth + 1), structure);
    return parts.length > 0 ? new Set(memberNames(parts)) : null;
  }
  const listed = listedNames(reader.program, node);
  if (listed) return new Set(listed);
  return ts.isTypeReferenceNode(node) ? referredNames(reader, ref, node, depth) : null;
}

/** The names of an alias, or of what `Exclude` and `Extract` leave of others. */
function referredNames(
  reader: TypeReader,
  ref: TypeRef,
  node: ts.TypeReferenceNode,
  depth: number,
): ReadonlySet<string> | null {
  const [from, other] = (node.typeArguments ?? []).map((type) =>
    keyNames(reader, ref, type, depth + 1),
  );
  const name = node.typeName.getText();
  if (name === "Exclude" || name === "Extract")
    return chosen(from ?? null, other ?? null, name === "Extract");
  const alias = aliasNamed(reader.program, node);
  return alias && keyNames(reader, reader.refer(alias), alias.type, depth + 1);
}

function joined(parts: readonly (ReadonlySet<string> | null)[]): ReadonlySet<string> | null {
  return parts.includes(null) ? null : new Set(parts.flatMap((part) => [...(part ?? [])]));
}

function chosen(
  from: ReadonlySet<string> | null,
  other: ReadonlySet<string> | null,
  isKept: boolean,
): ReadonlySet<string> | null {
  if (!from || !other) return null;
  return new Set([...from].filter((name) => other.has(name) === isKept));
}
