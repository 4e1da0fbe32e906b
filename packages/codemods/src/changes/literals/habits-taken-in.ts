import { ts } from "ts-morph";
import { type Edit, insert, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import { carrierOf } from "../../facts/carrier.ts";
import type { Facts } from "../../facts/facts.ts";
import { meetsHabits } from "../../facts/named/meets-habits.ts";
import { copiesTaken, restTaken } from "../../facts/named/taken-in.ts";
import { changeOfRole, containerOfName, movesAmong } from "../../facts/shapes.ts";
import { takenBeside } from "../../facts/taken-beside.ts";
import { isOfService } from "../../facts/value-origin.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { isNullish, type SiteValue } from "../../provenance/value.ts";
import { freeName } from "../free-name.ts";
import { type Proposal, waiting } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { shorthandName } from "../shorthand-name.ts";
import { indexAssertion } from "../strictness.ts";
import { writePath } from "../v2-path.ts";
import { habitsCopied, isFormOfHabit, oldNamesGiven } from "./old-names-given.ts";

/**
 * Forms that keep the names of v1 and copy a habit: `{ ...EMPTY, ...habit }` gets them beside what v2 gave. One that
 * stands for a habit elsewhere would need the names of both.
 */
export function findHabitsTakenIn(facts: Facts): readonly Proposal[] {
  const seen = new Set<ts.Node>();
  return facts.machine.sites.flatMap((site) => {
    if (!isFormOfHabit(facts, site) || seen.has(site.node)) return [];
    seen.add(site.node);
    return proposeTakenIn(facts, site);
  });
}

function proposeTakenIn(facts: Facts, site: SiteValue): readonly Proposal[] {
  const names = oldNamesGiven(facts, site);
  if (names.length === 0) return [];
  const isHabit = meetsHabits(facts.machine, [site], isOfService);
  const edits = isHabit ? null : editsAt(facts, site.node, names);
  const proposal: Proposal = {
    change: changeOfRole("habit"),
    node: site.node,
    message: "a form that keeps the names of v1 takes a habit of v2",
    edits,
    confidence: edits ? "safe" : "manual",
    reason: edits ? null : "give it an object with a member for each name that it has",
    ties: habitsCopied(facts, site).flatMap((value) => carrierOf(facts.machine, value) ?? []),
  };
  return edits ? [proposal] : [proposal, waiting(proposal)];
}

function editsAt(facts: Facts, node: ts.Node, names: readonly string[]): readonly Edit[] | null {
  if (ts.isBindingElement(node)) return givenToRest(facts, node, names);
  if (!ts.isObjectLiteralExpression(node)) return null;
  return copiesTaken(facts.machine, node).map((each) => givenBeside(facts, each, names));
}

/** `, title: habit.name, target: habit.goals[0].value` */
function membersOf(
  facts: Facts,
  habit: Piece,
  names: readonly string[],
  at: ts.Node,
): readonly Piece[] {
  const assertion = indexAssertion(facts, pathOf(at));
  return movesAmong("habit", names).flatMap(({ from, to }): readonly Piece[] => [
    `, ${from}: `,
    habit,
    `.${writePath(to, false, assertion)}`,
  ]);
}

/** Behind what a literal spreads, so that what it writes itself goes over it; nothing where there is no habit. */
function givenBeside(facts: Facts, habit: ts.Expression, names: readonly string[]): Edit {
  const file = pathOf(habit);
  const mayLack = [...facts.seen(habit)].some(isNullish);
  const isSpread = ts.isSpreadAssignment(habit.parent);
  if (isRepeatable(habit)) {
    const own = rangeOf(habit);
    const members = membersOf(facts, own, names, habit);
    if (isSpread && !mayLack) return insert(file, own.end, ...members);
    const object = ["{ ...", own, ...members, " }"];
    if (!mayLack) return replace(file, own, ...object);
    const [open, close] = isSpread ? ["(", ")"] : ["", ""];
    return replace(file, own, open, own, " && ", ...object, close);
  }
  const name = freeName(facts, "habit", habit);
  const object = [`{ ...${name}`, ...membersOf(facts, name, names, habit), " }"];
  const asked = mayLack ? [`${name} && `, ...object] : ["(", ...object, ")"];
  return replace(file, rangeOf(habit), `((${name}) => `, ...asked, ")(", rangeOf(habit), ")");
}

/** Null where the pattern takes apart what v2 has in one container with what the form asks for. */
function givenToRest(
  facts: Facts,
  node: ts.BindingElement,
  names: readonly string[],
): readonly Edit[] | null {
  const taken = restTaken(facts.machine, node);
  const containers = new Set([...takenBeside(node)].map((name) => containerOfName("habit", name)));
  const isTorn = names.some((name) => {
    const container = containerOfName("habit", name);
    return container !== null && containers.has(container);
  });
  if (!taken || isTorn) return null;
  const { name, declaration, use } = taken;
  const file = pathOf(node);
  if (use) return [usedAs(facts, use, names)];
  if (!declaration) return null;
  const rest = freeName(facts, "habit", node);
  const members = membersOf(facts, rest, names, node);
  return [
    replace(file, rangeOf(name), rest),
    insert(file, declaration.getEnd(), `, ${name.text} = { ...${rest}`, ...members, " }"),
  ];
}

/** `draft` → `{ ...draft, title: draft.name }` */
function usedAs(facts: Facts, use: ts.Identifier, names: readonly string[]): Edit {
  const members = membersOf(facts, use.text, names, use);
  if (ts.isSpreadAssignment(use.parent)) return insert(pathOf(use), use.getEnd(), ...members);
  const object = [`{ ...${use.text}`, ...members, " }"];
  const given = ts.isArrowFunction(use.parent) ? ["(", ...object, ")"] : object;
  return replace(pathOf(use), rangeOf(use), shorthandName(use), ...given);
}
