import { ts } from "ts-morph";
import { isDataPath } from "../../program/data-files.ts";
import { isChoice } from "../../program/is-choice.ts";
import type { Structure } from "../../provenance/types/structure.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import { type Bearer, bearingNodes, nodeOf } from "../carrier.ts";
import { isVouched, type RoleTable } from "../role-table.ts";
import { changedNames, type Role } from "../shapes.ts";
import { collectDeclared } from "../spread/others-types.ts";
import { isAnswered } from "../value-origin.ts";
import { givenAnswers } from "./given-answers.ts";
import { givenAway } from "./given-away.ts";
import { saysOtherwise } from "./no-habit.ts";
import { hasUnwrittenNames } from "./unwritten-names.ts";

/** How deep a type is followed to its bases. */
const DEPTH = 6;

/** What has a role only as code which habits go through takes it, too, and may as well be something else. */
export interface Met {
  /** Objects that the program writes out, classes, and types. */
  readonly bearers: ReadonlySet<Bearer>;
  /** Files of data of which nothing is sent, and nothing stands in for the service. */
  readonly files: ReadonlySet<string>;
}

type Roles = ReadonlySet<Role>;

/** Judges all of which the service itself says nothing: where it comes from, and where it ends up. */
export function metByChance(table: RoleTable): Met {
  const unseen = unseenTypes(table);
  const met = [...table.of].filter(([bearer, roles]) => {
    if (!isMet(table, bearer)) return false;
    const node = nodeOf(bearer);
    return unseen.has(node)
      ? namesChanged(table, node, roles)
      : givenAway(table.machine).has(bearer) ||
          hasUnwrittenNames(table.machine, node) ||
          isNoHabit(table, node, roles);
  });
  return { bearers: new Set(met.map(([bearer]) => bearer)), files: metFiles(table) };
}

/** Whether something has a role by the code alone that it shares with habits. */
export function isMet(table: RoleTable, bearer: Bearer): boolean {
  const isTold = isVouched(table, bearer) || givenAnswers(table.machine).has(bearer);
  return table.of.has(bearer) && !isTold;
}

/** Types of what comes from code that we do not see, where neither the service nor the program is known to make any. */
function unseenTypes({ machine, declared }: RoleTable): ReadonlySet<ts.Node> {
  const outside = new Set<ts.Node>();
  for (const type of machine.outside) collectDeclared(machine, type, outside);
  const written = new Set([...declared.values()].flatMap((types) => [...types]));
  return new Set(
    [...outside].filter(
      (node) =>
        (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) && !written.has(node),
    ),
  );
}

/** Whether a type names what changes, and is no special kind of a habit. */
function namesChanged(table: RoleTable, node: ts.Node, roles: Roles): boolean {
  const structure = structureOf(table, node as TypeRef["node"]);
  const isNaming = [...roles].some((role) => names(table, structure, role).size > 0);
  return isNaming && !isKindOfVouched(table, structure);
}

/** Whether an object says what no habit does, and is not declared as what the service answers. */
function isNoHabit(table: RoleTable, node: ts.Node, roles: Roles): boolean {
  if (!ts.isObjectLiteralExpression(node) || standsIn(table, node)) return false;
  const { declared, vouched } = table;
  const types = [...(declared.get(node) ?? [])];
  const isDeclared = types.length > 0 && types.every((type) => vouched.has(type));
  return !isDeclared && [...roles].some((role) => saysOtherwise(node, role));
}

/** `habit ?? { unit: 'times' }`: what a habit that is not there gives its place to. */
function standsIn({ machine }: RoleTable, { parent: around }: ts.ObjectLiteralExpression): boolean {
  const node = ts.isParenthesizedExpression(around) ? around.parent : around;
  if (!ts.isBinaryExpression(node) || !isChoice(node.operatorToken.kind)) return false;
  return [...(machine.seen.get(node.left) ?? [])].some(isAnswered);
}

function metFiles(table: RoleTable): ReadonlySet<string> {
  const nodes = [...bearingNodes(table.of.keys())].filter((node) =>
    isDataPath(node.getSourceFile().fileName),
  );
  const files = (of: readonly ts.Node[]) => of.map((node) => node.getSourceFile().fileName);
  const vouched = new Set(files(nodes.filter((node) => isVouched(table, node))));
  return new Set(files(nodes).filter((file) => !vouched.has(file)));
}

/** A special kind of a habit is one, where its base says so by more than a name that many things have. */
function isKindOfVouched(table: RoleTable, structure: Structure, depth = 0): boolean {
  if (structure.is !== "object" || depth > DEPTH) return false;
  return structure.bases.some((base) => {
    const inner = table.machine.types.expand(base);
    if (inner.is !== "object") return false;
    const roles = [...(table.of.get(inner.declaration) ?? [])];
    const isTelling = roles.some((role) => names(table, inner, role).size > 1);
    return (
      (isTelling && isVouched(table, inner.declaration)) || isKindOfVouched(table, inner, depth + 1)
    );
  });
}

/** The members of v1 that a type names, itself or by its bases. */
function names(table: RoleTable, structure: Structure, role: Role, depth = 0): ReadonlySet<string> {
  if (structure.is !== "object" || depth > DEPTH) return new Set();
  const own = changedNames(role).filter((name) => structure.members.has(name));
  const inherited = structure.bases.flatMap((base) => [
    ...names(table, table.machine.types.expand(base), role, depth + 1),
  ]);
  return new Set([...own, ...inherited]);
}

function structureOf({ machine }: RoleTable, node: TypeRef["node"]): Structure {
  return machine.types.expand(machine.types.refer(node));
}
