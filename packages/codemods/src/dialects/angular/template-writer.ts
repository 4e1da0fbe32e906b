import type { TmplAstNode, TmplAstTemplate } from "@angular/compiler";
import { writeBlock } from "./block-writer.ts";
import { compiler } from "./compiler.ts";
import { writeElement } from "./element-writer.ts";
import { writeEmbedded } from "./embedded-writer.ts";
import { MODEL } from "./expression-writer.ts";
import { ANYTHING, type Place, withLocals, writeShown } from "./place.ts";

/** Writes the nodes of a view, with the names that it declares. */
export function writeView(nodes: readonly TmplAstNode[], place: Place): void {
  const names = referencesIn(nodes);
  const inside = withLocals(place, ...names.keys());
  for (const [name, tag] of names) {
    if (tag === "ng-template") continue;
    const held = tag.includes("-") ? `${MODEL}.element(${JSON.stringify(tag)})` : ANYTHING;
    place.writer.write(`const ${name} = ${held};\n`);
  }
  writeNodes(nodes, inside);
}

/** Writes nodes, of the view around them. */
export function writeNodes(nodes: readonly TmplAstNode[], outer: Place): void {
  let place = outer;
  for (const node of nodes) place = writeNode(node, place);
}

/** Gives the place behind a node, where more names may be known. */
function writeNode(node: TmplAstNode, place: Place): Place {
  const { TmplAstBoundText, TmplAstContent, TmplAstElement, TmplAstIcu } = compiler();
  if (node instanceof TmplAstBoundText) writeShown(node.value, place);
  else if (node instanceof TmplAstElement) writeElement(node, place);
  else if (isTemplate(node)) writeEmbedded(node, place);
  else if (node instanceof TmplAstContent) writeNodes(node.children, place);
  else if (node instanceof TmplAstIcu)
    writeNodes([...Object.values(node.vars), ...Object.values(node.placeholders)], place);
  else return writeBlock(node, place);
  return place;
}

/** Whether a node makes a view that stands in another. */
function isTemplate(node: TmplAstNode): node is TmplAstTemplate {
  return node instanceof compiler().TmplAstTemplate;
}

/** The names by which elements of a view are known in it, and their tags. */
function referencesIn(nodes: readonly TmplAstNode[]): ReadonlyMap<string, string> {
  return new Map(nodes.flatMap((node) => [...namesAt(node)]));
}

function namesAt(node: TmplAstNode): Iterable<readonly [string, string]> {
  if (node instanceof compiler().TmplAstElement) {
    const own = node.references.map(
      ({ name, value }) => [name, value === "" ? node.name : ""] as const,
    );
    return [...own, ...referencesIn(node.children)];
  }
  return isTemplate(node) && node.tagName === "ng-template"
    ? node.references.map(({ name }) => [name, "ng-template"] as const)
    : [];
}
