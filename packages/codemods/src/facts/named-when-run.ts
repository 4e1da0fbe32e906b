import { ts } from "ts-morph";
import { bareExpression } from "../changes/bare-expression.ts";
import { bodyObjects } from "../changes/body-objects.ts";
import { isAssignmentOperator } from "../program/is-assigned.ts";
import { copiedFrom } from "../provenance/copied.ts";
import type { Machine } from "../provenance/machine.ts";
import { knownText } from "../provenance/text.ts";
import type { LiteralPart } from "../provenance/text-value.ts";
import { isSite, type SiteValue, type Value } from "../provenance/value.ts";
import { movedMapping, roleOfShape } from "./shapes.ts";

/**
 * Bodies of requests, and what they copy, whose members get their names only when the program runs, such as
 * `Object.fromEntries(pairs)` or `{ [field]: value }`. Where v2 has a value deeper than v1 no other name will
 * do, so that the names stay those of v1 until the body is sent.
 */
export function namedWhenRun(machine: Machine): ReadonlySet<SiteValue> {
  const found = known.get(machine) ?? new Set(find(machine));
  known.set(machine, found);
  return found;
}

const known = new WeakMap<Machine, ReadonlySet<SiteValue>>();

function find(machine: Machine): readonly SiteValue[] {
  const bodies = sentHabits(machine);
  if (bodies.length === 0) return [];
  const written = writtenByKey(machine);
  return bodies.flatMap((body) => {
    const whole = copiedFrom(machine, [body]);
    const own = whole.filter((value): value is SiteValue => isSite(value, "object"));
    const isForeign = own.length < whole.length;
    const isNamed = own.some(
      (site) => site.element.values.size > 0 || written.has(site) || written.has(site.node),
    );
    return isNamed && !isForeign ? own : [];
  });
}

/** The objects of the program that are sent as habits of v1. */
function sentHabits({ exchanges }: Machine): readonly SiteValue[] {
  return [...exchanges.all.values()].flatMap(({ call, uses }) =>
    call.endpoint.version === "v1" &&
    call.endpoint.request === "habit" &&
    roleOfShape(call.endpoint.request)
      ? [...uses.values()].flatMap((use) =>
          [...bodyObjects(use.body)].filter(
            (value): value is SiteValue => isSite(value, "object") && !value.context.module.isModel,
          ),
        )
      : [],
  );
}

/** Objects, and literals, that get a member which v2 has deeper under a name that is kept as text. */
function writtenByKey(machine: Machine): ReadonlySet<Value | ts.Node> {
  const found = new Set<Value | ts.Node>();
  for (const node of machine.program.nodes())
    for (const object of writtenAt(machine, node)) found.add(object);
  return found;
}

function writtenAt(machine: Machine, node: ts.Node): readonly (Value | ts.Node)[] {
  if (ts.isElementAccessExpression(node)) {
    const { parent } = node;
    return isTarget(node) && !takesOver(machine, (parent as ts.BinaryExpression).right)
      ? namedBy(machine, node, isDeep)
      : [];
  }
  if (ts.isCallExpression(node)) return namedBy(machine, node, isCut);
  if (!ts.isComputedPropertyName(node)) return [];
  const names = [...(machine.seen.get(node.expression) ?? [])];
  const { parent } = node;
  const isTaken = ts.isPropertyAssignment(parent) && takesOver(machine, parent.initializer);
  return names.some(isDeep) && !isTaken ? [parent.parent] : [];
}

/** Whether a value is that of a member of something else than an object of the program: names may be changed for both. */
function takesOver(machine: Machine, given: ts.Expression): boolean {
  const bare = bareExpression(given);
  if (!ts.isElementAccessExpression(bare)) return false;
  const sources = [...(machine.seen.get(bare.expression) ?? [])];
  return !sources.every((source) => isSite(source, "object"));
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
  const mapping = movedMapping("habit", knownText(key) ?? "");
  return mapping?.op === "move" && mapping.to.length > 1;
}
