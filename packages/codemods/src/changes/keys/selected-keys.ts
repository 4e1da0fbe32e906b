import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { mappingOf, memberInV2, type Role } from "../../facts/shapes.ts";
import type { KeySelector, SelectingNode } from "../key-selector.ts";
import { describeField, SUCCESS_MESSAGE } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import type { Selection, StringLiteralType } from "../type-selection.ts";
import { eitherTypes } from "../types/either-type.ts";
import { type DeclaredRoles, declaredRoles } from "./declared-roles.ts";
import { givenRoles } from "./given-roles.ts";
import { heldApart } from "./held-apart.ts";
import { keyLists } from "./key-lists.ts";
import { keyedMembers, proposeKeyedMembers } from "./keyed-members.ts";
import { proposeListedKeys } from "./listed-keys.ts";
import { proposePickedParts } from "./picked-parts.ts";

/** The keys of a `Pick` or an `Omit`, by their names in v2. */
export function proposeSelectedKeys(
  facts: Facts,
  node: SelectingNode,
  selector: KeySelector,
): readonly Proposal[] {
  const target = declaredRoles(facts, selector.type) ?? givenRoles(facts, node, selector);
  if (!target) return [];
  const listed = proposeListedKeys(facts, selector, target);
  return listed.length > 0 ? listed : writtenKeys(facts, node, selector, target);
}

function writtenKeys(
  facts: Facts,
  node: SelectingNode,
  { type, keys, isPartly }: KeySelector,
  target: DeclaredRoles,
): readonly Proposal[] {
  const apart = (named: readonly string[], role: Role): ReadonlySet<string> =>
    isPartly ? heldApart(target.names, named, role) : NONE;
  const members = keyedMembers(keys);
  if (members) {
    const named = members.map(({ name }) => name.getText());
    return [...target.roles].flatMap((role) =>
      proposeKeyedMembers(members, role, target, apart(named, role)),
    );
  }
  return keyLists(facts, keys).flatMap((list) => {
    const selection: Selection = {
      node,
      type,
      ...list,
      written: new Set(),
      dropped: new Set(),
      target,
    };
    const named = list.literals.map(({ literal }) => literal.text);
    const proposals = [...target.roles].flatMap((role) => [
      ...(list.keys === keys ? proposePickedParts(facts, selection, role) : []),
      ...list.literals.flatMap((literal) =>
        role === "envelope" && !isPartly
          ? successKey(facts, selection, literal)
          : keyProposal(selection, literal, role, apart(named, role)),
      ),
    ]);
    return neverEmpty(selection, proposals);
  });
}

/** A union of which each key is dropped still says something: `never`. */
function neverEmpty(
  { keys, dropped }: Selection,
  proposals: readonly Proposal[],
): readonly Proposal[] {
  if (!ts.isUnionTypeNode(keys) || !keys.types.every((type) => dropped.has(type))) return proposals;
  const [first] = keys.types;
  return proposals.map((proposal) =>
    proposal.node === first
      ? { ...proposal, edits: [replace(pathOf(first), rangeOf(first), "never")] }
      : proposal,
  );
}

const NONE: ReadonlySet<string> = new Set();

function keyProposal(
  selection: Selection,
  literal: StringLiteralType,
  role: Role,
  apart: ReadonlySet<string>,
): readonly Proposal[] {
  const mapping = mappingOf(role, literal.literal.text);
  if (mapping?.op !== "move" && mapping?.op !== "remove") return [];
  const to = memberInV2(mapping) ?? mapping.from;
  const isThere =
    apart.has(to) ||
    selection.written.has(to) ||
    selection.literals.some((other) => other.literal.text === to);
  selection.written.add(to);
  if (isThere) selection.dropped.add(literal);
  return [
    {
      change: mapping.change,
      node: literal,
      message: describeField(mapping, role),
      edits: [isThere ? dropKey(literal, selection.keys) : renameKey(literal, to)],
      confidence: "safe",
      reason: null,
      ties: [selection.target.declaration],
    },
  ];
}

/** `Pick<Envelope, 'success'>`: v2 tells by the error whether an answer is one of success. */
function successKey(
  facts: Facts,
  { keys, literals, dropped, target: { declaration } }: Selection,
  literal: StringLiteralType,
): readonly Proposal[] {
  const { success, error } = envelope;
  if (literal.literal.text !== success.member || eitherTypes(facts).has(declaration)) return [];
  const isThere = literals.some((other) => other.literal.text === error.member);
  if (isThere) dropped.add(literal);
  return [
    {
      change: success.change,
      node: literal,
      message: SUCCESS_MESSAGE,
      edits: [isThere ? dropKey(literal, keys) : renameKey(literal, error.member)],
      confidence: "safe",
      reason: null,
      ties: [declaration],
    },
  ];
}

function renameKey(literal: StringLiteralType, to: string): Edit {
  const quote = literal.getText()[0] ?? "'";
  return replace(pathOf(literal), rangeOf(literal), `${quote}${to}${quote}`);
}

/** Takes a key out of a union, with the bar that it needed. */
function dropKey(literal: ts.TypeNode, keys: ts.TypeNode): Edit {
  if (!ts.isUnionTypeNode(keys)) return replace(pathOf(literal), rangeOf(literal), "never");
  const { types } = keys;
  const index = types.indexOf(literal);
  const next = types[index + 1];
  const previous = types[index - 1];
  if (previous)
    return replace(pathOf(literal), { start: previous.getEnd(), end: literal.getEnd() }, "");
  return replace(
    pathOf(literal),
    { start: literal.getStart(), end: next?.getStart() ?? literal.getEnd() },
    "",
  );
}
