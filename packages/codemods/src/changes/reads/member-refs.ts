import { ts } from "ts-morph";
import { type Edit, insert, rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { elementName } from "../../facts/member-reads.ts";
import { type MovedMapping, movedMapping, type Role } from "../../facts/shapes.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { type Carried, carriedBy } from "../carried.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { writePath } from "../v2-path.ts";

/**
 * Refs of members by their names: `const { title } = toRefs(habit)`, `toRef(habit, 'title')`. They are written
 * through as well, so that none can stand for what v2 has deeper, save what is only ever read.
 */
export function findMemberRefs(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) found.push(...proposalsFor(facts, node));
    ts.forEachChild(node, visit);
  };
  for (const { isModel, text, reading, source } of facts.program.modules.values())
    if (!isModel && REFS.test(reading?.code ?? text)) visit(source);
  return found;
}

const REFS = /\btoRefs?\s*\(/;

function proposalsFor(facts: Facts, call: ts.CallExpression): readonly Proposal[] {
  const [holder] = call.arguments;
  const callee = call.expression.getText();
  if (!holder || !/^(?:Vue\.)?toRefs?$/.test(callee)) return [];
  const values = facts.seen(bareExpression(holder));
  const carried = carriedBy(facts, values);
  const [role] = facts.roles.rolesOf(values);
  const [first] = carried;
  if (!role || !first) return [];
  const members = membersOf(call);
  if (!members) return callee.endsWith("s") ? [proposeAll(call, first, carried)] : [];
  return members.flatMap((member) => proposeMember(member, holder, role, carried));
}

/** Where code names a member that it wants a ref of. */
type Named = ts.BindingElement | ts.StringLiteralLike;

/** The members that code wants refs of; null where nothing says them. */
function membersOf(call: ts.CallExpression): readonly Named[] | null {
  const [, name] = call.arguments;
  if (name) return ts.isStringLiteralLike(name) ? [name] : null;
  const { parent } = call;
  const isTaken = ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name);
  return isTaken ? [...(parent.name as ts.ObjectBindingPattern).elements] : null;
}

function proposeMember(
  member: Named,
  holder: ts.Expression,
  role: Role,
  carried: readonly Carried[],
): readonly Proposal[] {
  const name = ts.isBindingElement(member) ? elementName(member) : member.text;
  const mapping = name === null ? null : movedMapping(role, name);
  if (!mapping) return [];
  const edits = editsFor(member, holder, mapping);
  return [
    {
      change: mapping.change,
      node: member,
      message: describeField(mapping, role),
      edits,
      confidence: edits ? "safe" : "manual",
      reason: edits ? null : "a ref of it is a `computed` that gets and sets it there",
      ties: carried.map(({ carrier }) => carrier),
    },
  ];
}

function editsFor(
  member: Named,
  holder: ts.Expression,
  mapping: MovedMapping,
): readonly Edit[] | null {
  if (mapping.op !== "move") return null;
  const file = pathOf(member);
  const [first, ...deeper] = mapping.to;
  if (deeper.length === 0) return [renamed(file, member, String(first))];
  if (ts.isBindingElement(member) || !mapping.readOnly) return null;
  const path = writePath(mapping.to, false);
  const range = { start: holder.getStart(), end: member.getEnd() };
  return [replace(file, range, "() => ", rangeOf(holder), `.${path}`)];
}

function renamed(file: string, member: Named, name: string): Edit {
  if (!ts.isBindingElement(member)) return replace(file, rangeOf(member), quoted(name));
  const { name: local, propertyName } = member;
  if (!propertyName) return insert(file, local.getStart(), `${name}: `);
  const end = local.getText() === name ? local.getEnd() : propertyName.getEnd();
  return replace(file, { start: propertyName.getStart(), end }, name);
}

/** All the refs together, which code takes its own from elsewhere. */
function proposeAll(
  call: ts.CallExpression,
  { change }: Carried,
  carried: readonly Carried[],
): Proposal {
  return {
    change,
    node: call,
    message: `\`${call.getText()}\` has refs by the names of members, which are others in v2`,
    edits: null,
    confidence: "manual",
    reason: "take the refs by their names where they are made, so that these can be followed",
    ties: carried.map(({ carrier }) => carrier),
  };
}
