import { ts } from "ts-morph";
import { HOLE } from "../../../client/addresses/match-url.ts";
import type { Edit } from "../../../edit/edit.ts";
import { editsByFile } from "../../../edit/edits-by-file.ts";
import type { Facts } from "../../../facts/facts.ts";
import { append } from "../../../program/append.ts";
import type { Values } from "../../../provenance/value.ts";
import { isCall, type Proposal } from "../../proposal.ts";
import { pathOf } from "../../receiver.ts";
import { bodiesBeside } from "./bodies-beside.ts";
import { type MovedPath, movedPaths, type PathText, pathText } from "./moved-paths.ts";
import { offeredAt } from "./offered-paths.ts";
import { collectPathTypes, isPathType, type PathType } from "./path-type.ts";
import { namedEdits, templateEdits } from "./path-type-edits.ts";

/**
 * The types of the paths that code hands to a wrapper: `type Path = '/habits/today' | …`, or the names of
 * `interface Routes { '/habits/today': Habit[] }`. They follow the paths that move.
 */
export function findPathTypes(facts: Facts, found: readonly Proposal[]): readonly Proposal[] {
  if (!listsPaths(facts)) return [];
  const moved = movedPaths(found);
  const types = typesOf(facts, moved);
  const staying = stayingPaths(facts, found);
  const written = new Set(found.flatMap(({ edits }) => (edits ?? []).map(placeOf)));
  return moved.flatMap((path) =>
    [...(types.get(path) ?? [])].flatMap((type) =>
      proposalsFor(facts, path, type, staying, written),
    ),
  );
}

/** The texts of the program that may be paths and that nothing is written over. */
function stayingPaths({ program }: Facts, found: readonly Proposal[]): readonly string[] {
  const edits = editsByFile(found.flatMap(({ edits: each }) => each ?? []));
  return program.nodes(isText).flatMap((node) => {
    if (!isPath(node)) return [];
    const isWritten = (edits.get(pathOf(node)) ?? []).some(
      ({ start, end }) => start < node.end && end > node.getStart(),
    );
    return isWritten ? [] : [pathText(node)];
  });
}

function isText(node: ts.Node): node is PathText {
  return ts.isTemplateExpression(node) || ts.isStringLiteralLike(node);
}

function isPath(node: PathText): boolean {
  if (ts.isTemplateExpression(node)) return node.head.text.includes("/");
  return node.text.includes("/") && !ts.isLiteralTypeNode(node.parent);
}

/** Whether any type of the program has a path in it. */
function listsPaths(facts: Facts): boolean {
  const visit = (node: ts.Node): boolean =>
    isPathType(node) || (ts.forEachChild(node, visit) ?? false);
  return [...facts.program.modules.values()].some(({ source }) => visit(source));
}

/** The types of paths that the places are declared with which hold each text. */
function typesOf(
  facts: Facts,
  moved: readonly MovedPath[],
): ReadonlyMap<MovedPath, ReadonlySet<PathType>> {
  const byLiteral = new Map(moved.map((path) => [path.node as ts.Node, path]));
  const found = new Map<MovedPath, Set<PathType>>();
  const members = memberTypes(facts);
  for (const path of moved) {
    const types = new Set<PathType>();
    for (const type of typesAround(path.node)) collectPathTypes(facts, type, types);
    if (types.size > 0) found.set(path, types);
  }
  for (const [node, values] of facts.machine.seen) {
    for (const path of pathsIn(values, byLiteral)) {
      const types = found.get(path) ?? new Set();
      found.set(path, types);
      for (const type of declaredAt(facts, node, members)) collectPathTypes(facts, type, types);
      for (const type of offeredAt(facts, node, path)) types.add(type);
    }
  }
  return found;
}

/** The types that a table of paths, or a path by itself, is written to be of, and those that a call of it names. */
function typesAround(node: ts.Node): readonly ts.TypeNode[] {
  const { parent } = node;
  if (ts.isSatisfiesExpression(parent)) return [parent.type, ...typesAround(parent)];
  if (ts.isVariableDeclaration(parent)) return parent.type ? [parent.type] : [];
  if (ts.isCallExpression(parent))
    return node === parent.expression ? [] : (parent.typeArguments ?? []);
  const isWithin =
    ts.isPropertyAssignment(parent) ||
    ts.isObjectLiteralExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isAsExpression(parent);
  return isWithin ? typesAround(parent) : [];
}

/** The moved texts that what is held in a place is made of. */
function pathsIn(values: Values, byLiteral: ReadonlyMap<ts.Node, MovedPath>): readonly MovedPath[] {
  return [...values].flatMap((value) =>
    value.kind === "text"
      ? value.parts.flatMap((part) =>
          "text" in part ? (byLiteral.get(wholeOf(part.node)) ?? []) : [],
        )
      : [],
  );
}

function wholeOf(node: ts.Node): ts.Node {
  if (ts.isTemplateHead(node)) return node.parent;
  return ts.isTemplateMiddleOrTemplateTail(node) ? node.parent.parent : node;
}

/** The types that members are declared with, by name. */
function memberTypes(facts: Facts): ReadonlyMap<string, readonly ts.TypeNode[]> {
  const found = new Map<string, ts.TypeNode[]>();
  for (const { name, type } of facts.program.nodes(isMember))
    if (type) append(found, name.getText(), type);
  return found;
}

function isMember(node: ts.Node): node is ts.PropertySignature | ts.PropertyDeclaration {
  return ts.isPropertySignature(node) || ts.isPropertyDeclaration(node);
}

/** The types that a place which holds a text is declared with. */
function declaredAt(
  facts: Facts,
  node: ts.Node,
  members: ReadonlyMap<string, readonly ts.TypeNode[]>,
): readonly ts.TypeNode[] {
  if (ts.isPropertyAccessExpression(node)) return members.get(node.name.text) ?? [];
  if (!ts.isIdentifier(node)) return [];
  const declared = facts.program.moduleOf(node).scopes.resolve(node)?.node.parent;
  if (declared && ts.isBindingElement(declared))
    return members.get((declared.propertyName ?? declared.name).getText()) ?? [];
  return declared && (ts.isParameter(declared) || ts.isVariableDeclaration(declared))
    ? [declared.type].filter((type) => type !== undefined)
    : [];
}

function proposalsFor(
  facts: Facts,
  path: MovedPath,
  type: PathType,
  staying: readonly string[],
  written: ReadonlySet<string>,
): readonly Proposal[] {
  const edits = ts.isStringLiteral(type)
    ? namedWithBody(facts, path, type, written)
    : templateEdits(facts, path, type, staying);
  const { change, confidence, reason, ties } = path.by;
  if (edits.length === 0) return [];
  const message = `\`${shown(path.before)}\` is \`${shown(path.after)}\` in v2, and a type lists it`;
  return [{ change, node: type, message, edits, confidence, reason, ties }];
}

/** A name by a path, and what is said of the body beside it, unless a call has that written already. */
function namedWithBody(
  facts: Facts,
  path: MovedPath,
  type: ts.StringLiteral,
  written: ReadonlySet<string>,
): readonly Edit[] {
  const edits = namedEdits(path, type);
  const call = path.by.ties.find(isCall);
  if (edits.length === 0 || !call) return edits;
  const bodies = bodiesBeside(facts, type, call).filter((edit) => !written.has(placeOf(edit)));
  return [...edits, ...bodies];
}

const placeOf = ({ file, start, end }: Edit): string => `${file} ${start} ${end}`;

function shown(path: string): string {
  return path.replaceAll(HOLE, "…");
}
