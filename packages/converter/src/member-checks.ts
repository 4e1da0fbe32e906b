import type { BareSchema } from "@habitshift/schemas";
import { annotations, type Check, compileCheck, type Node } from "./check.ts";
import { fault } from "./fault.ts";

/** The check of each member of an object, apart: whoever reads the members anyway checks them as they come. */
export interface MemberChecks {
  readonly byName: ReadonlyMap<string, Check>;
  readonly required: readonly string[];
}

/**
 * Compiles the members of a schema of objects.
 *
 * @throws {TypeError} On a schema that says more of the object than what members it has.
 */
export function compileMembers(schema: BareSchema): MemberChecks {
  const { type, properties = {}, required = [], ...rest } = schema as Record<string, unknown>;
  const more = Object.keys(rest).filter((keyword) => !annotations.has(keyword));
  if (type !== "object" || more.length > 0)
    throw new TypeError(`${schema.$id} is not only members`);
  const checks = Object.entries(properties as Record<string, Node>);
  return {
    byName: new Map(checks.map(([name, member]) => [name, compileCheck(member)])),
    required: required as string[],
  };
}

/** The faults of a value that should be an object, and is none. */
export const notAnObject = fault("must be of type object");
