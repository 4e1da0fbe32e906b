import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { mappingOf, type Role } from "../../facts/shapes.ts";
import { isIdentifierName } from "../../program/member-name.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, receiverOf } from "../receiver.ts";
import { movedMembers } from "./key-table.ts";
import { isOnlyShown } from "./only-shown.ts";

/** A call that copies some members of an object under their names. */
interface Pick {
  readonly call: ts.CallExpression;
  readonly object: ts.Expression;
  readonly names: readonly string[];
}

/** What a library picks of a habit to be shown as it is, `console.table(_.pick(habit, ['title']))`: it has its old names there. */
export function findShownPicks(facts: Facts): readonly Proposal[] {
  const calls = new Set<ts.CallExpression>();
  for (const [literal, { uses }] of facts.machine.keyPaths.all) {
    const { parent } = literal;
    const call = ts.isArrayLiteralExpression(parent) ? parent.parent : parent;
    if (uses.has("copied") && ts.isCallExpression(call)) calls.add(call);
  }
  return [...calls].flatMap((call) => {
    const pick = pickAt(call);
    return pick && isOnlyShown(facts, call) ? proposalsFor(facts, pick) : [];
  });
}

/** Whether an expression is what is picked to be shown, or a name of it: it goes by the old names. */
export function isShownPick(facts: Facts, node: ts.Expression): boolean {
  if (ts.isCallExpression(node)) return pickAt(node) !== null && isOnlyShown(facts, node);
  const declared = ts.isIdentifier(node)
    ? facts.program.moduleOf(node).scopes.resolve(node)?.node.parent
    : undefined;
  const made = declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
  return made !== undefined && ts.isCallExpression(made) && isShownPick(facts, made);
}

const PICKS = /(?:^|\.)pick$/;

function pickAt(call: ts.CallExpression): Pick | null {
  if (!PICKS.test(call.expression.getText())) return null;
  const named = call.arguments.map(namesIn);
  const objects = call.arguments.filter((_, index) => named[index] === null);
  const [object] = objects;
  const names = named.flatMap((each) => each ?? []);
  return object && objects.length === 1 && isRepeatable(object) ? { call, object, names } : null;
}

/** The names that an argument spells; null where it is none of them. */
function namesIn(argument: ts.Expression): readonly string[] | null {
  if (ts.isStringLiteralLike(argument)) return [argument.text];
  if (!ts.isArrayLiteralExpression(argument)) return null;
  const names = argument.elements.filter(ts.isStringLiteralLike).map(({ text }) => text);
  return names.length === argument.elements.length ? names : null;
}

function proposalsFor(facts: Facts, { call, object, names }: Pick): readonly Proposal[] {
  const receivers = facts.seen(object);
  return [...facts.roles.rolesOf(receivers)].flatMap((role): readonly Proposal[] => {
    const receiver = receiverOf(facts, receivers, role);
    const [mapping] = names.flatMap((name) => mappingOf(role, name) ?? []);
    if (!receiver || mapping?.op !== "move" || !names.every(isIdentifierName)) return [];
    const { confidence, reason, carriers, mixed } = receiver;
    const text = `{ ${names.map((name) => memberText(role, object, name)).join(", ")} }`;
    const isBody = ts.isArrowFunction(call.parent) && call.parent.body === call;
    return [
      {
        change: mapping.change,
        node: call,
        message: describeField(mapping, role),
        edits: mixed ? null : [replace(pathOf(call), rangeOf(call), isBody ? `(${text})` : text)],
        confidence: mixed ? "manual" : confidence,
        reason,
        ties: carriers,
      },
    ];
  });
}

function memberText(role: Role, object: ts.Expression, name: string): string {
  const [moved] = movedMembers(object.getText(), ".", role, [name]);
  return moved ?? `${name}: ${object.getText()}.${name}`;
}
