import type { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import type { Role } from "../../facts/shapes.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { namesLeft } from "./names-left.ts";

/**
 * Whether the type of what is taken apart says that a rest still has members which v2 has in the same container: the
 * compiler holds the rest against types that have it, such as `Omit<Habit, 'streak'>`.
 */
export function isKeptByType(
  { machine, roles, seen }: Facts,
  rest: ts.BindingElement,
  container: string,
  role: Role,
): boolean {
  if (!isTypeScript(rest) || roles.sent.has(rest)) return false;
  const left = namesLeft(rest, container, role);
  return [...seen(rest.parent)].some((value) => {
    const structure = value.kind === "typed" ? machine.types.expand(value.type) : null;
    return structure?.is === "object" && left.some((name) => structure.members.has(name));
  });
}
