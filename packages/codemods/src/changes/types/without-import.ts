import { ts } from "ts-morph";
import { type Edit, type Piece, replace } from "../../edit/edit.ts";
import { nodesIn } from "../../program/nodes-in.ts";
import { removeProperty } from "../property-list.ts";
import { pathOf } from "../receiver.ts";

/**
 * Takes the import of a type away of which a file has no use any more, as a compiler may ask for that.
 *
 * @param pieces - What is written instead of the name.
 * @param gone - All the places where a type is named no more.
 */
export function withoutImport(
  node: ts.TypeReferenceNode,
  pieces: readonly Piece[],
  gone: ReadonlySet<ts.Node>,
): readonly Edit[] {
  const { typeName } = node;
  if (!ts.isIdentifier(typeName)) return [];
  const uses = nodesIn(node.getSourceFile()).filter(
    (each) => ts.isIdentifier(each) && each.text === typeName.text,
  );
  const imported = uses.find(({ parent }) => ts.isImportSpecifier(parent))?.parent;
  const isNamed = pieces.some(
    (piece) => typeof piece === "string" && piece.includes(typeName.text),
  );
  const others = uses.filter(({ parent }) => parent !== imported);
  if (isNamed || !imported || !others.every(({ parent }) => gone.has(parent))) return [];
  const edit = ts.isImportSpecifier(imported) ? without(imported) : null;
  return edit ? [edit] : [];
}

/** The last import stays, as others may be put behind it. */
function without(specifier: ts.ImportSpecifier): Edit | null {
  const file = pathOf(specifier);
  const { elements, parent: clause } = specifier.parent;
  if (elements.length > 1 || clause.name) return removeProperty(file, specifier, elements);
  const { text, statements } = specifier.getSourceFile();
  const { parent: declaration } = clause;
  if (statements.findLast(ts.isImportDeclaration) === declaration) return null;
  const end = declaration.getEnd();
  const line = /^[ \t]*\r?\n/.exec(text.slice(end))?.[0].length ?? 0;
  return replace(file, { start: declaration.getStart(), end: end + line }, "");
}
