import { ts } from "ts-morph";
import { rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { memberInV2, movedMapping, type Role } from "../../facts/shapes.ts";
import { aliasNamed } from "../../provenance/types/alias-named.ts";
import { listedNames } from "../../provenance/types/listed-names.ts";
import type { KeySelector } from "../key-selector.ts";
import { describeField } from "../messages.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { constraintNames } from "./constraint-names.ts";
import type { DeclaredRoles } from "./declared-roles.ts";
import { heldApart } from "./held-apart.ts";
import { onlySelects } from "./key-lists.ts";
import { writtenNames } from "./listed-names.ts";

/**
 * `Pick<Habit, (typeof FIELDS)[number]>`, or by an alias that is for more than selections, or by a type parameter: whatever
 * becomes of the list, which may be shown or looked up by, the type selects v2's members.
 */
export function proposeListedKeys(
  facts: Facts,
  { keys, isPartly }: KeySelector,
  target: DeclaredRoles,
): readonly Proposal[] {
  const names = namesOf(facts, keys, target);
  if (!names) return [];
  return [...target.roles].flatMap((role): readonly Proposal[] => {
    const moved = names.map((name) => movedMapping(role, name)).filter((each) => each !== null);
    const [first] = moved;
    if (!first) return [];
    const apart = isPartly ? heldApart(target.names, names, role) : NONE;
    const kept = names.map((name) => nameInV2(role, name)).filter((name) => !apart.has(name));
    const union = [...new Set(kept)].map(quoted).join(" | ") || "never";
    return [
      {
        change: first.change,
        node: keys,
        message: describeField(first, role),
        edits: [replace(pathOf(keys), rangeOf(keys), union)],
        confidence: "safe",
        reason: null,
        ties: [target.declaration],
      },
    ];
  });
}

const NONE: ReadonlySet<string> = new Set();

/** The names in a list that a type is of, be it under a name of its own; where it is for selections alone, it changes itself. */
function namesOf(facts: Facts, keys: ts.TypeNode, target: DeclaredRoles): readonly string[] | null {
  if (!ts.isTypeReferenceNode(keys)) return listedNames(facts.program, keys);
  const alias = aliasNamed(facts.program, keys);
  if (!alias) return constraintNames(facts, keys, target);
  const listed = listedNames(facts.program, alias.type);
  if (listed || onlySelects(facts, alias)) return listed;
  return writtenNames(facts, alias)?.map(({ text }) => text) ?? null;
}

function nameInV2(role: Role, name: string): string {
  const mapping = movedMapping(role, name);
  return (mapping && memberInV2(mapping)) ?? name;
}
