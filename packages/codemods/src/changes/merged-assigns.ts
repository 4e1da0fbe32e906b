import { type FieldMapping, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { rangeOf, replace } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { containerOf, pathTo } from "../facts/shapes.ts";
import { isTypeScript } from "../program/is-typescript.ts";
import { isSite, type SiteValue, type Values } from "../provenance/value.ts";
import { findMergedSpreads, isPart } from "./merged-spreads.ts";
import { memberName } from "./payload-literal.ts";
import type { Proposal } from "./proposal.ts";
import { pathOf } from "./receiver.ts";

/** What merges objects into its first argument, member by member: `Object.assign`, `$.extend`, `_.assign`. */
const MERGING: ReadonlySet<string> = new Set(["assign", "extend"]);

/** Objects that are merged, be it by spreading them or by a call, where each sets a part of what v2 has together. */
export function findMerges(facts: Facts): readonly Proposal[] {
  return [...findMergedSpreads(facts), ...findMergedAssigns(facts)];
}

/**
 * `Object.assign({ unit: 'times' }, form)` where the form sets the `target`: v2 has both in one list, of which
 * one would take the place of the other, so that they are merged, too.
 */
function findMergedAssigns(facts: Facts): readonly Proposal[] {
  return [...facts.program.nodes()].flatMap((node) =>
    ts.isCallExpression(node) && isMerging(node) ? mergedAt(facts, node) : [],
  );
}

function isMerging({ expression, arguments: given }: ts.CallExpression): boolean {
  return (
    ts.isPropertyAccessExpression(expression) &&
    MERGING.has(expression.name.text) &&
    given.length > 1
  );
}

function mergedAt(facts: Facts, call: ts.CallExpression): readonly Proposal[] {
  const [base, ...patches] = call.arguments;
  if (!base) return [];
  return LISTS.flatMap(({ container, index, fields }): readonly Proposal[] => {
    const names = fields.map(({ from }) => from);
    const parts = (node: ts.Expression): readonly SiteValue[] =>
      partsOf(facts, facts.seen(node), names);
    const set = targetsOf(facts, facts.seen(base), names);
    const sets = patches.flatMap(parts);
    const [field] = fields;
    if (set.length === 0 || sets.length === 0 || !field) return [];
    const { expression } = call;
    const isPlain = patches.length === 1 && !isTypeScript(call);
    const from = (name: string): string => `...${name}?.${container}?.[${index}]`;
    const merged = `{ ${container}: [{ ${from("base")}, ${from("patch")} }] }`;
    const text = `((base, patch) => ${expression.getText()}(base, patch, ${merged}))`;
    return [
      {
        change: field.change,
        node: call,
        message: `What \`${container}\` has beside what is set here stays`,
        ties: [...set, ...sets].map(({ node }) => node),
        ...(isPlain
          ? {
              edits: [replace(pathOf(call), rangeOf(expression), text)],
              confidence: "safe",
              reason: null,
            }
          : {
              edits: null,
              confidence: "manual",
              reason: `each of the objects sets a part of \`${container}\`; merge that, too`,
            }),
      },
    ];
  });
}

/** The lists of v2 that take several members of a v1 habit, with those. */
const LISTS = listsOf(shapeMappings.habit.fields);

interface TakingList {
  readonly container: string;
  readonly index: number;
  readonly fields: readonly FieldMapping[];
}

function listsOf(fields: readonly FieldMapping[]): readonly TakingList[] {
  const containers = new Set(fields.map(containerOf));
  return [...containers].flatMap((container): readonly TakingList[] => {
    const taken = fields.filter((field) => containerOf(field) === container);
    const [first] = taken;
    const index = first ? pathTo(first)[1] : undefined;
    return container !== null && typeof index === "number"
      ? [{ container, index, fields: taken }]
      : [];
  });
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

function partsOf(facts: Facts, values: Values, names: readonly string[]): readonly SiteValue[] {
  return [...values].flatMap((value) =>
    isSite(value, "object") && facts.roles.rolesOf([value]).has("habit") && isPart(value, names)
      ? [value]
      : [],
  );
}
