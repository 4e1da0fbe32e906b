import type { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";

const ENDINGS = ["", "Body", "Object", "Of", "2", "3", "4"];

/** The name, or one like it, that nothing visible at a place nor inside its function has. */
export function freeName(facts: Facts, wanted: string, at: ts.Node): string {
  const { scopes, source } = facts.program.moduleOf(at);
  const used = new Set(
    scopes.bindings
      .filter((binding) => binding.scope !== source || scopes.isTaken(binding.name, at))
      .map(({ name }) => name),
  );
  const names = ENDINGS.map((ending) => wanted + ending);
  return names.find((name) => !used.has(name) && !scopes.isTaken(name, at)) ?? `${wanted}${at.pos}`;
}
