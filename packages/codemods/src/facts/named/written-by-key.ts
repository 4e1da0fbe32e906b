import { ts } from "ts-morph";
import { bareExpression } from "../../program/bare-expression.ts";
import { isAssignmentOperator } from "../../program/is-assigned.ts";
import { oncePer } from "../../program/once-per.ts";
import type { Machine } from "../../provenance/machine.ts";
import { knownText } from "../../provenance/text/text.ts";
import type { LiteralPart } from "../../provenance/text/text-value.ts";
import type { Value } from "../../provenance/value.ts";
import { movedMapping } from "../shapes.ts";
import { isDeeper } from "./is-deeper.ts";
import { lookedAtByName } from "./looked-at-by-name.ts";

/** Objects, and literals, that get a member which v2 has deeper under a name that is kept as text. */
export const writtenByKey = oncePer((machine: Machine): ReadonlySet<Value | ts.Node> => {
  const found = new Set<Value | ts.Node>();
  for (const node of machine.program.nodes(ts.isElementAccessExpression))
    for (const object of writtenAt(machine, node)) found.add(object);
  for (const node of machine.program.nodes(ts.isComputedPropertyName))
    for (const object of namedAt(machine, node)) found.add(object);
  return found;
});

/** Objects that get members under names of which nothing is known: `draft[input.name] = input.value`. */
export const writtenByAny = oncePer(
  (machine: Machine): ReadonlySet<Value> =>
    new Set(
      machine.program
        .nodes(ts.isElementAccessExpression)
        .flatMap((node) => writtenAt(machine, node, isAny)),
    ),
);

/** Objects whose members have names that are pieces of longer texts: `Object.fromEntries(pairs)` of what is read. */
export function namedByPieces(machine: Machine): ReadonlySet<Value> {
  return new Set(
    machine.program.nodes(ts.isCallExpression).flatMap((node) => namedBy(machine, node, isCut)),
  );
}

function writtenAt(
  machine: Machine,
  node: ts.ElementAccessExpression,
  isMeant = isDeep,
): readonly Value[] {
  if (!isTarget(node)) return [];
  const isTaken = takesOver(machine, (node.parent as ts.BinaryExpression).right);
  const lookedAt = lookedAtByName(machine);
  return namedBy(machine, node, (name) => isMeant(name) && (!isTaken || lookedAt.has(name)));
}

function namedAt(
  machine: Machine,
  { expression, parent }: ts.ComputedPropertyName,
): readonly ts.Node[] {
  const names = [...(machine.seen.get(expression) ?? [])].filter(isDeep);
  const isTaken = ts.isPropertyAssignment(parent) && takesOver(machine, parent.initializer);
  const lookedAt = lookedAtByName(machine);
  return names.some((name) => !isTaken || lookedAt.has(name)) ? [parent.parent] : [];
}

/** Whether a value is that of a member of what the service answered, or may have: names may be changed for both. */
function takesOver(machine: Machine, given: ts.Expression): boolean {
  const bare = bareExpression(given);
  if (!ts.isElementAccessExpression(bare)) return false;
  const sources = [...(machine.seen.get(bare.expression) ?? [])];
  return sources.some(({ kind }) => kind === "service" || kind === "typed" || kind === "field");
}

/** The objects that get a member in a place under a certain name. */
function namedBy(
  { lookUps }: Machine,
  node: ts.Node,
  isMeant: (name: Value) => boolean,
): readonly Value[] {
  const names = lookUps.keys(node).filter(isMeant);
  return names.flatMap((name) => [...lookUps.receivers(node, name)]);
}

function isTarget(node: ts.ElementAccessExpression): boolean {
  const { parent } = node;
  return (
    !ts.isLiteralExpression(node.argumentExpression) &&
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    isAssignmentOperator(parent.operatorToken)
  );
}

/** Whether a name is a piece of a longer text, such as the head of a table. */
function isCut(key: Value): boolean {
  if (key.kind !== "text" || !movedMapping("habit", knownText(key) ?? "")) return false;
  return key.parts.some((part) => "text" in part && !isWhole(part));
}

function isWhole({ node, text }: LiteralPart): boolean {
  return ts.isStringLiteralLike(node) && node.text === text;
}

/** Whether v2 has what a name stands for deeper. */
function isDeep(key: Value): boolean {
  return isDeeper(knownText(key) ?? "");
}

function isAny({ kind }: Value): boolean {
  return kind === "plain" || kind === "unknown";
}
