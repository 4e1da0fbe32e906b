import { type Check, refuse } from "./check.ts";
import { checkOld } from "./check-old.ts";
import type { Compile, Surroundings } from "./compile-check.ts";
import { complementsOf } from "./complements.ts";
import { expectationOf, type Node, type SchemaNode } from "./expectation.ts";
import { type Findings, isFull, isPassedOver, report } from "./findings.ts";
import { isObject, type JsonObject, ownMember, typeOf } from "./json-type.ts";
import { nearestName } from "./nearest-name.ts";
import type { OldMember } from "./old-member.ts";
import { below, nameOf, type Place, pointerOf } from "./place.ts";

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
  const complements = complementsOf(node, old);
  const known = properties.filter(([, own]) => own !== false).map(([name]) => name);
  const expected = expectationOf(node);
  const checkEach = (value: JsonObject, place: Place | undefined, findings: Findings) => {
    for (const name of Object.keys(value)) {
      if (isFull(findings)) return;
      if (value[name] === undefined) continue;
      const check = checks.get(name);
      if (check) check(value[name], below(place, name), findings);
      else warnUnknown(below(place, name), known, findings);
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
    for (const own of complements) own(value, place, findings);
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

function warnUnknown(place: Place, known: readonly string[], findings: Findings): void {
  if (isPassedOver(findings)) return;
  const near = nearestName(String(place.step), known);
  report(findings, {
    change: "v2-invalid",
    severity: "warning",
    in: "body",
    pointer: pointerOf(place),
    message: `${nameOf(place)} is not a member that v2 knows`,
    fix: near ? `write \`${near}\`, if that is meant` : `leave ${nameOf(place)} out`,
  });
}
