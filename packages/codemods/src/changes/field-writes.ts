import { shapeMappings } from "@habitshift/schemas";
import { quoted } from "../edit/quote.ts";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { containerOf, type MoveMapping, mappingOf, type Role } from "../facts/shapes.ts";
import { isSite, isWrittenTo, type TypedValue } from "../provenance/value.ts";
import { memberEdit } from "./member-edit.ts";
import { describeField } from "./messages.ts";
import { outgoing } from "./outgoing-value.ts";
import type { Proposal } from "./proposal.ts";
import { pathOf, type Receiver } from "./receiver.ts";
import { isTypeScript } from "./strictness.ts";

type Access = ts.PropertyAccessExpression | ts.ElementAccessExpression;

/** Whether an access is assigned, deleted or counted up. */
export function isWritten(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) {
    const { kind } = parent.operatorToken;
    return (
      parent.left === node &&
      kind >= ts.SyntaxKind.FirstAssignment &&
      kind <= ts.SyntaxKind.LastAssignment
    );
  }
  return ts.isDeleteExpression(parent);
}

/** `draft.target = 20`, `habit.streak += 1`, `delete habit.streak`. */
export function proposeWrite(
  facts: Facts,
  node: Access,
  mapping: MoveMapping,
  receiver: Receiver,
  role: Role,
): readonly Proposal[] {
  const base = {
    change: mapping.change,
    node,
    message: describeField(mapping, role),
    confidence: receiver.confidence,
    reason: receiver.reason,
    ties: receiver.carriers,
  };
  const { parent } = node;
  if (ts.isDeleteExpression(parent)) {
    const container = containerOf(mapping) ?? mapping.to[0];
    return [{ ...base, edits: [memberEdit(facts, node, [String(container)], false)] }];
  }
  if (!ts.isBinaryExpression(parent)) return [];
  const isPlain = parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  if (
    mapping.readOnly &&
    isOnlySent(facts, node.expression) &&
    ts.isExpressionStatement(parent.parent)
  ) {
    return [{ ...base, node: parent, edits: [replace(pathOf(node), rangeOf(parent.parent), "")] }];
  }
  const value = isPlain
    ? outgoing(facts, parent.right, mapping, isSent(facts, node.expression))
    : null;
  const valueEdits = value ? [replace(pathOf(node), rangeOf(parent.right), ...value)] : [];
  const [container, step] = mapping.to;
  if (mapping.to.length === 1 || !isPlain || hasContainer(facts, node.expression, mapping, role)) {
    return [{ ...base, edits: [memberEdit(facts, node, mapping.to, false), ...valueEdits] }];
  }
  if (typeof step === "number") {
    return [
      { ...base, edits: [grown(facts, node, mapping, role, value ?? [rangeOf(parent.right)])] },
    ];
  }
  // An object of which this is the only member that can be sent is written whole.
  const right = rangeOf(parent.right);
  return [
    {
      ...base,
      edits: [
        memberEdit(facts, node, [String(container)], false),
        replace(pathOf(node), right, `{ ${String(step)}: `, ...(value ?? [right]), " }"),
      ],
    },
  ];
}

/**
 * `draft.goals = [{ ...(draft.goals?.[0] ?? { periodicity: 'daily' }), value: 20 }]`: whichever member is
 * set first makes the container, and keeps what others have set.
 */
function grown(
  facts: Facts,
  node: Access,
  mapping: MoveMapping,
  role: Role,
  value: readonly Piece[],
): Edit {
  const [container, index] = mapping.to;
  const held = `${node.expression.getText()}.${String(container)}`;
  const start = filledText(facts, node, mapping, role);
  return replace(
    pathOf(node),
    rangeOf(node.parent),
    `${held} = [{ ...(${held}?.[${String(index)}] ?? { ${start} }), ${String(mapping.to.at(-1))}: `,
    ...value,
    ` }${castOf(node, held)}]`,
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
      const read =
        source?.op === "move" ? `${node.expression.getText()}.${source.to.join("?.")} ?? ` : "";
      return `${String(to.at(-1))}: ${read}${quoted(fallback)}`;
    });
  return defaults.join(", ");
}

/** Whether anything that stands there has, or is given, a member. */
function hasMember(facts: Facts, node: ts.Node, name: string): boolean {
  return [...facts.seen(node)].some(
    (value) => value.kind !== "site" || isWrittenTo(value, name) || value.spread.values.size > 0,
  );
}

/** Whether the object surely has the container already: it came from the service, or was made with it. */
function hasContainer(facts: Facts, node: ts.Node, mapping: MoveMapping, role: Role): boolean {
  return [...facts.seen(node)].every((value) => {
    if (!isSite(value, "object"))
      return value.kind !== "typed" || !facts.roles.sent.has(declarationOf(facts, value));
    if (value.spread.values.size > 0) return true;
    const container = containerOf(mapping);
    const names = [...value.own].filter((name) => {
      const other = mappingOf(role, name);
      return other !== null && containerOf(other) === container;
    });
    return names.length > 0 || (container !== null && value.own.has(container));
  });
}

function declarationOf(facts: Facts, value: TypedValue): ts.Node {
  const structure = facts.machine.types.expand(value.type);
  return structure.is === "object" ? structure.declaration : value.type.node;
}

/** Whether all that stands there is made here to be sent, so that what v2 does not accept can go. */
export function isOnlySent(facts: Facts, node: ts.Node): boolean {
  const values = [...facts.seen(node)];
  return (
    values.length > 0 &&
    values.every(
      (value) =>
        isSite(value, "object") &&
        facts.roles.sent.has(value.node) &&
        value.spread.values.size === 0,
    )
  );
}

export function isSent(facts: Facts, node: ts.Node): boolean {
  return [...facts.seen(node)].some(
    (value) => value.kind === "site" && facts.roles.sent.has(value.node),
  );
}
