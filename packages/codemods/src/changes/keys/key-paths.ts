import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import {
  type MovedMapping,
  type MoveMapping,
  movedMapping,
  type Role,
} from "../../facts/shapes.ts";
import type { KeyPath } from "../../provenance/key-paths.ts";
import { followKeys, holdsOnly, type KeyUses } from "../key-uses.ts";
import { describeField, formatPath } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf, receiverOf } from "../receiver.ts";
import { isForPaths } from "./is-for-paths.ts";

/** A name in a path that v2 has elsewhere. */
interface MovedStep {
  readonly index: number;
  readonly role: Role;
  readonly mapping: MovedMapping;
}

/**
 * Paths of members that a library takes as text, as in `_.sortBy(habits, 'streak')`: they become the paths of
 * v2, where the literal is for nothing else.
 */
export function findKeyPaths(facts: Facts): readonly Proposal[] {
  const found = [...facts.machine.keyPaths.all].flatMap(([literal, path]) =>
    movedIn(facts, path).map((moved) => ({ literal, path, moved })),
  );
  const uses = followKeys(facts, new Set(found.map(({ literal }) => literal)));
  return found.flatMap(({ literal, path, moved }) => propose(facts, uses, literal, path, moved));
}

function movedIn(facts: Facts, { steps }: KeyPath): readonly MovedStep[] {
  return steps.flatMap(({ name, receivers }, index) =>
    [...facts.roles.rolesOf(receivers)].flatMap((role): readonly MovedStep[] => {
      const mapping = movedMapping(role, name);
      return mapping ? [{ index, role, mapping }] : [];
    }),
  );
}

function propose(
  facts: Facts,
  uses: KeyUses,
  literal: ts.StringLiteralLike,
  path: KeyPath,
  { index, role, mapping }: MovedStep,
): readonly Proposal[] {
  const receivers = path.steps[index]?.receivers ?? new Set();
  const receiver = receiverOf(facts, receivers, role);
  if (!receiver) return [];
  const base = {
    change: mapping.change,
    node: literal,
    message: describeField(mapping, role),
    ties: receiver.carriers,
  };
  const isOne = holdsOnly(facts, receivers, role);
  const isListed = path.uses.has("listed");
  const isForMore = !isForPaths(facts, literal, uses) || (isListed && !isInList(literal, path));
  if (mapping.op === "remove" || !isOne || isForMore) {
    const reason =
      mapping.op === "remove"
        ? "a library looks it up by its name"
        : isOne
          ? "the string may be used for more than the look-up"
          : "the name is looked up in other objects too";
    return [{ ...base, edits: null, confidence: "manual", reason }];
  }
  const { confidence, reason } = receiver;
  if (isListed)
    return [
      {
        ...base,
        edits: [replace(pathOf(literal), rangeOf(literal), listed(literal, mapping))],
        confidence,
        reason,
      },
    ];
  const to = spelled(mapping, path);
  const names = path.steps.map(({ name }, at) => (at === index ? to : name)).join(".");
  const range = { start: literal.getStart() + 1, end: literal.getEnd() - 1 };
  const edits = [replace(pathOf(literal), range, names)];
  return [{ ...base, edits, confidence, reason }];
}

/** Whether a name is one of a path that is written as a list, and nothing else: its place takes several. */
function isInList({ parent }: ts.Node, { uses }: KeyPath): boolean {
  return uses.size === 1 && ts.isArrayLiteralExpression(parent);
}

/** The names of v2 beside each other: `'goals', 0, 'value'`. */
function listed(literal: ts.StringLiteralLike, { to }: MoveMapping): string {
  const [quote] = literal.getText();
  return to
    .map((name) => (typeof name === "number" ? String(name) : `${quote}${name}${quote}`))
    .join(", ");
}

/** What leads to a member in v2, as all that take the path can read it. */
function spelled({ from, to }: MoveMapping, { uses }: KeyPath): string {
  if (uses.has("copied")) return String(to[0] ?? from);
  return uses.has("dotted") ? to.join(".") : formatPath(to);
}
