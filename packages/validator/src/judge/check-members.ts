import { type Check, refuse } from "./check.ts";
import type { Surroundings } from "./compile-check.ts";
import { expectationOf, type Node, type SchemaNode } from "./expectation.ts";
import { type Findings, isFull, report } from "./findings.ts";
import { isObject, type JsonObject, ownMember, typeOf } from "./json-type.ts";
import type { OldMember } from "./old-member.ts";
import { below, nameOf, type Place, pointerOf } from "./place.ts";

type Compile = (node: Node, around: Surroundings) => Check;

/** The check of an object: members of v1 are told by the change they fell to, unknown ones are warned of. */
export function checkMembers(node: SchemaNode, around: Surroundings, compile: Compile): Check {
  const properties = Object.entries((node.properties ?? {}) as Record<string, Node>);
  const old = oldMembersAt(properties, around);
  const checks = new Map<string, Check>();
  for (const [name, own] of properties) {
    const path = around.path === "" ? name : `${around.path}.${name}`;
    checks.set(name, own === false ? refuseReadOnly : compile(own, { ...around, path }));
  }
  for (const [name, member] of old)
    checks.set(name, checkOld(member, checks.get(name), node, around, compile));
  const required = ((node.required ?? []) as string[]).map((name) => ({
    name,
    expected: expectationOf(new Map(properties).get(name) ?? true),
    suppliers: [...old].filter(([, { supplies }]) => supplies.includes(name)).map(([own]) => own),
  }));
  const expected = expectationOf(node);
  const checkEach = (value: JsonObject, place: Place | undefined, findings: Findings) => {
    for (const name of Object.keys(value)) {
      if (isFull(findings)) return;
      const check = checks.get(name) ?? warnUnknown;
      if (value[name] !== undefined) check(value[name], below(place, name), findings);
    }
  };
  return (value, place, findings) => {
    if (!isObject(value)) {
      refuse(place, `must be ${expected}, not ${typeOf(value)}`, `send ${expected}`, findings);
      return;
    }
    checkEach(value, place, findings);
    for (const own of required) {
      if (isMissing(own, value)) refuseMissing(own, place, findings);
    }
  };
}

interface Required {
  readonly name: string;
  readonly expected: string;
  /** Members of v1 that stand for it. */
  readonly suppliers: readonly string[];
}

function isMissing({ name, suppliers }: Required, value: JsonObject): boolean {
  if (ownMember(value, name) !== undefined) return false;
  return !suppliers.some((own) => ownMember(value, own) !== undefined);
}

function refuseMissing(
  { name, expected }: Required,
  place: Place | undefined,
  findings: Findings,
): void {
  refuse(below(place, name), "is missing", `add \`${name}\`, ${expected}`, findings);
}

/** The members of v1 that an object may have: where v2 refuses some, and at the root of a body. */
function oldMembersAt(
  properties: readonly (readonly [string, Node])[],
  { path, vocabulary }: Surroundings,
): ReadonlyMap<string, OldMember> {
  const refused = properties.filter(([, own]) => own === false);
  const isRoot = path === "" && vocabulary.atRoot;
  return isRoot || refused.length > 0 ? vocabulary.members : new Map();
}

const refuseReadOnly: Check = (_, place, findings) => {
  const fix = `leave ${nameOf(place)} out`;
  refuse(place, "is read-only: v2 returns it and does not take it", fix, findings);
};

const warnUnknown: Check = (_, place, findings) => {
  report(findings, {
    change: "v2-invalid",
    severity: "warning",
    in: "body",
    pointer: pointerOf(place),
    message: `${nameOf(place)} is not a member that v2 knows`,
    fix: `leave ${nameOf(place)} out, or check its spelling`,
  });
};

/** The check of a member of v1: what became of it, and whether its value is one that v2 takes. */
function checkOld(
  member: OldMember,
  otherwise: Check | undefined,
  node: SchemaNode,
  around: Surroundings,
  compile: Compile,
): Check {
  const target = member.to && nodeAt(node, member.to);
  const check = target && compile(target, { ...around, path: "" });
  return (value, place, findings) => {
    if (member.applies?.(value) === false) return otherwise?.(value, place, findings);
    const { change, severity } = member;
    const told = member.explain(value, nameOf(place));
    report(findings, { change, severity, in: "body", pointer: pointerOf(place), ...told });
    check?.(value, place, findings);
  };
}

function nodeAt(node: SchemaNode, path: readonly (string | number)[]): SchemaNode | undefined {
  let at: unknown = node;
  for (const step of path) {
    const { items, properties } = at as SchemaNode;
    at = typeof step === "number" ? items : (properties as SchemaNode | undefined)?.[step];
    if (!isObject(at)) return undefined;
  }
  return at as SchemaNode;
}
