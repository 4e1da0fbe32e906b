import { ts } from "ts-morph";
import { classCarrier } from "../../facts/class-carrier.ts";
import type { Facts } from "../../facts/facts.ts";
import { containerOfName, isNamedIn, type MoveMapping, type Role } from "../../facts/shapes.ts";
import { isOptionalIn } from "../../provenance/types/is-optional-in.ts";
import {
  isSite,
  type SiteValue,
  type TypedValue,
  type Value,
  writtenNames,
} from "../../provenance/value.ts";

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
  return known(facts.seen(node)).every((value) => {
    if (value.kind === "typed")
      return isDeclared(facts, value, mapping) && (isField || isNeverMade(facts, value, mapping));
    if (!isSite(value, "object", "instance")) return true;
    // Where an object goes later, such as into a function that takes a part of one, matters to code alone.
    const mayLack = !isField && isDeclaredOptional(facts, value, mapping.from);
    if (mayLack || takesSpread(value.node)) return false;
    const container = String(mapping.to[0]);
    if (isCopy(facts, value, node) && !bringsNothingOf(facts, value, node, container, role))
      return true;
    if (value.is === "instance") return isInitialized(facts, value, container, role);
    return [...value.own].some((name) => isNamedIn(role, container, name));
  });
}

/** Whether a proxy is told of what is set there, which are an object's own members alone. */
export function isWatched({ machine, seen }: Facts, node: ts.Node): boolean {
  return [...seen(node)].some((value) => machine.watched.has(value));
}

/** `Object.assign({}, ...parts)`: what it has, it shares with one of the parts, which keeps its own. */
function takesSpread({ parent: call }: ts.Node): boolean {
  return ts.isCallExpression(call) && call.arguments.some(ts.isSpreadElement);
}

/** Values without the copies of runs that nothing came to, where others of the same literal are known. */
function known(values: Iterable<Value>): readonly Value[] {
  const all = [...values];
  const filled = new Set(
    all.flatMap((value) =>
      isSite(value, "object") && value.spread.values.size > 0 ? [value.node] : [],
    ),
  );
  return all.filter(
    (value) => !isSite(value, "object") || value.spread.values.size > 0 || !filled.has(value.node),
  );
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

/**
 * Whether all that was copied is known, and nothing of it goes into the container: `Object.assign(body, { target })`.
 * What the node itself may stand for has there what it was made with: the rest may be written by this very code.
 *
 * @param through - The copies that are asked already: states that are made of each other copy in circles.
 */
function bringsNothingOf(
  facts: Facts,
  site: SiteValue,
  node: ts.Node,
  container: string,
  role: Role,
  through: Set<Value> = new Set(),
): boolean {
  through.add(site);
  const copied = known(site.spread.values);
  const written = (value: SiteValue): Iterable<string> =>
    facts.seen(node).has(value) ? value.own : writtenNames(value);
  return (
    copied.length > 0 &&
    copied.every((value) => {
      if (through.has(value) || value.kind === "plain") return true;
      if (!isSite(value, "object")) return false;
      if ([...written(value)].some((name) => isNamedIn(role, container, name))) return false;
      return (
        !isCopy(facts, value, value.node) ||
        bringsNothingOf(facts, value, node, container, role, through)
      );
    })
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
