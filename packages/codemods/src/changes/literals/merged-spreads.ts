import { shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, insert } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { containerOf, type Role } from "../../facts/shapes.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { memberName } from "../../program/member-name.ts";
import { oncePer } from "../../program/once-per.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import type { Values } from "../../provenance/value.ts";
import { one } from "../../provenance/values.ts";
import { type Proposal, waiting } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { withoutBodies } from "../sent-whole.ts";
import { containersOf } from "./containers-of.ts";
import { copiesAt } from "./copied-parts.ts";
import { copiesAny, isCopyOfPart, isPart, isPartType, mayHaveOwn } from "./is-part.ts";
import { isJoined } from "./joined-container.ts";
import { losesNothing } from "./loses-nothing.ts";
import { leftToPerson, type Merge, mergedBy, withOthers } from "./merge.ts";
import { mergedContainer, mergedWhereSet } from "./merged-container.ts";
import { mergeOnce } from "./merged-once.ts";
import { surelyBrings } from "./surely-brings.ts";
import { surelyLacks } from "./surely-lacks.ts";

/**
 * `{ ...habit, ...patch }` where the patch sets a part of what v2 has together: the other members of the
 * container stay those of the habit.
 */
export function findMergedSpreads(facts: Facts): readonly Proposal[] {
  return [...facts.roles.of].flatMap(([node, roles]) =>
    ts.isObjectLiteralExpression(node)
      ? [...roles].flatMap((role) => mergedAt(facts, node, role))
      : [],
  );
}

function mergesAt(facts: Facts, node: ts.ObjectLiteralExpression, role: Role): readonly Merge[] {
  const spreads = node.properties.filter(ts.isSpreadAssignment).map(({ expression }) => expression);
  if (role === "envelope" || spreads.length < 2) return [];
  const written = new Set(node.properties.map(memberName));
  return containersOf(facts, node, role).flatMap((container): readonly Merge[] => {
    const fields = shapeMappings[role].fields.filter((field) => containerOf(field) === container);
    const names = fields.map(({ from }) => from);
    const brings = (values: Values): boolean => surelyBrings(facts, values, role, container);
    const setsPart = (each: ts.Expression): boolean =>
      [...facts.seen(each)].some(
        (value) =>
          isPart(value, names) ||
          isPartType(facts, value, names) ||
          isCopyOfPart(facts, value, names),
      );
    const mayBring = (each: ts.Expression): boolean =>
      setsPart(each) ||
      [...facts.seen(each)].some((value) => brings(one(value)) || copiesAny(facts, value, names));
    // What brings nothing, as the first of `merge({}, defaults, draft)`, is no base.
    const [base, ...patches] = spreads.filter(mayBring);
    const patch = patches.find(setsPart);
    const [field] = fields;
    if (!base || !patch || !field || isJoined(facts, node, container)) return [];
    if (losesNothing(facts, node, { role, container, names, base, patches: [patch, ...patches] }))
      return [];
    const isSure = brings(facts.seen(base));
    if (!isSure && ![...facts.seen(base)].some((value) => brings(one(value)))) return [];
    const isWritten = names.some((name) => written.has(name)) || written.has(container);
    const isRepeated = [base, ...patches].every(isRepeatable);
    const isApart =
      patches.length === 1 &&
      [...facts.seen(base)].every(
        (value) => brings(one(value)) || surelyLacks(facts, value, role, container),
      );
    return isWritten
      ? []
      : [{ container, field, base, patch, patches, isSure, isApart, isRepeated }];
  });
}

function mergedAt(facts: Facts, node: ts.ObjectLiteralExpression, role: Role): readonly Proposal[] {
  const merges = mergesAt(facts, node, role);
  const once = onceAt(facts, node, merges);
  return merges.flatMap((merge): readonly Proposal[] => {
    const { isSure, isApart, isRepeated } = merge;
    if ((isSure || isApart) && isRepeated)
      return [mergedBy(node, merge, memberInsert(facts, node, merge))];
    if (isSure && once) return [mergedBy(node, merge, once, isTypeScript(node))];
    if (
      isRepeated &&
      merge.patches.length === 1 &&
      ![merge.base, merge.patch].some((each) => mayHaveOwn(facts, each, merge.container))
    )
      return [{ ...mergedBy(node, merge, memberInsert(facts, node, merge)), ...withOthers(merge) }];
    const left = leftToPerson(node, merge);
    return isSure ? [left, waiting(left)] : [left];
  });
}

function memberInsert(facts: Facts, node: ts.ObjectLiteralExpression, merge: Merge): Edit {
  const at = node.properties.at(-1)?.getEnd() ?? node.getEnd();
  const merged = merge.isSure
    ? mergedContainer(facts, merge)
    : mergedWhereSet(facts, merge, merge.isApart);
  return insert(pathOf(node), at, `, ${merged}`);
}

/** All merges of an object at once, in a function that is given what cannot be asked for a second time. */
function onceAt(
  facts: Facts,
  node: ts.ObjectLiteralExpression,
  merges: readonly Merge[],
): Edit | null {
  const [first, ...others] = merges;
  if (!first || merges.every(({ isRepeated }) => isRepeated)) return null;
  if (!first.isSure || others.some(({ isSure }) => !isSure)) return null;
  const isOfOthers = ({ patches }: Merge): boolean =>
    patches.length !== first.patches.length ||
    patches.some((each, index) => each !== first.patches[index]);
  if (others.some(isOfOthers)) return null;
  return mergeOnce(node, first, (given) =>
    merges.map((merge) => mergedContainer(facts, merge, given)).join(", "),
  );
}

/** The objects that are merged into others and are no body themselves: what they do not set stays as it was. */
export const mergedPatches = oncePer((facts: Facts): ReadonlySet<ts.Node> => {
  const found = new Set(
    [...facts.roles.of].flatMap(([node, roles]) =>
      ts.isObjectLiteralExpression(node)
        ? [...roles]
            .flatMap((role) => kept(facts, node, mergesAt(facts, node, role)))
            .flatMap(({ patches }) => patches.flatMap((each) => copiesAt(facts, each)))
        : [],
    ),
  );
  return withoutBodies(facts, found);
});

/** The merges that leave what their patch does not set as it was. */
function kept(
  facts: Facts,
  node: ts.ObjectLiteralExpression,
  merges: readonly Merge[],
): readonly Merge[] {
  const isOnce = onceAt(facts, node, merges) !== null;
  return merges.filter(({ isSure, isApart, isRepeated }) =>
    isRepeated ? isSure || isApart : isSure && isOnce,
  );
}
