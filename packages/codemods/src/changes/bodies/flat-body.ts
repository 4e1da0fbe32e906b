import { shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { containerOf, type MoveMapping, mappingOf, writableNames } from "../../facts/shapes.ts";
import { append } from "../../program/append.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { bodyObjects } from "../../provenance/body-objects.ts";
import { pathOf } from "../receiver.ts";
import { shorthandName } from "../shorthand-name.ts";
import { type Members, membersOf } from "./body-members.ts";

type Read = (member: string) => string;

/**
 * A body whose members keep their v1 names, as inputs of a form share them: v2 is sent another object that
 * is made of it. Null where its members are not known, or a habit may be sent there as well.
 */
export function flatBody(facts: Facts, body: ts.Expression): readonly Edit[] | null {
  const members = membersOf(facts, bodyObjects(facts.seen(body)));
  if (!members) return null;
  const isName = isRepeatable(body);
  const held = isName ? body.getText() : "form";
  const object = objectText(facts, (name) => `${held}.${name}`, members);
  // What stands in it may be a read of a habit, which has an edit of its own.
  const pieces = isName ? [object] : [`((${held}) => (${object}))(`, rangeOf(body), ")"];
  return [replace(pathOf(body), rangeOf(body), shorthandName(body), ...pieces)];
}

/**
 * A body whose members get their names only when the program runs: v2 is sent another object with what it takes of
 * those that v1 took.
 */
export function openBody(facts: Facts, body: ts.Expression): readonly Edit[] {
  const names = writableNames("habit");
  const members = new Map(names.map((name) => [name, true]));
  // A compiler may know some of the names, and would miss the others.
  const given = isTypeScript(body) ? [...whole(body), " as Record<string, any>"] : [rangeOf(body)];
  const pieces = takenApart(facts, members, given);
  return [replace(pathOf(body), rangeOf(body), shorthandName(body), ...pieces)];
}

function whole(node: ts.Expression): readonly Piece[] {
  return ts.isLeftHandSideExpression(node) ? [rangeOf(node)] : ["(", rangeOf(node), ")"];
}

/** The same of a body that is JSON text, whose members are known by their names. */
export function openJson(facts: Facts, json: ts.Expression, names: readonly string[]): Edit {
  const members = new Map(names.map((name) => [name, false]));
  const pieces = takenApart(facts, members, ["JSON.parse(", rangeOf(json), ")"]);
  return replace(
    pathOf(json),
    rangeOf(json),
    shorthandName(json),
    "JSON.stringify(",
    ...pieces,
    ")",
  );
}

function takenApart(facts: Facts, members: Members, body: readonly Piece[]): readonly Piece[] {
  const object = objectText(facts, (name) => name, members);
  return [`(({ ${[...members.keys()].join(", ")} }) => (${object}))(`, ...body, ")"];
}

/** @param read - What a member of the body is read with. */
function objectText(facts: Facts, read: Read, members: Members): string {
  const groups = new Map<string, MoveMapping[]>();
  const written: string[] = [];
  for (const name of members.keys()) {
    const mapping = mappingOf("habit", name);
    if (mapping === null) written.push(`${name}: ${read(name)}`);
    if (mapping?.op !== "move" || mapping.readOnly) continue;
    const container = containerOf(mapping);
    if (container) append(groups, container, mapping);
    else written.push(`${String(mapping.to[0])}: ${read(name)}`);
  }
  for (const [container, mappings] of groups)
    written.push(`${container}: ${containerText(facts, read, members, container, mappings)}`);
  return `{ ${written.join(", ")} }`;
}

/** `[{ periodicity: form.frequency, value: form.target }]`; nothing where what it is made for is missing. */
function containerText(
  facts: Facts,
  read: Read,
  members: Members,
  container: string,
  mappings: readonly MoveMapping[],
): string {
  const [first] = mappings;
  const isList = typeof first?.to[1] === "number";
  const filled = shapeMappings.habit.filled
    .filter(({ to }) => to[0] === container)
    .map(({ to, from, fallback }) => {
      const isThere = from !== null && members.has(from);
      const otherwise = isThere && !members.get(from) ? "" : ` ?? ${quoted(fallback)}`;
      const value = isThere ? `${read(from)}${otherwise}` : quoted(fallback);
      return `${String(to.at(-1))}: ${value}`;
    });
  const own = mappings.map(
    (mapping) => `${String(mapping.to.at(-1))}: ${valueText(facts, read(mapping.from), mapping)}`,
  );
  const object = `{ ${[...filled, ...own].join(", ")} }`;
  const text = isList ? `[${object}]` : object;
  if (first === undefined || members.get(first.from) !== true) return text;
  const mayLackAll = mappings.every(({ from }) => members.get(from) === true);
  // What comes alone is sent, so that v2 says what it lacks.
  const asked = mayLackAll ? mappings : [first];
  const isLacking = asked.map(({ from }) => `${read(from)} == null`).join(" && ");
  return `${isLacking} ? undefined : ${text}`;
}

/** `form.unit === 'times' ? 'rep' : form.unit`. */
function valueText(facts: Facts, text: string, { values }: MoveMapping): string {
  if (!values) return text;
  const pairs = Object.entries({ ...values, ...facts.options.units });
  return [
    ...pairs.map(([from, to]) => `${text} === ${quoted(from)} ? ${quoted(to)} : `),
    text,
  ].join("");
}
