import { shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { memberName } from "../program/member-name.ts";
import type { Machine } from "../provenance/machine.ts";
import {
  isSite,
  type ServiceCall,
  type SiteValue,
  type TypedValue,
  type Value,
} from "../provenance/value.ts";
import { classCarrier } from "./class-carrier.ts";
import { changedNames, type Role, roleOfShape } from "./shapes.ts";

const NONE: ReadonlySet<Role> = new Set();
/** The names of members that v2 has elsewhere or not at all. */
const MOVED: ReadonlySet<string> = new Set([
  ...changedNames("envelope"),
  ...Object.values(shapeMappings).flatMap(({ fields }) =>
    fields.filter(({ op }) => op === "move" || op === "remove").map(({ from }) => from),
  ),
]);

/** What can be given a role: a literal, a class or a declaration; of copies, each by itself. */
export type Bearer = ts.Node | SiteValue;
export type Carrier = ServiceCall | Bearer;

/** What changes when a value's shape does: the call that gives it, or what bears its role. */
export function carrierOf(machine: Machine, value: Value): Carrier | null {
  return value.kind === "service" ? value.call : bearerOf(machine, value);
}

/**
 * What has the role of a value that the service did not give itself. A literal that copies and names nothing which v2 has
 * elsewhere (`{ ...item, rank }`) has no text that could change, so that each of its copies bears its own.
 */
export function bearerOf(machine: Machine, value: Value): Bearer | null {
  const maker = makerOf(machine, value);
  return maker && isCopy(value) ? value : maker;
}

/** What bears the roles of some values. */
export function bearersOf(machine: Machine, values: Iterable<Value>): readonly Bearer[] {
  return [...values].map((value) => bearerOf(machine, value)).filter((bearer) => bearer !== null);
}

/** The node that makes or declares a value; null where the service gives it. */
export function makerOf(machine: Machine, value: Value): ts.Node | null {
  switch (value.kind) {
    case "site":
      // The objects of a library are the same for all that a program does with it.
      if (value.context.module.isModel) return null;
      if (value.is === "instance") return classCarrier(machine, value);
      return value.is === "object" ? value.node : null;
    case "typed":
      return typedCarrier(machine, value);
    default:
      return null;
  }
}

/** Where what bears a role is made or declared. */
export function nodeOf(bearer: Bearer): ts.Node {
  return isCopied(bearer) ? bearer.node : bearer;
}

/** The nodes of what bears roles, without the copies that bear their own. */
export function bearingNodes(bearers: Iterable<Bearer>): ReadonlySet<ts.Node> {
  const nodes = [...bearers].flatMap((bearer) => (isCopied(bearer) ? [] : [bearer]));
  return new Set(nodes);
}

/** Whether a role is borne by a copy itself. */
export function isCopied(bearer: Bearer): bearer is SiteValue {
  return "is" in bearer;
}

function isCopy(value: Value): value is SiteValue {
  if (!isSite(value, "object") || !ts.isObjectLiteralExpression(value.node)) return false;
  const { properties, parent } = value.node;
  if (properties.length === 0) return isAssignedTo(parent);
  return properties.some(ts.isSpreadAssignment) && properties.every(staysInV2);
}

/** Whether a member is copied, or has a name that is the same in v1 and v2. */
function staysInV2(member: ts.ObjectLiteralElementLike): boolean {
  const name = memberName(member);
  if (name === null) return ts.isSpreadAssignment(member);
  return !MOVED.has(name);
}

/** `Object.assign({}, ...parts)`: other empty objects may be filled by names that stand elsewhere. */
export function isAssignedTo(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.getText() === "Object.assign";
}

function typedCarrier({ types, program }: Machine, { type }: TypedValue): ts.Node | null {
  if (types.inlined.has(type.node)) return type.node;
  const structure = types.expand(type);
  if (structure.is !== "object") return null;
  if (structure.by && types.apart.has(structure.by)) return structure.by;
  return program.isModel(structure.declaration) ? null : structure.declaration;
}

/** The roles of a value: a service value has its own, others those of their node. */
export function roleOf(
  machine: Machine,
  value: Value,
  of: ReadonlyMap<Bearer, ReadonlySet<Role>>,
): ReadonlySet<Role> {
  if (value.kind === "service") {
    if (value.type.is === "envelope") return new Set<Role>(["envelope"]);
    const role = value.type.is === "payload" ? roleOfShape(value.type.of) : null;
    return role ? new Set([role]) : NONE;
  }
  const bearer = bearerOf(machine, value);
  return (bearer && of.get(bearer)) ?? NONE;
}
