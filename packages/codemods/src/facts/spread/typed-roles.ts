import { ts } from "ts-morph";
import { payloadPath } from "../../client/libraries/axios.ts";
import { positionalParameters } from "../../program/positional-parameters.ts";
import type { Machine } from "../../provenance/machine.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import type { DerivingNode, Structure } from "../../provenance/types/structure.ts";
import type { TypeRef } from "../../provenance/types/type-ref.ts";
import { isSite, type Value, type Values } from "../../provenance/value.ts";
import { flatMap, NOTHING, union } from "../../provenance/values.ts";
import { mayNameRole } from "../may-name-role.ts";
import type { RoleTable } from "../role-table.ts";
import { rootFrameOf } from "../root-frame.ts";
import { keepNamed } from "./keep-named.ts";
import { unifyRoles } from "./unify-roles.ts";
import { unionParts } from "./union-parts.ts";

/** How deep a type is followed into its members: recursive types have no end. */
const DEPTH = 12;

/** What is declared with a type has the roles of what comes there, member by member. */
export function typedRoles(
  table: RoleTable,
  type: TypeRef,
  values: Iterable<Value>,
  depth = 0,
): void {
  if (depth > DEPTH) return;
  const { machine } = table;
  const structure = machine.types.expand(type);
  const held = [...new Set(values)];
  const descend = (part: TypeRef, of: Iterable<Value>): void =>
    typedRoles(table, part, of, depth + 1);
  if (structure.is === "union" && structure.isWhole) {
    for (const part of structure.of) descend(part, held);
  } else if (structure.is === "union") {
    for (const [part, taken] of unionParts(machine, structure.of, held)) descend(part, taken);
  } else if (structure.is === "promise") {
    descend(structure.of, machine.verbs.awaited(new Set(held)));
  } else if (structure.is === "list" || structure.is === "record") {
    descend(
      structure.of,
      held.flatMap((value) => [...elementsOf(machine, value)]),
    );
  } else if (structure.is === "tuple") {
    structure.of.forEach((part, index) => {
      descend(
        part,
        held.flatMap((value) => [...writtenMember(machine, value, String(index))]),
      );
    });
  } else if (structure.is === "function") {
    parameterRoles(machine, type, structure.parameters, held, descend);
  } else if (structure.is === "external") {
    payloadRoles(machine, structure, held, descend);
  } else if (structure.is === "object") {
    objectRoles(table, type, structure, held, descend);
  }
}

function objectRoles(
  table: RoleTable,
  type: TypeRef,
  structure: Extract<Structure, { is: "object" }>,
  held: readonly Value[],
  descend: (part: TypeRef, of: Iterable<Value>) => void,
): void {
  const { machine } = table;
  keepNamed(table, type, structure, held);
  const objects = held.filter(
    (value) =>
      value.kind === "service" || isSite(value, "object", "instance") || value.kind === "typed",
  );
  if (objects.length === 0) return;
  if (structure.by) keepDerived(table, structure.by, objects);
  if (objects.some(({ kind }) => kind === "service")) keepAnswered(table, type, structure);
  for (const object of objects) {
    if (object.kind !== "site") continue;
    const known = table.declared.get(object.node) ?? new Set();
    table.declared.set(object.node, known.add(structure.declaration));
  }
  unifyRoles(table, [machine.intern.typed(type), ...objects], (role) =>
    mayNameRole(machine.types, structure, role),
  );
  for (const { name, type: memberType } of structure.members.values()) {
    if (!memberType) continue;
    descend(
      memberType,
      objects.flatMap((value) => [...memberOf(machine, value, name)]),
    );
  }
  for (const base of structure.bases) descend(base, objects);
}

function keepAnswered(
  { parts, answered, vouched }: RoleTable,
  { node }: TypeRef,
  { by, declaration }: Extract<Structure, { is: "object" }>,
): void {
  vouched.add(declaration);
  if (by || !isPart(node)) {
    answered.add(by ?? declaration);
    return;
  }
  const known = parts.get(declaration) ?? new Set();
  parts.set(declaration, known.add(node));
}

/** Whether a type is named to make another of it: in `extends`, or in `Draft & { id: string }`. */
function isPart(node: ts.Node): boolean {
  if (ts.isExpressionWithTypeArguments(node)) return true;
  return ts.isTypeReferenceNode(node) && ts.isIntersectionTypeNode(node.parent);
}

function keepDerived({ derived }: RoleTable, by: DerivingNode, objects: readonly Value[]): void {
  const known = derived.get(by) ?? new Set();
  derived.set(by, known);
  for (const value of objects) if (isSite(value, "object")) known.add(value);
}

/** A function that is declared with a type takes what the type says that it takes. */
function parameterRoles(
  machine: Machine,
  { parameters }: TypeRef,
  declared: readonly (ts.TypeNode | undefined)[],
  held: readonly Value[],
  descend: (part: TypeRef, of: Iterable<Value>) => void,
): void {
  declared.forEach((written, index) => {
    if (!written) return;
    const taken = held.flatMap((value) => {
      const own = value.kind === "function" ? positionalParameters(value.node)[index] : undefined;
      return own ? [...(machine.seen.get(own.name) ?? NOTHING)] : [];
    });
    if (taken.length > 0) descend(machine.types.refer(written, parameters), taken);
  });
}

function elementsOf(machine: Machine, value: Value): Values {
  return value.kind === "plain" || value.kind === "unknown"
    ? NOTHING
    : machine.verbs.elements(value, rootFrameOf(machine));
}

function memberOf(machine: Machine, value: Value, name: string): Values {
  if (value.kind === "typed") return NOTHING;
  if (value.kind === "site") return writtenMember(machine, value, name);
  const frame = rootFrameOf(machine);
  return machine.verbs.member(value, name, frame, frame.context.node);
}

/** `AxiosError<Failure>` says of what type the answer is that the error tells of. */
function payloadRoles(
  machine: Machine,
  { module, name, of }: Extract<Structure, { is: "external" }>,
  held: readonly Value[],
  descend: (part: TypeRef, of: Iterable<Value>) => void,
): void {
  const path = payloadPath(module, name);
  if (of && path) descend(of, memberAt(machine, held, path));
}

/** What is found in values by a path of members. */
function memberAt(machine: Machine, values: readonly Value[], path: readonly string[]): Values {
  return path.reduce<Values>(
    (held, name) => flatMap(held, (value) => memberOf(machine, value, name)),
    new Set(values),
  );
}

/** What an object was written with under a name, or has from objects that it copied. */
function writtenMember(machine: Machine, value: Value, name: string): Values {
  if (value.kind !== "site") return NOTHING;
  const whole = copiedFrom(machine, [value], ({ own }) => own.has(name));
  return union(
    ...whole.map((each) =>
      each.kind === "site" ? (each.props.get(name)?.values ?? NOTHING) : NOTHING,
    ),
  );
}
