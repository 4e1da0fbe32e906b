import { shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { mappingOf, type Role } from "../../facts/shapes.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { referencesTo } from "../../program/references-to.ts";
import { pathOf } from "../receiver.ts";
import { quotedAs } from "../units/renamed-unit.ts";

/** Whether JSON is the body of a request to the service. */
export function isSentJson(facts: Facts, json: ts.Expression): boolean {
  const values = facts.seen(json);
  return [...facts.machine.exchanges.all.values()].some(({ uses }) =>
    [...uses.values()].some(({ body }) => [...body].some((value) => values.has(value))),
  );
}

/**
 * `JSON.stringify(habit, ['title', 'target'])` of what is sent names what v2 takes, on all levels:
 * `['name', 'goals', 'value', 'periodicity']`. Null where the list is used for more, or names what v2 does not take.
 */
export function sentNames(facts: Facts, by: ts.Expression, role: Role): readonly Edit[] | null {
  const list = listAt(facts, by);
  if (!list || role === "envelope") return null;
  const told = new Set<string>();
  const edits: Edit[] = [];
  for (const element of list.elements) {
    if (!ts.isStringLiteralLike(element)) return null;
    const names = namesInV2(element.text, role);
    if (names === null) return null;
    const written = names.filter((name) => !told.has(name));
    for (const name of written) told.add(name);
    const text = written.map((name) => quotedAs(element, name)).join(", ");
    if (text !== element.getText()) edits.push(replace(pathOf(element), rangeOf(element), text));
  }
  return edits;
}

/** What a member is named in v2 with all that holds it; null where v2 does not take it. */
function namesInV2(name: string, role: Exclude<Role, "envelope">): readonly string[] | null {
  const mapping = mappingOf(role, name);
  if (mapping === null) return [name];
  if (mapping.op !== "move" || mapping.readOnly) return null;
  const filled = shapeMappings[role].filled.filter(({ to }) => to[0] === mapping.to[0]);
  const beside = filled.flatMap(({ to }) => to.at(-1) ?? []);
  return [...mapping.to, ...beside].filter((step) => typeof step === "string");
}

/** The list that is written where the names are given, or kept for that alone. */
function listAt(facts: Facts, by: ts.Expression): ts.ArrayLiteralExpression | null {
  const bare = bareExpression(by);
  if (ts.isArrayLiteralExpression(bare)) return bare;
  if (!ts.isIdentifier(bare)) return null;
  const declared = facts.program.moduleOf(bare).scopes.resolve(bare)?.node;
  const { parent } = declared ?? {};
  if (!declared || !parent || !ts.isVariableDeclaration(parent) || !parent.initializer) return null;
  const isOnly = referencesTo(facts, bare).every((use) => use === declared);
  const list = bareExpression(parent.initializer);
  return isOnly && ts.isArrayLiteralExpression(list) ? list : null;
}
