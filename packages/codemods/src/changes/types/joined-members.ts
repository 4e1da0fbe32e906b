import { type MappedShape, shapeMappings } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { pathTo } from "../../facts/shapes.ts";
import { isOptionalSchema } from "../../validation/schema-structure.ts";
import { requiredIn } from "../lacks-required.ts";
import { removeProperty } from "../property-list.ts";
import { pathOf } from "../receiver.ts";
import { mayLack } from "./may-lack.ts";
import { containerDefault, type ShapeMember } from "./schema-default.ts";
import type { SchemaDialect } from "./schema-dialect.ts";
import { isWhollyPartial } from "./whole-partials.ts";
import { type WidenedContainer, widenedContainer } from "./widened-container.ts";

/** Members of a shape that v2 has in one container. */
interface Joining {
  readonly shape: ts.ObjectLiteralExpression;
  readonly members: readonly ShapeMember[];
  readonly role: MappedShape;
  readonly dialect: SchemaDialect;
}

/**
 * `goals: z.array(z.object({ … }))` in the place of the first member that v2 has there; null where the library has no
 * way to write it.
 */
export function joinedMembers(facts: Facts, joining: Joining): readonly Edit[] | null {
  const { shape, members, role, dialect } = joining;
  const [first, ...others] = members;
  if (!first) return [];
  const file = pathOf(shape);
  const container = String(pathTo(first.mapping)[0]);
  const before = widenedContainer(facts, shape, container, role);
  const whole = before ? widened(joining, container, before) : made(joining, container);
  if (!whole) return null;
  const value = containerDefault(members, role);
  const own = members.map(({ node, mapping }) => ({
    mapping,
    isOptional: isOptionalSchema(node.initializer),
  }));
  const isOptional = mayLack([...own, ...(before?.members ?? [])], role);
  return [
    replace(
      file,
      rangeOf(first.node),
      `${container}: `,
      ...(value ? dialect.filled(whole, value) : isOptional ? dialect.optional(whole) : whole),
    ),
    ...others.map(({ node }) => removeProperty(file, node, shape.properties)),
  ];
}

/** The schema of a container with what the shape says of it. */
function made(joining: Joining, container: string): readonly Piece[] {
  const { dialect, role } = joining;
  const isInList = isList(joining);
  const filled = shapeMappings[role].filled
    .filter(({ within }) => isInList && within[0] === container)
    .map(({ to }) => `${String(to.at(-1))}: ${dialect.string}, `);
  const object = dialect.object([...filled, ...memberPieces(joining, container)]);
  return isInList ? dialect.list(object) : object;
}

/** The schema that a container has already, with what the shape adds to it. */
function widened(
  joining: Joining,
  container: string,
  { text, members }: WidenedContainer,
): readonly Piece[] | null {
  const is = { list: isList(joining), optional: mayLack(members, joining.role) };
  return text === null ? null : joining.dialect.widened(text, is, memberPieces(joining, container));
}

/** `value: z.number(), unit: z.string()`: what stands in the shape, under the names that the container has. */
function memberPieces(joining: Joining, container: string): readonly Piece[] {
  const { shape, members, role, dialect } = joining;
  const required = isList(joining) && isWhollyPartial(shape) ? requiredIn(container, role) : [];
  const isRequired = ({ mapping }: ShapeMember): boolean => required.includes(mapping.from);
  const mayLackPart = members.some(isRequired);
  return members.flatMap((member, at): Piece[] => {
    const { node, mapping } = member;
    const schema = [mapping.op === "move" ? rangeOf(node.initializer) : dialect.number];
    const isLoose = mayLackPart && !isRequired(member) && !isOptionalSchema(node.initializer);
    return [
      `${at > 0 ? ", " : ""}${String(pathTo(mapping).at(-1))}: `,
      ...(isLoose ? dialect.optional(schema) : schema),
    ];
  });
}

function isList({ members: [first] }: Joining): boolean {
  return first !== undefined && typeof pathTo(first.mapping)[1] === "number";
}
