import { ts } from "ts-morph";
import { type Edit, insert } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { type MemberRead, memberReads } from "../../facts/member-reads.ts";
import {
  type MovedMapping,
  type MoveMapping,
  movedMapping,
  type Role,
} from "../../facts/shapes.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { knownTexts } from "../../provenance/text/text.ts";
import { listedFieldNames } from "../../provenance/types/listed-field-names.ts";
import { holdsOnly, literalOf } from "../key-uses.ts";
import { describeField } from "../messages.ts";
import { type Proposal, waiting } from "../proposal.ts";
import { pathOf, type Receiver, receiverOf } from "../receiver.ts";
import { assembledLiterals } from "./copied-names.ts";
import { deeperNames } from "./deeper-names.ts";
import { declaredType } from "./listed-names.ts";
import { namesKeys } from "./names-keys.ts";
import { DEEPER, typedNames } from "./typed-names.ts";
import { isRename } from "./written-look-up.ts";

/** Members of payloads under a name that code keeps as text: `{ [field]: value }`, written or taken. */
export function findComputedNames(facts: Facts): readonly Proposal[] {
  return [
    ...writtenNames(facts),
    ...memberReads(facts.machine).flatMap((read) => takenNames(facts, read)),
  ];
}

function writtenNames(facts: Facts): readonly Proposal[] {
  const copied = assembledLiterals(facts);
  return [...facts.roles.of].flatMap(([node, roles]) => {
    const keys = ts.isObjectLiteralExpression(node) ? computedKeys(node) : [];
    return [...roles].flatMap((role) =>
      role === "envelope"
        ? []
        : keys.flatMap((key) =>
            isCopied(facts, key, copied)
              ? []
              : proposeName(facts, key, role, SURE, [node]).flatMap(withWaiting),
          ),
    );
  });
}

/** What is read of an object that stays as it is cannot change. */
function withWaiting(proposal: Proposal): readonly Proposal[] {
  return proposal.edits === null ? [proposal, waiting(proposal)] : [proposal];
}

const SURE: Sureness = { confidence: "safe", reason: null };

type Sureness = Pick<Receiver, "confidence" | "reason">;

/** `const { [field]: value } = habit`. */
function takenNames(facts: Facts, { node, receivers }: MemberRead): readonly Proposal[] {
  if (!ts.isObjectBindingPattern(node)) return [];
  const keys = node.elements.flatMap(({ propertyName }) =>
    propertyName && ts.isComputedPropertyName(propertyName) ? [propertyName.expression] : [],
  );
  if (keys.length === 0) return [];
  return [...facts.roles.rolesOf(receivers)].flatMap((role) => {
    const receiver = role === "envelope" ? null : receiverOf(facts, receivers, role);
    if (!receiver) return [];
    const isPure = holdsOnly(facts, receivers, role);
    return keys.flatMap((key) =>
      proposeName(facts, key, role, isPure ? receiver : null, receiver.carriers),
    );
  });
}

/** Whether all the names that a key can be are those of members that are copied. */
function isCopied(facts: Facts, key: ts.Expression, copied: ReadonlySet<ts.Node>): boolean {
  const literals = [...facts.seen(key)].map(literalOf);
  return literals.length > 0 && literals.every((literal) => literal && copied.has(literal));
}

function computedKeys({ properties }: ts.ObjectLiteralExpression): readonly ts.Expression[] {
  return properties.flatMap(({ name }) =>
    name && ts.isComputedPropertyName(name) ? [name.expression] : [],
  );
}

/** @param sure - How sure it is that nothing else is meant by the name; null where something is. */
function proposeName(
  facts: Facts,
  key: ts.Expression,
  role: Role,
  sure: Sureness | null,
  ties: Proposal["ties"],
): readonly Proposal[] {
  const type = declaredType(facts, key);
  if (!isRepeatable(key) || ts.isLiteralExpression(key)) return [];
  if (type && namesKeys(facts, type)) return typedNames(facts, key, role, ties);
  const held = facts.seen(key);
  const names = [...new Set([...knownTexts(held), ...listedFieldNames(facts.machine, held)])];
  const moved = names.map((name) => movedMapping(role, name)).filter((each) => each !== null);
  const edits = sure && newNames(facts, key, role, moved);
  return moved.map((mapping) => ({
    change: mapping.change,
    node: key,
    message: describeField(mapping, role),
    ties,
    ...(edits && sure
      ? { edits, confidence: sure.confidence, reason: sure.reason }
      : {
          edits: null,
          confidence: "manual",
          reason: DEEPER,
        }),
  }));
}

function newNames(
  facts: Facts,
  key: ts.Expression,
  role: Role,
  moved: readonly MovedMapping[],
): readonly Edit[] | null {
  return moved.every(isRename) ? renamed(key, moved) : deeperNames(facts, key, role, moved);
}

/** `[field]` → `[field === 'title' ? 'name' : field]`. */
function renamed(key: ts.Expression, moved: readonly MoveMapping[]): readonly Edit[] {
  const choices = moved.map(
    ({ from, to }) => `${key.getText()} === ${quoted(from)} ? ${quoted(String(to[0]))} : `,
  );
  return [insert(pathOf(key), key.getStart(), choices.join(""))];
}
