import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { memberName } from "../../program/member-name.ts";
import { oncePer } from "../../program/once-per.ts";
import {
  isSite,
  isWrittenTo,
  type SiteValue,
  type Value,
  type Values,
} from "../../provenance/value.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { madeAt, withoutBodies } from "../sent-whole.ts";
import { copiesBase } from "./copies-base.ts";
import { isPart } from "./is-part.ts";
import { mayHaveNone, mergeDoubt } from "./merge-doubt.ts";
import { isAssign, mergedArguments } from "./merged-arguments.ts";
import { findMergedByKey } from "./merged-by-key.ts";
import { findMergedSpreads, mergedPatches } from "./merged-spreads.ts";
import { areSeveral, isFilling, isMerging, mergingText } from "./merging-calls.ts";
import { LISTS, type TakingList } from "./taking-lists.ts";

/** Objects that are merged, be it by spreading them or by a call, where each sets a part of what v2 has together. */
export function findMerges(facts: Facts): readonly Proposal[] {
  return [...findMergedSpreads(facts), ...findMergedAssigns(facts), ...findMergedByKey(facts)];
}

/**
 * `Object.assign({ unit: 'times' }, form)` where the form sets the `target`: v2 has both in one list, of which
 * one would take the place of the other, so that they are merged, too.
 */
function findMergedAssigns(facts: Facts): readonly Proposal[] {
  return assignsOf(facts).map((merge) => proposalFor(facts, merge));
}

/** A call that merges objects of which several set a part of what v2 has together. */
interface MergedAssign {
  readonly call: ts.CallExpression;
  readonly list: TakingList;
  /** What each argument that sets a part is; what comes later wins. */
  readonly parts: readonly (readonly Value[])[];
}

const assignsOf = oncePer((facts: Facts): readonly MergedAssign[] =>
  facts.program
    .nodes(ts.isCallExpression)
    .flatMap((node) => (merges(facts, node) ? assignsAt(facts, node) : [])),
);

/** The objects that are merged behind one that sets a part already: what they do not set stays as it was. */
const assignedPatches = oncePer((facts: Facts): ReadonlySet<ts.Node> => {
  const patches = assignsOf(facts).flatMap(({ parts }) => parts.slice(1).flat());
  return withoutBodies(facts, new Set(madeAt(patches)));
});

/** The objects that are merged with others, be it as what is there first. */
const assignedParts = oncePer((facts: Facts): ReadonlySet<ts.Node> => {
  const parts = assignsOf(facts).flatMap((merge) => merge.parts.flat());
  return withoutBodies(facts, new Set(madeAt(parts)));
});

/** Whether an object is merged with others and no body itself: these may set what v2 wants beside what it sets. */
export function isMerged(facts: Facts, node: ts.Node): boolean {
  return mergedPatches(facts).has(node) || assignedParts(facts).has(node);
}

/** Whether an object is merged into another and no body itself: it is there for what it sets. */
export function isPatch(facts: Facts, node: ts.Node): boolean {
  return mergedPatches(facts).has(node) || assignedPatches(facts).has(node);
}

/** Whether an object is written where a call merges it over others, so that it copies nothing of what these set. */
export function isWrittenOver(facts: Facts, node: ts.Node): boolean {
  return assignsOf(facts).some(
    ({ call, parts }) => call === node.parent && madeAt(parts.slice(1).flat()).includes(node),
  );
}

function merges(facts: Facts, call: ts.CallExpression): boolean {
  return isMerging(call) || (areSeveral(call.arguments) && isAssign(facts, call));
}

function assignsAt(facts: Facts, call: ts.CallExpression): readonly MergedAssign[] {
  const given = mergedArguments(facts, call);
  const [target] = given;
  const inOrder = isFilling(call) ? [...given].reverse() : given;
  return LISTS.flatMap((list): readonly MergedAssign[] => {
    const names = list.fields.map(({ from }) => from);
    const last = inOrder.findLastIndex((values) => partsOf(facts, values, names, false)[0]);
    const brought = inOrder.map((values, index) => {
      const own =
        values === target
          ? targetsOf(facts, values, names)
          : partsOf(facts, values, names, index === 0 || index < last);
      return [...own, ...answersOf(facts, values)];
    });
    const parts = brought.filter((each) => each.length > 0);
    // Where the first brings nothing, there is no base to copy.
    const isCopied = parts[0] === brought[0] && copiesBase(facts, list, parts);
    if (parts.length < 2 || isCopied) return [];
    return isAllThatMerges(call, parts) ? [{ call, list, parts }] : [];
  });
}

/** The habits of the service among some values: they have all that v2 has together. */
function answersOf(facts: Facts, values: Values): readonly Value[] {
  return [...values].filter(
    (value) => value.kind === "service" && facts.roles.rolesOf([value]).has("habit"),
  );
}

/**
 * Whether nothing else sees to what is merged: a habit that comes last brings all, and so does a literal that is
 * written behind one, as in `Object.assign(habit, { target })`; of two, neither has what the other sets.
 */
function isAllThatMerges(call: ts.CallExpression, parts: readonly (readonly Value[])[]): boolean {
  const answer = parts.findLastIndex((part) => part.some(({ kind }) => kind === "service"));
  const isWrittenThere = (node: ts.Node): boolean => call.arguments.some((each) => each === node);
  const behind = madeAt(parts.slice(answer + 1).flat());
  const written = behind.filter(isWrittenThere);
  return answer < 0 || written.length > 1 || written.length < behind.length;
}

function proposalFor(facts: Facts, { call, list, parts }: MergedAssign): Proposal {
  const { container, index, fields } = list;
  const [{ change }] = fields;
  const doubt = mergeDoubt(facts, call, list);
  return {
    change,
    node: call,
    message: `What \`${container}\` has beside what is set here stays`,
    ties: madeAt(parts.flat()),
    edits: [
      replace(
        pathOf(call),
        rangeOf(call.expression),
        mergingText(
          call,
          `${container}?.[${index}]`,
          container,
          mayHaveNone(
            facts,
            call,
            fields.map(({ from }) => from),
          ),
        ),
      ),
    ],
    confidence: doubt === null ? "safe" : "review",
    reason: doubt,
  };
}

/** What is merged into: all that it is given is a member of it, too, but for those it is written with. */
function targetsOf(facts: Facts, values: Values, names: readonly string[]): readonly SiteValue[] {
  return [...values].flatMap((value) => {
    if (!isSite(value, "object") || !ts.isObjectLiteralExpression(value.node)) return [];
    const written = value.node.properties.map(memberName);
    const own = names.filter((name) => written.includes(name));
    const isPartial = own.length > 0 && own.length < names.length;
    return isPartial && facts.roles.rolesOf([value]).has("habit") ? [value] : [];
  });
}

/** @param isBase - Whether others are merged over it: then it may as well set all. */
function partsOf(
  facts: Facts,
  values: Values,
  names: readonly string[],
  isBase: boolean,
): readonly SiteValue[] {
  return [...values].flatMap((value) =>
    isSite(value, "object") &&
    facts.roles.rolesOf([value]).has("habit") &&
    (isPart(value, names) || (isBase && names.every((name) => isWrittenTo(value, name))))
      ? [value]
      : [],
  );
}
