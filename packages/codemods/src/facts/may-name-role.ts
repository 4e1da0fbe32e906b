import { envelope, shapeMappings } from "@habitshift/schemas";
import type { Machine } from "../provenance/machine.ts";
import type { Structure } from "../provenance/types/structure.ts";
import { memberInV2, type Role } from "./shapes.ts";

/** How deep a type is followed to its bases. */
const DEPTH = 6;

/**
 * Whether a type may name members of a role, itself or by its bases. One that surely names none (`interface Entity
 * { id: string }`) is that of many things, which need not change together.
 */
export function mayNameRole(
  types: Machine["types"],
  structure: Structure,
  role: Role,
  depth = 0,
): boolean {
  if (structure.is !== "object" || structure.by || structure.index || depth > DEPTH) return true;
  const { bases, members } = structure;
  if (members.size === 0 && bases.length === 0) return true;
  return (
    namesOf(role).some((name) => members.has(name)) ||
    bases.some((base) => mayNameRole(types, types.expand(base), role, depth + 1))
  );
}

/** The members of v1 that change, and what they become. */
function namesOf(role: Role): readonly string[] {
  const known = NAMES.get(role) ?? namesIn(role);
  NAMES.set(role, known);
  return known;
}

const NAMES = new Map<Role, readonly string[]>();

function namesIn(role: Role): readonly string[] {
  if (role === "envelope") return [envelope.success.member, envelope.error.member, envelope.data];
  return shapeMappings[role].fields.flatMap((field) => {
    const name = memberInV2(field);
    return name === null ? [field.from] : [field.from, name];
  });
}
