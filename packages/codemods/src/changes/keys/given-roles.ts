import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { memberInV2, movedMapping } from "../../facts/shapes.ts";
import { keyNames } from "../../provenance/types/key-names.ts";
import type { Structure } from "../../provenance/types/structure.ts";
import { memberNames, objectParts } from "../../provenance/types/whole-structure.ts";
import type { KeySelector, SelectingNode } from "../key-selector.ts";
import { type DeclaredRoles, rolesOf } from "./declared-roles.ts";

/**
 * The roles of what a selection's type parameter stands for: `Habit` for `type Draft<T> = Omit<T, 'streak'>` and
 * `Draft<Habit>`. Null where it stands for others as well whose members have a name that changes.
 */
export function givenRoles(
  facts: Facts,
  node: SelectingNode,
  { type, keys }: KeySelector,
): DeclaredRoles | null {
  if (!ts.isTypeReferenceNode(type) || type.typeArguments) return null;
  const name = type.typeName.getText();
  const { types } = facts.machine;
  const given = types.referred(node).flatMap(({ parameters }) => parameters.get(name) ?? []);
  const structures = [...new Set(given)].map((each) => types.expand(each));
  const known = structures.map((each) => rolesOf(facts, [each]));
  const [target] = known.filter((each) => each !== null);
  if (!target) return null;
  const others = structures.filter((_, index) => known[index] === null);
  const changed = changedKeys(facts, keys, target);
  const isFree = (each: Structure): boolean => {
    const parts = objectParts((ref) => types.expand(ref), each);
    return parts.length > 0 && !memberNames(parts).some((member) => changed?.has(member) ?? true);
  };
  return others.every(isFree) ? target : null;
}

/** The names among some keys that change, and what v2 has in their places; null where they are not known. */
function changedKeys(
  { machine: { types }, program }: Facts,
  keys: ts.TypeNode,
  { roles }: DeclaredRoles,
): ReadonlySet<string> | null {
  const names = keyNames({ ...types, program }, types.refer(keys), keys);
  if (!names) return null;
  return new Set(
    [...roles].flatMap((role) =>
      [...names].flatMap((name) => {
        const mapping = movedMapping(role, name);
        return mapping ? [name, memberInV2(mapping) ?? name] : [];
      }),
    ),
  );
}
