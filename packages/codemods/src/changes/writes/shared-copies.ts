import { ts } from "ts-morph";
import { type Edit, insert, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { memberReads } from "../../facts/member-reads.ts";
import { containerOf, type MoveMapping, mappingOf, namesWithin } from "../../facts/shapes.ts";
import { isStepped } from "../../program/is-assigned.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { isNullish, isSite } from "../../provenance/value.ts";
import { requiredIn } from "../lacks-required.ts";
import { isGeneric } from "../literals/is-generic.ts";
import { surelyBrings } from "../literals/surely-brings.ts";
import type { Proposal } from "../proposal.ts";
import { isOptionalByType } from "../reads/optional-member.ts";
import { pathOf, receiverOf } from "../receiver.ts";
import { type Copy, copiesInto, copyBy } from "./copy-of-habit.ts";
import { isWritten } from "./field-writes.ts";

type Containers = ReadonlyMap<string, MoveMapping>;

/**
 * `{ ...habit }` copied all members in v1; in v2 it shares goals and statistics with the habit. Where the copy is
 * written to, as a form does until it is saved, it gets containers of its own.
 */
export function findSharedCopies(facts: Facts): readonly Proposal[] {
  return [...writtenIn(facts)].flatMap(([literal, written]) => {
    const made = copiesBy(facts, literal, written);
    const copies = made.size > 0 ? made : copiedInto(facts, literal, written);
    return [...copies].flatMap(([copy, held]) => {
      const left = [...held].filter(([container]) => !copy.own.has(container));
      const receiver = receiverOf(facts, facts.seen(copy.source), "habit");
      const [first] = left;
      if (!first || !receiver) return [];
      return [
        {
          change: first[1].change,
          node: copy.node,
          message: "v2 keeps members of a habit in objects that a copy would share with it",
          edits: [parted(facts, copy, new Map(left))],
          confidence: receiver.confidence,
          reason: receiver.reason,
          ties: receiver.carriers,
        },
      ];
    });
  });
}

/** The copies that a literal makes, with the containers that each brings. */
function copiesBy(
  facts: Facts,
  literal: ts.ObjectLiteralExpression,
  written: Containers,
): ReadonlyMap<Copy, Containers> {
  const bySource = new Map<ts.Expression, Copy>();
  const found = new Map<Copy, Map<string, MoveMapping>>();
  for (const [container, mapping] of written) {
    const made = copyBy(facts, literal, container);
    if (!made) continue;
    const copy = bySource.get(made.source) ?? made;
    bySource.set(copy.source, copy);
    found.set(copy, (found.get(copy) ?? new Map()).set(container, mapping));
  }
  return found;
}

function copiedInto(
  facts: Facts,
  literal: ts.ObjectLiteralExpression,
  written: Containers,
): ReadonlyMap<Copy, Containers> {
  return new Map(copiesInto(facts, literal).map((copy) => [copy, written]));
}

/** The literals that members of v2 are written within, with the containers that these are in. */
function writtenIn(facts: Facts): ReadonlyMap<ts.ObjectLiteralExpression, Containers> {
  const found = new Map<ts.ObjectLiteralExpression, Map<string, MoveMapping>>();
  for (const { node, names, receivers } of memberReads(facts.machine)) {
    if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) continue;
    const mapping = mappingOf("habit", names[0] ?? "");
    if (mapping?.op !== "move" || mapping.to.length === 1 || !isChanged(node)) continue;
    const container = containerOf(mapping);
    for (const value of receivers) {
      if (!container || !isSite(value, "object") || !ts.isObjectLiteralExpression(value.node))
        continue;
      const known = found.get(value.node) ?? new Map<string, MoveMapping>();
      found.set(value.node, known.set(container, mapping));
    }
  }
  return found;
}

/** Whether a member is written anew, or counted on: `copy.streak++`. */
function isChanged(node: ts.Expression): boolean {
  return isWritten(node) || isStepped(node);
}

/** The copy with containers of its own; what is no name is given one, so as to be asked for but once. */
function parted(facts: Facts, { node, source, end, isCall }: Copy, containers: Containers): Edit {
  const file = pathOf(node);
  const given = rangeOf(source);
  const mayLack = [...facts.seen(source)].some(isNullish);
  const lacking = new Set(
    [...containers.keys()].filter((each) => isLackedBySome(facts, source, each)),
  );
  const isUntyped = isGeneric(facts, source, [...containers.keys()]);
  const element = isUntyped ? "(each: any)" : "(each)";
  const members = (name: string): string =>
    membersOf(name, containers, { mayLack: mayLack && !isCall, lacking, element });
  if (isRepeatable(source)) {
    const name = source.getText();
    const guard = mayLack ? `${name} && ` : "";
    return insert(file, end, isCall ? `, ${guard}{ ${members(name)} }` : `, ${members(name)}`);
  }
  if (isCall) {
    const copy = `((copied) => ${mayLack ? "copied && " : ""}({ ...copied, ${members("copied")} }))(`;
    return replace(file, given, copy, given, ")");
  }
  const whole = rangeOf(node);
  return replace(
    file,
    whole,
    "((copied) => (",
    { start: whole.start, end: given.start },
    "copied",
    { start: given.end, end },
    `, ${members("copied")}`,
    { start: end, end: whole.end },
    "))(",
    given,
    ")",
  );
}

/** Whether a type lets all of a container be missing, or not all that is copied here is known to have it. */
function isLackedBySome(facts: Facts, source: ts.Expression, container: string): boolean {
  const required = requiredIn(container, "habit");
  const names = required.length > 0 ? required : namesWithin("habit", container);
  return (
    names.every((name) => isOptionalByType(facts, source, name)) ||
    !surelyBrings(facts, facts.seen(source), "habit", container)
  );
}

interface Missing {
  /** Whether there may be nothing to copy. */
  readonly mayLack: boolean;
  /** The containers that what is copied may have none of. */
  readonly lacking: ReadonlySet<string>;
  /** How a function takes an element: with a type where a compiler knows none of what `T` has. */
  readonly element: string;
}

/** `goals: habit.goals.map((each) => ({ ...each })), statistics: { ...habit.statistics }` */
function membersOf(
  name: string,
  containers: Containers,
  { mayLack, lacking, element }: Missing,
): string {
  const mark = mayLack ? "?" : "";
  return [...containers]
    .map(([container, { to }]) => {
      const held = `${name}${mark}.${container}`;
      const isList = typeof to[1] === "number";
      const copied = isList ? `${held}${mark}.map(${element} => ({ ...each }))` : `{ ...${held} }`;
      const member = `${container}: ${copied}`;
      return lacking.has(container) ? `...(${held} && { ${member} })` : member;
    })
    .join(", ");
}
