import { type FilledMember, type MappedShape, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Piece, rangeOf } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { type MovedMapping, pathTo } from "../../facts/shapes.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
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
  const cast = isPartlySet(members) ? " as never" : "";
  return writtenTogether(role, first.mapping, set, ({ fallback }) => quoted(fallback), cast);
}

/** A member of what v2 has together, and what it is set to. */
interface SetMember {
  readonly name: string;
  readonly value: readonly Piece[];
}

/**
 * `[{ periodicity: 'daily', value: 3 }]`: members as v2 has them together.
 *
 * @param one - The mapping of one of them.
 * @param fill - What is written for a member that v1 has elsewhere or not at all.
 * @param cast - What stands behind the object.
 */
export function writtenTogether(
  role: MappedShape,
  one: MovedMapping,
  set: readonly SetMember[],
  fill: (member: FilledMember) => string,
  cast = "",
): readonly Piece[] {
  const [container, index] = pathTo(one);
  const isList = typeof index === "number";
  const filled = shapeMappings[role].filled
    .filter(({ within }) => isList && within[0] === container)
    .map((member) => `${String(member.to.at(-1))}: ${fill(member)}, `);
  const inner = set.flatMap(({ name, value }, at) => [`${at > 0 ? ", " : ""}${name}: `, ...value]);
  return isList ? [`[{ ${filled.join("")}`, ...inner, ` }${cast}]`] : ["{ ", ...inner, ` }${cast}`];
}

/** Whether a compiler takes members for set that nothing sets here, such as those behind a `!` or of a constructor. */
function isPartlySet(members: readonly MovedMember[]): boolean {
  return members.some(
    ({ node }) =>
      ts.isPropertyDeclaration(node) &&
      isTypeScript(node) &&
      !node.initializer &&
      !node.questionToken,
  );
}

/** What a field is set to where it is declared, as v2 has it; null where nothing sets it there. */
export function initialOf(facts: Facts, { node, mapping }: MovedMember): readonly Piece[] | null {
  if (!ts.isPropertyDeclaration(node) || !node.initializer) return null;
  const { initializer } = node;
  if (mapping.op === "move")
    return outgoing(facts, initializer, mapping, false) ?? [rangeOf(initializer)];
  return ts.isArrayLiteralExpression(initializer) ? [String(initializer.elements.length)] : null;
}
