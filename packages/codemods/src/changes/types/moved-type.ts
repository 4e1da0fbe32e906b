import type { ts } from "ts-morph";
import type { Piece } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import type { MovedMapping } from "../../facts/shapes.ts";
import { memberType, type TypedMember } from "../declared-member.ts";
import { mappedLiterals } from "./mapped-literals.ts";

/** The type of a member where v2 has it; one of another file than the first is copied, as nothing can be moved from there. */
export function movedType(
  facts: Facts,
  node: TypedMember,
  mapping: MovedMapping,
  first: ts.Node = node,
): readonly Piece[] {
  if (mapping.op === "remove") return ["number"];
  const type = memberType(node);
  if (type && node.getSourceFile() !== first.getSourceFile()) return [type.getText()];
  if (!type) return [mapping.type === "string" ? "string" : "number"];
  return mappedLiterals(facts, type, mapping);
}
