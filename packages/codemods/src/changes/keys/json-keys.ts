import { ts } from "ts-morph";
import { carrierOf } from "../../facts/carrier.ts";
import type { Facts } from "../../facts/facts.ts";
import { changedNames, changeOfRole, movedMapping, type Role } from "../../facts/shapes.ts";
import { oncePer } from "../../program/once-per.ts";
import { withHeld } from "../../provenance/held.ts";
import { isSite, type Value } from "../../provenance/value.ts";
import { describeField } from "../messages.ts";
import { type Proposal, waiting } from "../proposal.ts";
import { IN_OLD_NAMES, viewed } from "../reported/in-old-names.ts";
import { isSentJson, sentNames } from "./sent-names.ts";

const WRITTEN = "JSON.stringify";
const READ = "JSON.parse";

/** How deep a value is looked into for what the service gave. */
const DEPTH = 4;

/**
 * Names of v1 members by which JSON is read or written: `JSON.parse(text, (key, value) => key === 'streak' ? … : value)`,
 * `JSON.stringify(habits, ['id', 'title'])`. v2 has some of them deeper, so that a person has to choose.
 */
export function findJsonKeys(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const node of facts.program.nodes(ts.isCallExpression)) {
    found.push(...namesAt(facts, node));
  }
  return found;
}

function namesAt(facts: Facts, json: ts.CallExpression): readonly Proposal[] {
  const { expression, arguments: args } = json;
  const [value, by] = args;
  if (!value || !by || !/^JSON\.(?:parse|stringify)$/.test(expression.getText())) return [];
  const literals = [by, ...functionsAt(facts, by)].flatMap(literalsIn);
  if (literals.length === 0) return [];
  const roles = rolesWithin(facts, value);
  const named = [...roles.keys()].flatMap((role) =>
    literals.flatMap(({ text }) => (changedNames(role).includes(text) ? [role] : [])),
  );
  const [first] = named;
  const isWritten = expression.getText() === WRITTEN;
  const isRead = isWritten && isReadBack(facts, value);
  const isSent = isWritten && isSentJson(facts, json);
  const sent = isSent && first && !isRead ? sentNames(facts, by, first) : null;
  if (sent && first)
    return [
      {
        change: changeOfRole(first),
        node: by,
        message: "JSON that is sent is written by the names of v1 members here",
        edits: sent,
        confidence: "safe",
        reason: null,
        ties: [...roles.values()],
      },
    ];
  const edits = isWritten && first && !isRead && !isSent ? viewed(facts, value) : null;
  if (edits && first && edits.length > 0)
    return [
      {
        change: changeOfRole(first),
        node: value,
        message: "JSON is written by the names of v1 members here",
        edits,
        ...IN_OLD_NAMES,
        ties: [...roles.values()],
      },
    ];
  return [...roles].flatMap(([role, carrier]) =>
    literals.flatMap((literal): readonly Proposal[] => {
      const mapping = changedNames(role).includes(literal.text) && movedMapping(role, literal.text);
      if (!mapping) return [];
      const left = {
        change: mapping.change,
        node: literal,
        message: describeField(mapping, role),
        edits: null,
        confidence: "manual",
        reason: "JSON is read or written by this name",
        ties: [carrier],
      } as const;
      // What was left out of the JSON would be missed where it is read.
      return isRead || isSent ? [left, waiting(left)] : [left];
    }),
  );
}

/** The roles of what a value holds, each with what bears it. */
function rolesWithin(facts: Facts, value: ts.Expression): ReadonlyMap<Role, unknown> {
  const roles = new Map<Role, unknown>();
  for (const each of withHeld(facts.seen(value), DEPTH))
    for (const role of rolesFor(facts, each)) roles.set(role, carrierOf(facts.machine, each));
  return roles;
}

/** Whether the program itself reads JSON that it wrote of something. */
function isReadBack(facts: Facts, { parent: written }: ts.Expression): boolean {
  const json = facts.seen(written as ts.Expression);
  return [...readBack(facts)].some((value) => json.has(value));
}

/** The JSON that the program parses. */
const readBack = oncePer((facts: Facts): ReadonlySet<Value> => {
  const parsed = facts.program
    .nodes(ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === READ);
  return new Set(
    parsed.flatMap(({ arguments: [text] }) =>
      text ? [...facts.seen(text)].filter((value) => isSite(value, "json")) : [],
    ),
  );
});

function functionsAt(facts: Facts, node: ts.Expression): readonly ts.Node[] {
  const nodes = [...facts.seen(node)].flatMap((value) =>
    value.kind === "function" || (value.kind === "site" && value.is === "array")
      ? [value.node]
      : [],
  );
  return nodes.filter((each) => each !== node);
}

function literalsIn(node: ts.Node): readonly ts.StringLiteralLike[] {
  const found: ts.StringLiteralLike[] = [];
  const visit = (each: ts.Node): void => {
    if (ts.isStringLiteralLike(each)) found.push(each);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

/** The roles of what the service gave: those of what a list or a body holds. */
function rolesFor(facts: Facts, value: Value): readonly Role[] {
  if (value.kind !== "service") return [...facts.roles.roleOf(value)];
  const { response } = value.call.endpoint;
  return response.shape === "habit" ? ["habit"] : [];
}
