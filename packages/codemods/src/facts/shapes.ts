import {
  type ChangeId,
  envelope,
  type FieldMapping,
  type FieldPath,
  type MappedShape,
  type Shape,
  shapeMappings,
} from "@habitshift/schemas";

/** What an object is to the service: a payload of a shape, or the envelope around one. */
export type Role = MappedShape | "envelope";

/** A member of v1 that v2 has at another path. */
export type MoveMapping = Extract<FieldMapping, { op: "move" }>;
/** A member of v1 that v2 does not have; of some the count is left. */
export type RemoveMapping = Extract<FieldMapping, { op: "remove" }>;

export type MovedMapping = MoveMapping | RemoveMapping;

/** The shape whose members a shape's answers have: what a v1 check-in answers is a log in v2. */
const ANSWERS: Readonly<Partial<Record<Shape, MappedShape>>> = {
  habit: "habit",
  log: "log",
  "check-in": "check-in",
  skip: "skip",
};

/** The role of what has a shape; null where none of its members changes. */
export function roleOfShape(shape: Shape): Role | null {
  return ANSWERS[shape] ?? null;
}

/** Whether a body is all of an action on a habit: v2 takes nothing in it but what it knows. */
export function isAction(shape: Shape | null | undefined): shape is "check-in" | "skip" {
  return shape === "check-in" || shape === "skip";
}

/** The change that a whole object is told of by: that of the first member which v2 has elsewhere. */
export function changeOfRole(role: Role): ChangeId {
  if (role === "envelope") return envelope.success.change;
  const { fields } = shapeMappings[role];
  return (fields.find(({ op }) => op === "move") ?? fields[0])?.change ?? envelope.success.change;
}

/** What becomes of a member of v1; null where it is not one that changes. */
export function mappingOf(role: Role, name: string): FieldMapping | null {
  if (role === "envelope") return null;
  return (
    shapeMappings[role].fields.find((field) => field.from === name && field.op !== "to-path") ??
    null
  );
}

/** What a member of v1 became that v2 has elsewhere or not at all; null for any other name. */
export function movedMapping(role: Role, name: string): MovedMapping | null {
  const mapping = mappingOf(role, name);
  return mapping?.op === "move" || mapping?.op === "remove" ? mapping : null;
}

/** The members of v1, of some names, that v2 has elsewhere. */
export function movesAmong(role: Role, names: readonly string[]): readonly MoveMapping[] {
  return names.flatMap((name) => {
    const mapping = mappingOf(role, name);
    return mapping?.op === "move" ? [mapping] : [];
  });
}

const changed = new Map<Role, readonly string[]>();

/** The members of v1 that v2 does not have under that name. */
export function changedNames(role: Role): readonly string[] {
  const names = changed.get(role) ?? namesOfRole(role);
  changed.set(role, names);
  return names;
}

function namesOfRole(role: Role): readonly string[] {
  if (role === "envelope") return [envelope.success.member, envelope.error.member];
  return shapeMappings[role].fields.filter(({ op }) => op !== "to-path").map(({ from }) => from);
}

const ROLES: readonly Role[] = [...(Object.keys(shapeMappings) as MappedShape[]), "envelope"];

/** The members of anything of v1 that v2 does not have under that name. */
export const allChangedNames: ReadonlySet<string> = new Set(ROLES.flatMap(changedNames));

/** The members of v1 that v2 takes under another name. */
export function writableNames(role: Role): readonly string[] {
  return changedNames(role).filter((name) => {
    const mapping = mappingOf(role, name);
    return mapping?.op === "move" && !mapping.readOnly;
  });
}

/** Where v2 has a member, or the count that is left of it; empty where it has neither. */
export function pathTo(mapping: FieldMapping): FieldPath {
  if (mapping.op === "move") return mapping.to;
  return mapping.op === "remove" ? (mapping.count ?? []) : [];
}

/** The member of v2 that a member of v1 became, or is held by; null where v2 has neither. */
export function memberInV2(mapping: FieldMapping): string | null {
  const [first] = pathTo(mapping);
  return first === undefined ? null : String(first);
}

/** The member of v2 that holds what a member of v1 became: `statistics`, `goals`, `occurrence`. */
export function containerOf(mapping: FieldMapping): string | null {
  const path = pathTo(mapping);
  const [first] = path;
  return path.length > 1 && typeof first === "string" ? first : null;
}

/** The member of v2 that holds what a member of v1 of that name became. */
export function containerOfName(role: Role, name: string): string | null {
  const mapping = mappingOf(role, name);
  return mapping && containerOf(mapping);
}

/** Whether a name is that of a member of v2 that holds others, or of a member of v1 that became a part of it. */
export function isNamedIn(role: Role, container: string, name: string): boolean {
  return name === container || containerOfName(role, name) === container;
}

/** The members of v1 that became a part of a member of v2. */
export function namesWithin(role: Role, container: string): readonly string[] {
  return changedNames(role).filter((name) => containerOfName(role, name) === container);
}

const containers = new Map<Role, ReadonlySet<string>>();

/** The members of v2 that hold what members of v1 became. */
export function containersOf(role: Role): ReadonlySet<string> {
  if (role === "envelope") return new Set();
  const known = containers.get(role);
  if (known) return known;
  const names = shapeMappings[role].fields.map(containerOf).filter((name) => name !== null);
  const found = new Set(names);
  containers.set(role, found);
  return found;
}

/** The containers that v2 returns but does not accept. */
export function readOnlyContainers(role: Role): readonly string[] {
  if (role === "envelope") return [];
  const found = shapeMappings[role].fields
    .filter((field) => (field.op === "move" && field.readOnly) || field.op === "remove")
    .map(containerOf)
    .filter((name) => name !== null);
  return [...new Set(found)];
}
