import type { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { namesWithin, type Role } from "../../facts/shapes.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import type { Taken } from "./taken.ts";

/**
 * Whether the type of what is taken apart says that a rest still has members which v2 has in the same container: the
 * compiler holds the rest against types that have it, such as `Omit<Habit, 'streak'>`.
 */
export function isKeptByType(
  { machine, roles, seen }: Facts,
  pattern: ts.ObjectBindingPattern,
  rest: ts.BindingElement,
  taken: readonly Taken[],
  container: string,
  role: Role,
): boolean {
  if (!isTypeScript(pattern) || roles.sent.has(rest)) return false;
  const gone = taken.map(({ mapping }) => mapping.from);
  const left = namesWithin(role, container).filter((name) => !gone.includes(name));
  return [...seen(pattern)].some((value) => {
    const structure = value.kind === "typed" ? machine.types.expand(value.type) : null;
    return structure?.is === "object" && left.some((name) => structure.members.has(name));
  });
}
