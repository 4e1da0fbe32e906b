import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import { glanceAt } from "../glance.ts";
import { importGraph } from "../import-graph.ts";
import type { FileFate, Project } from "../model.ts";
import type { Module } from "../program/program.ts";
import { createResolver, type Resolve } from "../program/resolve-module.ts";
import type { ServiceCall } from "../provenance/value.ts";
import type { ChangeSet } from "./change-set.ts";

/**
 * Code that could not be read may use what it is given of the service, or takes from others: what belongs to
 * that is worth a look, so that no program is half migrated unseen.
 */
export function withUnreadCode(
  facts: Facts,
  project: Project,
  fates: readonly FileFate[],
  sets: readonly ChangeSet[],
): readonly ChangeSet[] {
  const unread = fates.filter(({ fate }) => fate === "unreadable").map(({ file }) => file);
  const partly = partlyUnread(facts);
  if (unread.length + partly.size === 0) return sets;
  const calls = callsAt(facts, new Map([...placesOf(facts, project, unread), ...partly]));
  return sets.map((set): ChangeSet => {
    const call = set.confidence === "safe" ? set.calls.find((each) => calls.has(each)) : undefined;
    if (!call) return set;
    const reason = `${calls.get(call)} could not be read, and may use what this changes`;
    return { ...set, confidence: "review", reason };
  });
}

/** Where readable code meets unread code: whole files that it imports, and what uses its names elsewhere. */
type Places = ReadonlyMap<ts.Node, string>;

/** Files whose scripts are read, and their templates are not; what a page shows may be of any of its scripts. */
function partlyUnread({ program }: Facts): Places {
  const modules = [...program.modules.values()];
  return new Map(
    modules.flatMap(({ path, reading }) => {
      if (!reading?.unread) return [];
      const what = `${reading.unread} (${path})`;
      return modules
        .filter((each) => each.path === path || each.pages.includes(path))
        .map(({ source }) => [source, what] as const);
    }),
  );
}

function placesOf({ program }: Facts, project: Project, unread: readonly string[]): Places {
  const glances = new Map(
    unread.map((path) => {
      const bytes = Buffer.from(project.readOutside(path) ?? "");
      return [path, glanceAt(path, bytes)] as const;
    }),
  );
  const files = new Set(project.files.map(({ path }) => path));
  const resolve = createResolver(files, (path) => project.readOutside(path));
  const graph = importGraph(project, glances, resolve, []);
  const places = new Map<ts.Node, string>();
  for (const path of unread) {
    for (const next of graph.get(path) ?? []) {
      const module = program.modules.get(next);
      if (module) places.set(module.source, path);
    }
    for (const module of program.modules.values())
      for (const use of usesOf(module, path, resolve)) places.set(use, path);
  }
  return places;
}

/** The calls and elements of a file that have to do with a name from another. */
function usesOf(module: Module, path: string, resolve: Resolve): readonly ts.Node[] {
  const names: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && resolve(module.path, node.text) === path)
      names.push(...namesBy(node));
    ts.forEachChild(node, visit);
  };
  visit(module.source);
  return names.flatMap((name) =>
    (module.scopes.resolve(name)?.references ?? []).map(
      (reference) => ts.findAncestor(reference.parent, isUse) ?? reference,
    ),
  );
}

/** The names that a statement with a specifier declares. */
function namesBy(specifier: ts.Node): readonly ts.Identifier[] {
  const statement = ts.findAncestor(specifier, ts.isStatement);
  const names: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    const declares =
      ts.isImportSpecifier(node) ||
      ts.isImportClause(node) ||
      ts.isNamespaceImport(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isBindingElement(node);
    if (declares && node.name && ts.isIdentifier(node.name)) names.push(node.name);
    ts.forEachChild(node, visit);
  };
  if (statement) visit(statement);
  return names;
}

function isUse(node: ts.Node): boolean {
  return (
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isJsxOpeningLikeElement(node) ||
    ts.isStatement(node)
  );
}

/** The calls whose answers were seen at some places. */
function callsAt({ machine }: Facts, places: Places): ReadonlyMap<ServiceCall, string> {
  const found = new Map<ServiceCall, string>();
  for (const [node, values] of machine.seen) {
    const place = ts.findAncestor(node, (each) => places.has(each));
    const unread = place && places.get(place);
    if (unread === undefined) continue;
    for (const value of values) if (value.kind === "service") found.set(value.call, unread);
  }
  return found;
}
