import { type MappedShape, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Piece, rangeOf } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { pathTo } from "../../facts/shapes.ts";
import { outgoing } from "../units/outgoing-value.ts";
import type { MovedMember } from "./payload-type.ts";

/** What fields of a class are set to at first, as v2 has them together; null where nothing sets any. */
export function initialContainer(
  facts: Facts,
  members: readonly MovedMember[],
  role: MappedShape,
): readonly Piece[] | null {
  const set = members.flatMap((member) => {
    const value = initialOf(facts, member);
    return value ? [{ name: String(pathTo(member.mapping).at(-1)), value }] : [];
  });
  const [first] = members;
  if (!first || set.length === 0) return null;
  const [container, index] = pathTo(first.mapping);
  const isList = typeof index === "number";
  const filled = shapeMappings[role].filled
    .filter(({ within }) => isList && within[0] === container)
    .map(({ to, fallback }) => `${String(to.at(-1))}: ${quoted(fallback)}, `);
  const inner = set.flatMap(({ name, value }, at) => [`${at > 0 ? ", " : ""}${name}: `, ...value]);
  const cast = isPartlySet(members) ? " as never" : "";
  return isList ? [`[{ ${filled.join("")}`, ...inner, ` }${cast}]`] : ["{ ", ...inner, ` }${cast}`];
}

/** Whether a compiler takes members for set that nothing sets here, such as those behind a `!`. */
function isPartlySet(members: readonly MovedMember[]): boolean {
  return members.some(
    ({ node }) => ts.isPropertyDeclaration(node) && node.exclamationToken && !node.initializer,
  );
}

function initialOf(facts: Facts, { node, mapping }: MovedMember): readonly Piece[] | null {
  if (!ts.isPropertyDeclaration(node) || !node.initializer) return null;
  const { initializer } = node;
  if (mapping.op === "move")
    return outgoing(facts, initializer, mapping, false) ?? [rangeOf(initializer)];
  return ts.isArrayLiteralExpression(initializer) ? [String(initializer.elements.length)] : null;
}
