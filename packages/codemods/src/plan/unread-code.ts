import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import { glanceAt } from "../glance.ts";
import { connected, importGraph } from "../import-graph.ts";
import type { FileFate, Project } from "../model.ts";
import { append } from "../program/append.ts";
import { hasModifier } from "../program/has-modifier.ts";
import { nodesIn } from "../program/nodes-in.ts";
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

/**
 * What unread code takes from others is whatever its imports lead to; what it is given stands where its names are
 * used, under whichever name they are handed on. What it asks for by a name may stand anywhere.
 */
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
  const modules = [...program.modules.values()];
  const targets = new Map<string, string[]>();
  const importers = new Map<string, Specifier[]>();
  for (const specifier of modules.flatMap((module) => specifiersOf(module, resolve))) {
    append(targets, specifier.module.path, specifier.target);
    append(importers, specifier.target, specifier);
  }
  const places = new Map<ts.Node, string>();
  for (const [path, glance] of glances) {
    const named = glance.names.flatMap((name) => resolve(path, name) ?? []);
    const taken = connected([...(graph.get(path) ?? []), ...named], targets);
    const asks = ASKS.test(glance.bytes().toString("utf8"));
    for (const module of modules)
      if (asks || taken.has(module.path)) places.set(module.source, path);
    for (const use of usesOf(path, importers)) places.set(use, path);
  }
  return places;
}

/** How components get what others provide, or a store has, without an import. */
const ASKS = /\b(?:inject|getContext|mapState|mapGetters|useSelector)\b|\$store\b/;

/** A text in a file that is the name of another. */
interface Specifier {
  readonly module: Module;
  readonly node: ts.Node;
  readonly target: string;
}

function specifiersOf(module: Module, resolve: Resolve): readonly Specifier[] {
  return nodesIn(module.source).flatMap((node) => {
    const target = ts.isStringLiteralLike(node) ? resolve(module.path, node.text) : null;
    return target ? [{ module, node, target }] : [];
  });
}

/** The calls and elements that have to do with a name from a file, or from one that hands such names on. */
function usesOf(
  path: string,
  importers: ReadonlyMap<string, readonly Specifier[]>,
): readonly ts.Node[] {
  const uses: ts.Node[] = [];
  const sources = new Set([path]);
  for (const source of sources) {
    for (const { module, node } of importers.get(source) ?? []) {
      const found = usesBy(module, node);
      uses.push(...found);
      if (found.some(isHandedOn)) sources.add(module.path);
    }
  }
  return uses;
}

function usesBy({ scopes }: Module, specifier: ts.Node): readonly ts.Node[] {
  const statement = ts.findAncestor(specifier, ts.isStatement);
  if (!statement || ts.isExportDeclaration(statement)) return statement ? [statement] : [];
  return namesBy(statement).flatMap((name) =>
    (scopes.resolve(name)?.references ?? []).map(
      (reference) => ts.findAncestor(reference.parent, isUse) ?? reference,
    ),
  );
}

function isHandedOn(use: ts.Node): boolean {
  return (
    ts.isExportDeclaration(use) ||
    ts.isExportAssignment(use) ||
    (ts.isVariableStatement(use) && hasModifier(use, ts.SyntaxKind.ExportKeyword))
  );
}

/** The names that a statement declares. */
function namesBy(statement: ts.Statement): readonly ts.Identifier[] {
  return nodesIn(statement).flatMap((node) => {
    const declares =
      ts.isImportSpecifier(node) ||
      ts.isImportClause(node) ||
      ts.isNamespaceImport(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isBindingElement(node);
    return declares && node.name && ts.isIdentifier(node.name) ? [node.name] : [];
  });
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
