import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import type { Role } from "../../facts/shapes.ts";
import type { Binding } from "../../program/binding.ts";
import { bindingOf } from "../element-binding.ts";
import { asksToPutBack, isPutBack, isPutBackOrDefault } from "../literals/put-back.ts";
import { removeProperty } from "../property-list.ts";
import { pathOf } from "../receiver.ts";
import { indexAssertion } from "../strictness.ts";
import { writePath } from "../v2-path.ts";
import { isLeftOut } from "./optional-member.ts";
import { isKeptOut, staysInRest } from "./stays-in-rest.ts";
import { type Taken, takenElement } from "./taken.ts";

/**
 * A pattern with a rest: what v1 had side by side, v2 has in one container, and taking a part of it
 * would take all of it out of the rest. Read-only containers may go; others stay in the rest and are
 * read from there. Null where taking it out does no harm.
 */
export function proposeRestPattern(
  facts: Facts,
  pattern: ts.ObjectBindingPattern,
  rest: ts.BindingElement,
  taken: readonly Taken[],
  role: Role,
): readonly Edit[] | null {
  const [first] = taken;
  if (!first || first.to.length === 1 || !ts.isIdentifier(rest.name)) return null;
  const file = pathOf(pattern);
  const container = String(first.to[0]);
  const locals = taken.map(({ element }) => bindingOf(facts, element));
  const unused = locals.every((each) => each !== null && usesOf(facts, each).length === 0);
  const goes = !staysInRest(facts, rest, container, role);
  if (goes && isKeptOut(facts, rest, container, role))
    return unused ? thrownAway(facts, pattern, container, taken) : null;
  if (goes && !unused && isReadByName(facts, rest)) return null;
  if (unused) return taken.map(({ element }) => removeProperty(file, element, pattern.elements));
  const { text } = rest.name;
  const read = taken.map((each) => usedFromRest(facts, each, text));
  if (read.some((edits) => edits === null)) return null;
  return [
    ...taken.map(({ element }) => removeProperty(file, element, pattern.elements)),
    ...read.flatMap((edits) => edits ?? []),
  ];
}

/** Whether nothing but members of the rest that it names is asked for, as `kept.id`: what goes with a container is missed nowhere. */
function isReadByName(facts: Facts, rest: ts.BindingElement): boolean {
  const references = bindingOf(facts, rest)?.references ?? [];
  const uses = references.filter((use) => use !== rest.name);
  return uses.length > 0 && uses.every(isNamedOf);
}

function isNamedOf(use: ts.Identifier): boolean {
  return ts.isPropertyAccessExpression(use.parent) && use.parent.expression === use;
}

/** Where a variable is used, but to be put back beside the rest. */
function usesOf(facts: Facts, { node, references }: Binding): readonly ts.Identifier[] {
  return references.filter(
    (use) => use !== node && !isPutBack(facts, use.parent) && !asksToPutBack(facts, use),
  );
}

/** Each use of the variable reads the member of the rest instead; null where the variable is assigned. */
function usedFromRest(facts: Facts, taken: Taken, rest: string): readonly Edit[] | null {
  const { element, to, uses } = taken;
  const binding = bindingOf(facts, takenElement(taken));
  if (!binding || binding.reassigned) return null;
  const file = pathOf(element);
  const mayLack =
    element.initializer !== undefined ||
    taken.optional ||
    isLeftOut(facts, element.parent, taken.mapping.from);
  const path = `${rest}.${writePath(to, mayLack, mayLack ? "" : indexAssertion(facts, file))}`;
  const { initializer } = element;
  const text: readonly Piece[] = initializer ? [`(${path} ?? `, rangeOf(initializer), ")"] : [path];
  // Each asks for the length of a list, of which v2 has the count.
  if (uses.length > 0) return uses.map((use) => replace(file, use, ...text));
  return usesOf(facts, binding).map((use) =>
    ts.isShorthandPropertyAssignment(use.parent) && !isWrittenAnew(facts, use.parent)
      ? replace(file, rangeOf(use.parent), `${use.text}: `, ...text)
      : replace(file, rangeOf(use), ...text),
  );
}

/** Whether a payload that is written for v2 takes only the value of a member. */
function isWrittenAnew(facts: Facts, member: ts.ShorthandPropertyAssignment): boolean {
  return facts.roles.of.has(member.parent) && isPutBackOrDefault(facts, member);
}

/** `{ streak, ...fields }` where only the rest is used: the whole container goes. */
function thrownAway(
  facts: Facts,
  pattern: ts.ObjectBindingPattern,
  container: string,
  taken: readonly Taken[],
): readonly Edit[] {
  const [first, ...others] = taken;
  if (!first) return [];
  const { element } = first;
  const file = pathOf(pattern);
  const isFree =
    !element.propertyName && !facts.program.moduleOf(pattern).scopes.isTaken(container, pattern);
  return [
    replace(
      file,
      { start: element.getStart(), end: element.getEnd() },
      isFree ? container : `${container}: ${element.name.getText()}`,
    ),
    ...others.map((other) => removeProperty(file, other.element, pattern.elements)),
  ];
}
