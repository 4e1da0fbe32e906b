import { type FieldPath, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, insert, rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import {
  containerOf,
  containerOfName,
  type MovedMapping,
  mappingOf,
  pathTo,
  type Role,
} from "../../facts/shapes.ts";
import { append } from "../../program/append.ts";
import { oncePer } from "../../program/once-per.ts";
import { isSite } from "../../provenance/value.ts";
import { isWithin } from "../is-within.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import type { Selection } from "../type-selection.ts";
import { type Part, partHeld, pickedBeside } from "./picked-beside.ts";

/**
 * `Pick<Habit, 'title' | 'streak'>` of a habit that has `completedDates` too wants a part of `statistics`
 * only: `Pick<Habit, 'name'> & { statistics: Pick<Habit['statistics'], 'currentStreak'> }`.
 */
export function proposePickedParts(
  facts: Facts,
  selection: Selection,
  role: Role,
): readonly Proposal[] {
  const { node, type, literals, written } = selection;
  if (nameOf(node) !== "Pick" || role === "envelope") return [];
  const chosen = new Set(literals.map((literal) => literal.literal.text));
  const beside = pickedBeside(facts, node, type);
  const parts: string[] = [];
  let first: Proposal["change"] | null = null;
  for (const [container, members] of containersOf(selection.target.names, role)) {
    const picked = members.filter(({ from }) => chosen.has(from));
    if (picked.length === 0 || picked.length === members.length) continue;
    if (isListed(picked) && isMadeAs(facts, selection)) continue;
    written.add(container);
    const part = partHeld(beside, node, members, picked);
    if (!part) continue;
    first ??= picked[0]?.change ?? null;
    parts.push(partText(type, container, part, role));
  }
  if (parts.length === 0 || !first) return [];
  const isAllParts = literals.every(({ literal }) => {
    const container = containerOfName(role, literal.text);
    return container !== null && written.has(container);
  });
  const tie = selection.target.declaration;
  return [
    {
      change: first,
      node,
      message: "Only a part of what v2 has together is picked here",
      edits: editsFor(selection, parts, isAllParts),
      confidence: "safe",
      reason: null,
      ties: [tie],
    },
  ];
}

/** The name of a type, or of the base of an interface, which takes members of its own. */
function nameOf(node: Selection["node"]): string | null {
  if (ts.isTypeReferenceNode(node)) return node.typeName.getText();
  const isBase =
    ts.isExpressionWithTypeArguments(node) && ts.isInterfaceDeclaration(node.parent.parent);
  return isBase ? node.expression.getText() : null;
}

/** Writes the parts behind what is left of the type, or in its place; in an interface, among its members. */
function editsFor(
  { node, keys }: Selection,
  parts: readonly string[],
  isAllParts: boolean,
): readonly Edit[] {
  const file = pathOf(node);
  // A base, and not the type of a member.
  if (ts.isHeritageClause(node.parent) && ts.isInterfaceDeclaration(node.parent.parent)) {
    const members = parts.map((part) => ` ${part.slice(2, -2)};`).join("");
    const added = insert(file, node.parent.parent.members.pos, members);
    return isAllParts ? [replace(file, rangeOf(keys), "never"), added] : [added];
  }
  const isOne = isAllParts && parts.length === 1;
  const [open, close] = bindsCloser(node) && !isOne ? ["(", ")"] : ["", ""];
  const written = parts.join(" & ");
  if (isAllParts) return [replace(file, rangeOf(node), `${open}${written}${close}`)];
  return [
    ...(open ? [insert(file, node.getStart(), open)] : []),
    insert(file, node.getEnd(), ` & ${written}${close}`),
  ];
}

/** Whether what stands around a type binds it closer than `&` does. */
function bindsCloser({ parent }: ts.Node): boolean {
  return (
    ts.isArrayTypeNode(parent) ||
    ts.isTypeOperatorNode(parent) ||
    ts.isIndexedAccessTypeNode(parent)
  );
}

/**
 * Whether literals are written as what a type selects, or it is given where such are: whoever takes a whole habit, or
 * a part of one, takes them too.
 */
function isMadeAs(facts: Facts, { node }: Selection): boolean {
  const { types } = facts.machine;
  return selectionsMade(facts).some(
    ({ by, values }) =>
      // `Partial<Pick<…>>` is made as the outermost of them.
      isWithin(node, by) ||
      values.some((value) => {
        const given = value.kind === "typed" ? types.expand(value.type) : null;
        return given?.is === "object" && given.by !== undefined && isWithin(node, given.by);
      }),
  );
}

/** The selections of members that literals are given for, with all that is given. */
const selectionsMade = oncePer(({ machine }: Facts) =>
  [...machine.typeFlows].flatMap(([type, values]) => {
    const structure = machine.types.expand(type);
    const isMade = [...values].some(
      (value) => isSite(value, "object") && ts.isObjectLiteralExpression(value.node),
    );
    return structure.is === "object" && structure.by && isMade
      ? [{ by: structure.by, values: [...values] }]
      : [];
  }),
);

function isListed(picked: readonly Contained[]): boolean {
  return picked.some((mapping) => typeof pathTo(mapping)[1] === "number");
}

type Contained = MovedMapping;

/** The v1 members that a type declares, by the v2 container that takes them. */
function containersOf(
  names: Iterable<string>,
  role: Role,
): ReadonlyMap<string, readonly Contained[]> {
  const found = new Map<string, Contained[]>();
  for (const name of names) {
    const mapping = mappingOf(role, name);
    if (mapping?.op !== "move" && mapping?.op !== "remove") continue;
    const container = containerOf(mapping);
    if (container) append(found, container, mapping);
  }
  return found;
}

function partText(
  type: ts.TypeNode,
  container: string,
  { must, may }: Part<Contained>,
  role: Role,
): string {
  const isList = isListed([...must, ...may]);
  const filled =
    role === "envelope"
      ? []
      : shapeMappings[role].filled.filter(({ to }) => to[0] === container).map(({ to }) => to);
  const held = `${type.getText()}[${quoted(container)}]${isList ? "[number]" : ""}`;
  const pick = (paths: readonly FieldPath[]): string =>
    `Pick<${held}, ${paths.map((path) => quoted(String(path.at(-1)))).join(" | ")}>`;
  const whole = pick([...filled, ...must.map(pathTo)]);
  const element = may.length === 0 ? whole : `${whole} & Partial<${pick(may.map(pathTo))}>`;
  if (!isList) return `{ ${container}: ${element} }`;
  return `{ ${container}: ${may.length === 0 ? element : `(${element})`}[] }`;
}
