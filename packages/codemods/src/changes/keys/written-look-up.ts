import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import {
  type MovedMapping,
  type MoveMapping,
  mappingOf,
  movedMapping,
} from "../../facts/shapes.ts";
import { isTypedPath } from "../../program/is-typed-path.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import { isSite } from "../../provenance/value.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { indexAssertion } from "../strictness.ts";
import { isWritten } from "../writes/field-writes.ts";
import { deletedNames } from "./deleted-names.ts";
import { isExactLookUp } from "./exact-look-up.ts";
import type { KeyLookUp } from "./key-look-ups.ts";
import { keyTable } from "./key-table.ts";
import { declaredType } from "./listed-names.ts";
import { successMembers } from "./looked-up-envelopes.ts";
import { parameterAt } from "./loosened.ts";
import { ownUnits } from "./own-units.ts";

/** Whether v2 has the value under another name, not deeper. */
export function isRename(mapping: MovedMapping): mapping is MoveMapping {
  return mapping.op === "move" && mapping.to.length === 1;
}

/**
 * A look-up by any name in what may be a habit, among others: whether it is by a name of v1, only a run tells.
 *
 * @param edit - Looks among the members of v2 where there is none of that name.
 */
function anyMember(
  { node, role, receiver, names }: KeyLookUp,
  edit: Edit | null,
): readonly Proposal[] {
  const [mapping] = names.flatMap((name) => movedMapping(role, name) ?? []);
  if (!mapping) return [];
  const isEdited = edit !== null && !receiver.mixed;
  return [
    {
      change: mapping.change,
      node,
      message: `A v1 member of a ${role} may be looked up here by its name`,
      edits: isEdited ? [edit] : null,
      confidence: isEdited ? "review" : "manual",
      reason: "the name is only known at run time",
      ties: receiver.carriers,
    },
  ];
}

/** Left to a person. */
export function undecided(base: Pick<Proposal, "change" | "node" | "message" | "ties">): Proposal {
  return {
    ...base,
    edits: null,
    confidence: "manual",
    reason: "the name is kept as a string, and v2 has the value deeper",
  };
}

/** A look-up that is written otherwise; a generic one is in what has a type that knows of no members. */
interface WrittenLookUp extends KeyLookUp {
  readonly isGeneric?: boolean;
}

/** The look-up with the v2 members written out under their v1 names. */
export function writtenOut(facts: Facts, lookUp: WrittenLookUp): readonly Proposal[] {
  const deleted = deletedNames(lookUp);
  if (deleted) return deleted;
  const { node, role, receiver, names, keys, isOpen, isPure } = lookUp;
  const isWrite = isWritten(node);
  const edit = isWrite ? writtenName(facts, lookUp) : writtenTable(facts, lookUp);
  if (keys.length === 0 && isOpen && !isPure) return anyMember(lookUp, isWrite ? null : edit);
  if (!edit && keys.length === 0) return anyMember(lookUp, null);
  const confidence = confidenceOf(facts, lookUp);
  return names.flatMap((name): readonly Proposal[] => {
    const mapping = movedMapping(role, name);
    if (!mapping) return [];
    const base = {
      change: mapping.change,
      node,
      message: describeField(mapping, role),
      ties: receiver.carriers,
    };
    const fits = isWrite ? isRename(mapping) : mapping.op === "move";
    return [edit && fits ? { ...base, edits: [edit], ...confidence } : undecided(base)];
  });
}

/** Whether what is written out gives what the look-up gave, whatever comes. */
export function isSure(facts: Facts, lookUp: KeyLookUp): boolean {
  const { receiver, isWhole } = lookUp;
  return receiver.confidence === "safe" && (isWhole || isExactLookUp(facts, lookUp));
}

function confidenceOf(facts: Facts, lookUp: KeyLookUp): Pick<Proposal, "confidence" | "reason"> {
  if (isSure(facts, lookUp)) return { confidence: "safe", reason: null };
  const { receiver } = lookUp;
  return {
    confidence: receiver.mixed ? "manual" : "review",
    reason: receiver.reason ?? "the name is only known at run time",
  };
}

/** A look-up by a name that no code spells is only written out where no type would object. */
function writtenTable(
  facts: Facts,
  { node, role, names, isWhole, isOpen, isGeneric = false }: WrittenLookUp,
): Edit | null {
  if (isOpen && isTypedPath(facts.program.moduleOf(node).path)) return null;
  const more = successMembers(facts, node);
  const isLoose =
    isGeneric ||
    isOfUnknown(facts, node.expression) ||
    isOfParameter(facts, node.expression) ||
    isMemberKey(facts, node);
  const file = pathOf(node);
  const assertion = indexAssertion(facts, file);
  const ownAs = ownUnits(facts, node, role, names);
  const options = { isWhole, isGeneric: isLoose, more, assertion, ownAs };
  const pieces = keyTable(node, role, names, options);
  return pieces && replace(file, rangeOf(node), ...pieces);
}

/** `habit[column.key]`: a type may let the key be more than the names that come. */
function isMemberKey({ program }: Facts, { argumentExpression: key }: KeyLookUp["node"]): boolean {
  return ts.isPropertyAccessExpression(key) && isTypedPath(program.moduleOf(key).path);
}

/** `<T>(before: T) => …`: whether a type knows of no members but those that each caller gives. */
function isOfParameter(facts: Facts, object: ts.Expression): boolean {
  const type = declaredType(facts, object);
  return type !== undefined && ts.isTypeReferenceNode(type) && parameterAt(facts, type) !== null;
}

/** `const input = value as Record<string, unknown>`: whether nothing is said of what the members are. */
function isOfUnknown({ program }: Facts, object: ts.Expression): boolean {
  if (!ts.isIdentifier(object)) return false;
  const declared = program.moduleOf(object).scopes.resolve(object)?.node.parent;
  if (!declared || !(ts.isVariableDeclaration(declared) || ts.isParameter(declared))) return false;
  const { initializer, type } = declared;
  const said = type ?? (initializer && ts.isAsExpression(initializer) ? initializer.type : null);
  const members = said && ts.isTypeReferenceNode(said) ? said.typeArguments?.at(-1) : null;
  return members?.kind === ts.SyntaxKind.UnknownKeyword;
}

/**
 * `habit[key] = …` under the v2 name, for members that are only renamed; an object of the program that has one
 * under its own name gets it there.
 */
function writtenName(facts: Facts, { node, role, names }: KeyLookUp): Edit | null {
  const { argumentExpression: key, expression: object } = node;
  const renamed = names.flatMap((name) => {
    const mapping = mappingOf(role, name);
    return mapping?.op === "move" && isRename(mapping) ? [{ ...mapping, from: name }] : [];
  });
  if (renamed.length === 0 || !ts.isIdentifier(key)) return null;
  const moved = renamed.map(({ from, to }) => `${from}: '${String(to[0])}'`);
  const text = `{ ${moved.join(", ")} }[${key.text}] ?? ${key.text}`;
  const before = renamed.map(({ from }) => from);
  const isApart = isRepeatable(object) && isOfOwn(facts, object, before);
  const own = isApart ? `${key.text} in ${object.getText()} ? ${key.text} : ` : "";
  return replace(pathOf(node), rangeOf(key), own + text);
}

/** Whether what is written to may be an object of the program that has a member of one of the names itself. */
function isOfOwn(facts: Facts, object: ts.Expression, names: readonly string[]): boolean {
  const sites = [...facts.seen(object)].filter((value) => value.kind === "site");
  return copiedFrom(facts.machine, sites).some(
    (value) => isSite(value, "object") && names.some((name) => value.own.has(name)),
  );
}
