import { shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { insert } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { containerOf, type Role, readOnlyContainers } from "../facts/shapes.ts";
import { isNullish, isSite, isWrittenTo, type Value } from "../provenance/value.ts";
import { isRepeatable } from "./outgoing-value.ts";
import { memberName } from "./payload-literal.ts";
import type { Proposal } from "./proposal.ts";
import { pathOf } from "./receiver.ts";

/**
 * `{ ...habit, ...patch }` where the patch sets a part of what v2 has together: the other members of the
 * container stay those of the habit.
 */
export function findMergedSpreads(facts: Facts): readonly Proposal[] {
  return [...facts.roles.of].flatMap(([node, roles]) =>
    ts.isObjectLiteralExpression(node) && !facts.roles.sent.has(node)
      ? [...roles].flatMap((role) => mergedAt(facts, node, role))
      : [],
  );
}

function mergedAt(facts: Facts, node: ts.ObjectLiteralExpression, role: Role): readonly Proposal[] {
  const last = node.properties.at(-1);
  const spreads = node.properties.filter(ts.isSpreadAssignment).map(({ expression }) => expression);
  if (role === "envelope" || !last || spreads.length < 2 || !spreads.every(isRepeatable)) return [];
  const written = new Set(node.properties.map(memberName));
  return readOnlyContainers(role).flatMap((container): readonly Proposal[] => {
    const fields = shapeMappings[role].fields.filter((field) => containerOf(field) === container);
    const [base, ...patches] = spreads;
    const patch = patches.find((each) =>
      [...facts.seen(each)].some((value) =>
        isPart(
          value,
          fields.map(({ from }) => from),
        ),
      ),
    );
    const [field] = fields;
    if (!base || !patch || !field || !isWhole(facts, base, role)) return [];
    if (fields.some(({ from }) => written.has(from)) || written.has(container)) return [];
    const parts = [base, patch].map(
      (each) => `...${each.getText()}${dot(facts, each)}${container}`,
    );
    return [
      {
        change: field.change,
        node: patch,
        message: `What \`${container}\` has beside what is set here stays`,
        edits: [insert(pathOf(node), last.getEnd(), `, ${container}: { ${parts.join(", ")} }`)],
        confidence: "safe",
        reason: null,
        ties: [node],
      },
    ];
  });
}

/** Nothing can be spread, but not asked for a member. */
function dot(facts: Facts, node: ts.Expression): string {
  return [...facts.seen(node)].some(isNullish) ? "?." : ".";
}

/** Whether a value sets some of the members that v2 has together, and not all. */
function isPart(value: Value, names: readonly string[]): boolean {
  return (
    isSite(value, "object") &&
    value.spread.values.size === 0 &&
    names.some((name) => isWrittenTo(value, name)) &&
    !names.every((name) => isWrittenTo(value, name))
  );
}

function isWhole(facts: Facts, base: ts.Expression, role: Role): boolean {
  const values = [...facts.seen(base)];
  return values.length > 0 && values.every((value) => facts.roles.rolesOf([value]).has(role));
}
