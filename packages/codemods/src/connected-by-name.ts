import { changedNames } from "./facts/shapes.ts";
import type { Glance } from "./glance.ts";
import { connected, type Graph } from "./import-graph.ts";
import type { Resolve } from "./program/resolve-module.ts";

const NAMES = changedNames("habit").join("|");

/** Members that change, as code reads or takes them. */
const MEMBER = new RegExp(
  `\\.\\s*(?:${NAMES})\\b|(?:(?<!\\{)\\{|,)\\s*(?:${NAMES})\\s*[,:=}]|\\bv-bind="`,
);
/** Where a component only says which props it has. */
const DECLARED =
  /\bdefine(?:Props|Emits|Model)\s*(?:<[^()]*>)?\([^()]*\)|\bprops\s*:\s*(?:\[[^\]]*\]|\{[^{}]*\})/g;

/** In a project of no more components than this, all that hang together are followed. */
const FEW_COMPONENTS = 20;

/**
 * Some files, with those that tools tie to them by names alone. Such ties go everywhere, as every component shows a
 * button; what is handed to a component stays below it, unless it names members itself: then all that hand it
 * something have to be known, for it to be told whose members these are.
 *
 * @param known - Those that have values of the service by themselves, and all that imports connect with them.
 */
export function withNamed(
  known: ReadonlySet<string>,
  graph: Graph,
  glances: ReadonlyMap<string, Glance>,
  resolve: Resolve,
): ReadonlySet<string> {
  const components = [...glances.keys()].filter((path) => path.endsWith(".vue"));
  if (components.length === 0) return known;
  const ties = tiesByName(glances, resolve);
  const sources = new Set(known);
  const isSource = (path: string): boolean =>
    components.length <= FEW_COMPONENTS || sources.has(path);
  const witnesses = new Set<string>();
  const found = new Set(known);
  for (const path of found) {
    const users = [...(ties.users.get(path) ?? [])];
    const uses = [...(ties.uses.get(path) ?? [])];
    const holders = isSource(path) ? users : [];
    for (const next of holders) sources.add(next);
    for (const next of connected([...uses, ...holders], graph)) found.add(next);
    const others = holders.length === 0 && namesMembers(glances.get(path)) ? users : [];
    for (const next of others) witnesses.add(next);
  }
  return new Set([...found, ...connected(withCalled(witnesses, ties), graph)]);
}

/** What a component has itself comes from what it calls. */
function withCalled(paths: ReadonlySet<string>, { uses }: Ties): readonly string[] {
  const found = new Set(paths);
  for (const path of found)
    for (const next of uses.get(path) ?? []) if (!next.endsWith(".vue")) found.add(next);
  return [...found];
}

function namesMembers(glance: Glance | undefined): boolean {
  return MEMBER.test(glance?.bytes().toString("utf8").replace(DECLARED, "") ?? "");
}

interface Ties {
  readonly uses: Graph;
  readonly users: Graph;
}

function tiesByName(glances: ReadonlyMap<string, Glance>, resolve: Resolve): Ties {
  const uses = new Map<string, Set<string>>();
  const users = new Map<string, Set<string>>();
  for (const [path, glance] of glances) {
    for (const specifier of glance.names) {
      const target = resolve(path, specifier);
      if (!target || target === path) continue;
      uses.set(path, (uses.get(path) ?? new Set()).add(target));
      users.set(target, (users.get(target) ?? new Set()).add(path));
    }
  }
  return { uses, users };
}
