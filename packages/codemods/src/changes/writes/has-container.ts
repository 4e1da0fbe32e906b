import { ts } from "ts-morph";
import { classCarrier } from "../../facts/class-carrier.ts";
import type { Facts } from "../../facts/facts.ts";
import { containerOfName, isNamedIn, type MoveMapping, type Role } from "../../facts/shapes.ts";
import { isOptionalIn } from "../../provenance/types/is-optional-in.ts";
import { isSite, type SiteValue, type TypedValue, writtenNames } from "../../provenance/value.ts";

/**
 * Whether the object surely has the container already: it came from the service, or was made with it. A field of
 * a page has no place for one that is made on the way: what its type says is there is taken to be there.
 */
export function hasContainer(
  facts: Facts,
  node: ts.Node,
  mapping: MoveMapping,
  role: Role,
  isField: boolean,
): boolean {
  return [...facts.seen(node)].every((value) => {
    if (value.kind === "typed")
      return isDeclared(facts, value, mapping) && (isField || isNeverMade(facts, value, mapping));
    if (!isSite(value, "object", "instance")) return true;
    if (isDeclaredOptional(facts, value, mapping.from)) return false;
    const container = String(mapping.to[0]);
    if (isCopy(facts, value, node) && !bringsNothingOf(facts, value, container, role)) return true;
    if (value.is === "instance") return isInitialized(facts, value, container, role);
    return [...value.own].some((name) => isNamedIn(role, container, name));
  });
}

/** Whether an object is a copy of another where a node stands: also in a call that is not known to be given one. */
function isCopy(facts: Facts, { node: made, spread }: SiteValue, node: ts.Node): boolean {
  if (!ts.isObjectLiteralExpression(made)) return spread.values.size > 0;
  if (made.properties.some(ts.isSpreadAssignment)) return true;
  return spread.values.size > 0 && !isFilledLater(facts, made, node);
}

/** `const body = {}`, which is given to `Object.assign` behind a node, or under a condition, if at all. */
function isFilledLater(facts: Facts, { parent: holder }: ts.Node, node: ts.Node): boolean {
  if (!ts.isVariableDeclaration(holder) || !ts.isIdentifier(holder.name)) return false;
  const uses = facts.program.moduleOf(holder).scopes.resolve(holder.name)?.references ?? [];
  const list = holder.parent.parent.parent;
  return !uses.some(
    ({ parent: call, end }) =>
      ts.isCallExpression(call) && end < node.pos && call.parent.parent === list,
  );
}

/** Whether all that was copied is known, and nothing of it goes into the container: `Object.assign(body, { target })`. */
function bringsNothingOf(
  facts: Facts,
  { spread }: SiteValue,
  container: string,
  role: Role,
): boolean {
  const copied = [...spread.values];
  return (
    copied.length > 0 &&
    copied.every(
      (value) =>
        isSite(value, "object") &&
        !isCopy(facts, value, value.node) &&
        !writtenNames(value).some((name) => isNamedIn(role, container, name)),
    )
  );
}

/** Whether a type says that the member is there. */
function isDeclared(facts: Facts, value: TypedValue, mapping: MoveMapping): boolean {
  const structure = facts.machine.types.expand(value.type);
  return structure.is !== "object" || structure.members.get(mapping.from)?.optional !== true;
}

/** Whether nothing that a type is the type of is made here to be sent. */
function isNeverMade(facts: Facts, value: TypedValue, mapping: MoveMapping): boolean {
  return mapping.readOnly || !facts.roles.sent.has(declarationOf(facts, value));
}

/** Whether an object stands where a type says that the member may be missing, as `Partial<Habit>`. */
function isDeclaredOptional(facts: Facts, value: SiteValue, name: string): boolean {
  const { typeFlows, types } = facts.machine;
  return [...typeFlows].some(
    ([type, values]) => values.has(value) && isOptionalIn(types, type, name),
  );
}

/** Whether the class of an instance sets members of a container before its constructor runs. */
function isInitialized(facts: Facts, instance: SiteValue, container: string, role: Role): boolean {
  const node = classCarrier(facts.machine, instance);
  if (!node || !ts.isClassLike(node)) return false;
  return node.members.some((member) => {
    if (!ts.isPropertyDeclaration(member) || !member.initializer) return false;
    return ts.isIdentifier(member.name) && containerOfName(role, member.name.text) === container;
  });
}

function declarationOf(facts: Facts, value: TypedValue): ts.Node {
  const structure = facts.machine.types.expand(value.type);
  return structure.is === "object" ? structure.declaration : value.type.node;
}
