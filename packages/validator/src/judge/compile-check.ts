import { type Check, refuse } from "./check.ts";
import { checkMembers } from "./check-members.ts";
import { checkText } from "./check-text.ts";
import { expectationOf, type Node, type SchemaNode } from "./expectation.ts";
import { isFull, noFindings } from "./findings.ts";
import { isObject, typeOf } from "./json-type.ts";
import { below } from "./place.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What stands around a part of a schema while it is compiled. */
export interface Surroundings {
  readonly vocabulary: Vocabulary;
  /** The steps to this part, joined by dots; every element of a list is 0. */
  readonly path: string;
}

/** Compiles a part of a schema. */
export type Compile = (node: Node, around: Surroundings) => Check;

/** Keywords that no value can break, or that another keyword's check reads. */
const passive = new Set(["$schema", "$id", "title", "description", "readOnly", "type"]);
const handled: Readonly<Record<string, ReadonlySet<string>>> = {
  object: new Set(["required", "properties"]),
  array: new Set(["items", "maxItems"]),
  string: new Set(["enum", "minLength", "pattern", "format"]),
  number: new Set(["minimum"]),
  integer: new Set(["minimum"]),
  null: new Set(),
  boolean: new Set(),
};

/**
 * Compiles a schema of the contract to a check that reports all that is wrong, at the place where it
 * is. Closures and not generated code, which some engines forbid.
 *
 * @throws {TypeError} On what is not known here, so that nothing is passed over.
 */
export function compileCheck(node: Node, around: Surroundings): Check {
  if (typeof node === "boolean") throw new TypeError(`a bare ${node} at ${around.path}`);
  if (Array.isArray(node.anyOf)) return checkAny(node, around);
  const known = handled[String(node.type)];
  for (const keyword of Object.keys(node)) {
    if (known?.has(keyword) || passive.has(keyword)) continue;
    throw new TypeError(`the keyword ${keyword} at ${around.path || "the root"} is not known`);
  }
  switch (node.type) {
    case "object":
      // What says nothing of its members is open.
      return node.properties || node.required
        ? checkMembers(node, around, compileCheck)
        : checkSimple(node);
    case "array":
      return checkElements(node, around);
    case "string":
      return checkText(node, around);
    default:
      return checkSimple(node);
  }
}

function checkElements(node: SchemaNode, { vocabulary, path }: Surroundings): Check {
  const items = node.items as Node | undefined;
  const check =
    items === undefined ? undefined : compileCheck(items, { vocabulary, path: `${path}.0` });
  const most = Number(node.maxItems ?? Number.POSITIVE_INFINITY);
  return (value, place, findings) => {
    if (!Array.isArray(value)) return refuseType(node, value, place, findings);
    if (value.length > most) {
      const expected = `may have at most ${most} elements, not ${value.length}`;
      refuse(place, expected, `send them in parts of ${most}`, findings);
    }
    if (check === undefined) return;
    for (let index = 0; index < value.length && !isFull(findings); index++) {
      check(value[index], below(place, index), findings);
    }
  };
}

const simple: Readonly<Record<string, (value: unknown) => boolean>> = {
  number: Number.isFinite,
  integer: Number.isInteger,
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
  object: isObject,
};

function checkSimple(node: SchemaNode): Check {
  const test = simple[String(node.type)];
  if (test === undefined) throw new TypeError(`the type ${node.type} is not known`);
  const least = Number(node.minimum ?? Number.NEGATIVE_INFINITY);
  return (value, place, findings) => {
    if (!test(value)) refuseType(node, value, place, findings);
    else if (typeof value === "number" && value < least)
      refuse(place, `must be ${least} or more, not ${value}`, `send ${least} or more`, findings);
  };
}

function checkAny(node: SchemaNode, around: Surroundings): Check {
  const checks = (node.anyOf as Node[]).map((own) => compileCheck(own, around));
  return (value, place, findings) => {
    const fits = checks.some((check) => {
      const own = noFindings();
      check(value, place, own);
      return own.errors === 0;
    });
    if (!fits) refuseType(node, value, place, findings);
  };
}

const refuseType = (node: SchemaNode, value: unknown, ...[place, findings]: CheckedAt): void => {
  const expected = expectationOf(node);
  refuse(place, `must be ${expected}, not ${typeOf(value)}`, `send ${expected}`, findings);
};

type CheckedAt = [place: Parameters<Check>[1], findings: Parameters<Check>[2]];
