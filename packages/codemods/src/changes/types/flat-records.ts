import { ts } from "ts-morph";
import { insert, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import {
  changeOfRole,
  containerOfName,
  isAction,
  mappingOf,
  type Role,
} from "../../facts/shapes.ts";
import { memberName } from "../../program/member-name.ts";
import { bodyObjects } from "../../provenance/body-objects.ts";
import { declaredReturn, declaredType } from "../../provenance/types/declared-type.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import { type SiteValue, writtenNames } from "../../provenance/value.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { isFlat } from "./flat-type.ts";

/** What v2 has among the members of a body, which a type of flat members may not allow. */
type Needed = "number" | "unknown";

/** A body that is written out, and what it stands or falls with. */
interface Written {
  readonly needed: Needed;
  readonly role: Role;
  readonly ties: Set<unknown>;
}

/** `body: Record<string, string>` is declared for members of v1: those of v2 are numbers and objects, too. */
export function findFlatRecords(facts: Facts): readonly Proposal[] {
  const bodies = writtenBodies(facts);
  if (bodies.size === 0) return [];
  const found = new Map<ts.TypeNode, Written>();
  for (const [node, values] of facts.machine.seen)
    for (const value of values) {
      const body = value.kind === "site" ? bodies.get(value.node) : undefined;
      const held = body && heldType(facts, node);
      if (held && !allows(held, body.needed)) meet(found, held, body);
    }
  return [...found].map(([held, { needed, role, ties }]) => ({
    change: changeOfRole(role),
    node: held,
    message: "v2 has members in this body that are not of this type",
    edits: [
      needed === "number"
        ? insert(pathOf(held), held.getEnd(), " | number")
        : replace(pathOf(held), rangeOf(held), "unknown"),
    ],
    confidence: "safe",
    reason: null,
    ties: [...ties],
  }));
}

function writtenBodies({ machine: { exchanges } }: Facts): ReadonlyMap<ts.Node, Written> {
  const bodies = new Map<ts.Node, Written>();
  for (const { call, uses } of exchanges.all.values()) {
    const { request: role } = call.endpoint;
    if (role !== "habit" && !isAction(role)) continue;
    const sent = [...uses.values()].flatMap((use) => [...bodyObjects(use.body)]);
    for (const body of sent) {
      const needed = body.kind === "site" ? neededBy(body, role) : null;
      if (needed && body.kind === "site")
        meet(bodies, body.node, { needed, role, ties: new Set([call, body.node]) });
    }
  }
  return bodies;
}

/** Of all that comes to a place, the one that needs most counts. */
function meet<K extends ts.Node>(
  all: Map<K, Written>,
  at: K,
  { needed, role, ties }: Written,
): void {
  const before = all.get(at);
  const most = before?.needed === "unknown" ? before.needed : needed;
  all.set(at, { needed: most, role, ties: new Set([...(before?.ties ?? []), ...ties]) });
}

/** The type of the members that a place holds by its declaration, where that is a record of flat ones. */
function heldType(facts: Facts, node: ts.Node): ts.TypeNode | null {
  const { types } = facts.machine;
  const declared = typeOf(node);
  const parts = declared && ts.isUnionTypeNode(declared) ? declared.types : [declared];
  const written = parts.flatMap((part) => (part ? [types.refer(part)] : memberTypes(facts, node)));
  for (const part of written) {
    const structure = types.expand(part);
    const of =
      structure.is === "record" ? structure.of : structure.is === "object" ? structure.index : null;
    if (of && ts.isTypeNode(of.node) && isFlat(of.node)) return of.node;
  }
  return null;
}

/** What is declared for a name, or for what a function gives back. */
function typeOf(node: ts.Node): ts.TypeNode | undefined {
  const { parent } = node;
  if ((ts.isVariableDeclaration(parent) || ts.isParameter(parent)) && parent.name === node)
    return declaredType(parent);
  if (ts.isArrowFunction(parent) && parent.body === node) return declaredReturn(parent);
  if (!ts.isReturnStatement(parent)) return undefined;
  const fn = ts.findAncestor(parent, ts.isFunctionLike);
  return fn && declaredReturn(fn);
}

/** What is declared for the member that is read as `options.body` or `{ body }`. */
function memberTypes(facts: Facts, node: ts.Node): readonly TypeRef[] {
  const { types } = facts.machine;
  const [holder, name] = memberAt(node) ?? [];
  const declared = holder && declaredOf(facts, holder);
  if (!declared || !name) return [];
  const structure = types.expand(types.refer(declared));
  const member =
    structure.is === "object" ? structure.members.get(name.getText())?.type : undefined;
  return member ? [member] : [];
}

/** What a member is taken of, and its name. */
function memberAt(node: ts.Node): readonly [ts.Node, ts.Node] | null {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(node)) return [node.expression, node.name];
  return ts.isBindingElement(parent) && parent.name === node
    ? [parent.parent, parent.propertyName ?? parent.name]
    : null;
}

function declaredOf(facts: Facts, holder: ts.Node): ts.TypeNode | undefined {
  const declaration = ts.isIdentifier(holder)
    ? facts.program.moduleOf(holder).scopes.resolve(holder)?.node.parent
    : holder.parent;
  return declaration && (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration))
    ? declaredType(declaration)
    : undefined;
}

function allows(type: ts.TypeNode, needed: Needed): boolean {
  const parts = ts.isUnionTypeNode(type) ? type.types : [type];
  return needed === "number" && parts.some(({ kind }) => kind === ts.SyntaxKind.NumberKeyword);
}

/** What the members become that a body has in v1; null where all stay as flat as they are. */
function neededBy(body: SiteValue, role: Role): Needed | null {
  if (!ts.isObjectLiteralExpression(body.node)) return null;
  const written = body.node.properties.flatMap((each) => memberName(each) ?? []);
  const names = [...written, ...writtenNames(body)];
  if (names.some((name) => containerOfName(role, name) !== null)) return "unknown";
  const hasNumber = names.some((name) => {
    const mapping = mappingOf(role, name);
    if (mapping?.op !== "expand") return false;
    const members = Object.values(mapping.values).flatMap((value) => Object.values(value));
    return members.some((member) => typeof member === "number");
  });
  return hasNumber ? "number" : null;
}
