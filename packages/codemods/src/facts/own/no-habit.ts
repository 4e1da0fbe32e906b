import { envelope, mappedSchemasV1 } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { memberName } from "../../program/member-name.ts";
import { TEST_FILE } from "../others/own-routes.ts";
import { changedNames, containerOfName, mappingOf, memberInV2, type Role } from "../shapes.ts";

/** All members of all that v1 takes and gives. */
const V1_MEMBERS: ReadonlySet<string> = new Set([
  envelope.data,
  envelope.success.member,
  envelope.error.member,
  ...Object.values(mappedSchemasV1).flatMap(({ properties }) => Object.keys(properties ?? {})),
]);

/**
 * Whether an object says what v2 names otherwise (`unit: 'times'`), as whoever is shown that would see another
 * value, or what no habit has (`target: 'kids'`), as it would get parts that mean something for a habit alone.
 */
export function saysOtherwise(object: ts.ObjectLiteralExpression, role: Role): boolean {
  const isMade = isMadeUp(object, role);
  return object.properties.some(
    (member) => (!isMade && hasMappedValue(member, role)) || isNoHabits(member, role),
  );
}

/** Whether an object is written out with a member that v1 does not know, as a film is with its `year`. */
export function isOtherThing(node: ts.Node): boolean {
  if (!ts.isObjectLiteralExpression(node)) return false;
  const names = node.properties.map(memberName);
  return !names.includes(null) && names.some((name) => name !== null && !V1_MEMBERS.has(name));
}

/**
 * Whether an object names no member that changes, nor what v2 has in its place: `{ problem }` beside habits has nothing
 * to keep. One beside envelopes has: what tells of no success in v1 would tell of one in v2.
 */
export function namesNothing(node: ts.Node, roles: ReadonlySet<Role>): boolean {
  if (!ts.isObjectLiteralExpression(node) || roles.has("envelope")) return false;
  const taken = new Set<string | null>([...roles].flatMap(namesOfBoth));
  return node.properties.map(memberName).every((name) => name !== null && !taken.has(name));
}

/** What a member that changes is called in v1, and where v2 has it. */
function namesOfBoth(role: Role): readonly (string | null)[] {
  return changedNames(role).flatMap((name) => {
    const mapping = mappingOf(role, name);
    return [name, mapping && memberInV2(mapping)];
  });
}

/** Whether a habit is made up: all that v1 has in one is there, or most of it in a test or where a spread brings the rest. */
function isMadeUp(object: ts.ObjectLiteralExpression, role: Role): boolean {
  const names = object.properties.map(memberName);
  const changed = changedNames(role);
  const written = changed.filter((name) => names.includes(name)).length;
  if (written === changed.length) return true;
  const isPart =
    object.properties.some(ts.isSpreadAssignment) ||
    TEST_FILE.test(object.getSourceFile().fileName);
  return isPart && written > changed.length / 2;
}

function hasMappedValue(member: ts.ObjectLiteralElementLike, role: Role): boolean {
  const mapping = mappingOf(role, memberName(member) ?? "");
  return (
    mapping?.op === "move" &&
    mapping.values !== undefined &&
    ts.isPropertyAssignment(member) &&
    ts.isStringLiteralLike(member.initializer) &&
    Object.hasOwn(mapping.values, member.initializer.text)
  );
}

/** Whether a member that v2 has in another is written with a value of another type than v1 has there. */
function isNoHabits(member: ts.ObjectLiteralElementLike, role: Role): boolean {
  const name = memberName(member) ?? "";
  if (containerOfName(role, name) === null || !ts.isPropertyAssignment(member)) return false;
  const wanted = typeInV1(role, name);
  const { initializer } = member;
  if (ts.isStringLiteralLike(initializer)) return wanted === "number" && !isOfForm(initializer);
  return ts.isNumericLiteral(initializer) && wanted === "string";
}

/** What a field of a form may hold for a number: nothing yet, or its digits. */
function isOfForm({ text }: ts.StringLiteralLike): boolean {
  return !Number.isNaN(Number(text));
}

function typeInV1(role: Role, name: string): unknown {
  const schemas: Readonly<Record<string, { readonly properties?: object } | undefined>> =
    mappedSchemasV1;
  const properties: Readonly<Record<string, { readonly type?: unknown } | undefined>> = {
    ...schemas[role]?.properties,
  };
  return properties[name]?.type;
}
