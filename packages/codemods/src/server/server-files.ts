import type { Program } from "../program/program.ts";
import { specifiersIn } from "../specifiers-in.ts";
import type { OwnRoutes } from "./own-routes.ts";

const reached = new WeakMap<Program, Map<string, ReadonlySet<string>>>();

/** Whether a file answers requests, or is imported by one that does: it asks others than itself. */
export function isOfServer(program: Program, routes: OwnRoutes, file: string): boolean {
  return [...routes.files].some((from) => reachedFrom(program, from).has(file));
}

/** A file, and all that it imports. */
function reachedFrom(program: Program, from: string): ReadonlySet<string> {
  const known = reached.get(program) ?? new Map<string, ReadonlySet<string>>();
  reached.set(program, known);
  const before = known.get(from);
  if (before) return before;
  const found = new Set([from]);
  for (const path of found) {
    const text = program.modules.get(path)?.text ?? "";
    for (const specifier of specifiersIn(text)) {
      const module = program.resolve(path, specifier);
      if (module && !module.isModel) found.add(module.path);
    }
  }
  known.set(from, found);
  return found;
}
