import { type FieldPath, shapeMappings } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { type MoveMapping, mappingOf, type Role } from "../../facts/shapes.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { isWrittenTo } from "../../provenance/value.ts";
import { writtenMembers } from "../literals/held-member.ts";
import type { Access } from "../member-edit.ts";
import { pathOf } from "../receiver.ts";
import { lateList } from "./late-list.ts";
import { hasUntoldMembers } from "./untold-members.ts";

/**
 * `draft.goals = [{ ...(draft.goals?.[0] ?? { periodicity: 'daily' }), value: 20 }]`: whichever member is
 * set first makes the container, with what the body began with, and keeps what others have set.
 */
export function growContainer(
  facts: Facts,
  node: Access,
  mapping: MoveMapping,
  role: Role,
  value: readonly Piece[],
): Edit {
  const [container, index] = mapping.to;
  const held = `${node.expression.getText()}.${String(container)}`;
  const isUntold = hasUntoldMembers(facts, node.expression);
  const read = isUntold ? `(${held} as object[] | undefined)` : held;
  const late = lateList(facts, node, String(container));
  const begun = late?.isMovable ? [", ", ...writtenMembers(late.held)] : [];
  return replace(
    pathOf(node),
    rangeOf(node.parent),
    `${held} = [{ ...(${read}?.[${String(index)}] ?? { ${filledText(facts, node, mapping, role)}`,
    ...begun,
    ` }), ${String(mapping.to.at(-1))}: `,
    ...value,
    ` }${isUntold ? "" : castOf(node, held)}]`,
  );
}

/** A compiler wants a whole goal where v1 let one write a part; a private member has no type query. */
function castOf(node: Access, held: string): string {
  if (!isTypeScript(node)) return "";
  return held.includes("#") ? " as never" : ` as NonNullable<typeof ${held}>[number]`;
}

/** The members that v2 needs beside what is written: those filled from others or by default. */
function filledText(facts: Facts, node: Access, mapping: MoveMapping, role: Role): string {
  if (role === "envelope") return "";
  const defaults = shapeMappings[role].filled
    .filter(({ to }) => to[0] === mapping.to[0])
    .map(({ to, from, fallback }) => {
      const source = from && hasMember(facts, node.expression, from) ? mappingOf(role, from) : null;
      const read = source?.op === "move" ? `${readText(facts, node, source.to)} ?? ` : "";
      return `${String(to.at(-1))}: ${read}${quoted(fallback)}`;
    });
  return defaults.join(", ");
}

/** `body.occurrence?.type`, which has to say what it is where nothing is told of the members. */
function readText(facts: Facts, { expression }: Access, path: FieldPath): string {
  const [first, ...rest] = path.map(String);
  if (!hasUntoldMembers(facts, expression)) return `${expression.getText()}.${path.join("?.")}`;
  const type = rest.toReversed().reduce((inner, name) => `{ ${name}: ${inner} }`, "string");
  return `(${[`${expression.getText()}.${first} as ${type} | undefined)`, ...rest].join("?.")}`;
}

/** Whether anything that stands there has, or is given, a member. */
function hasMember(facts: Facts, node: ts.Node, name: string): boolean {
  return [...facts.seen(node)].some((value) => {
    if (value.kind === "site") return isWrittenTo(value, name) || value.spread.values.size > 0;
    const structure = value.kind === "typed" ? facts.machine.types.expand(value.type) : null;
    return structure?.is !== "object" || structure.bases.length > 0 || structure.members.has(name);
  });
}
