import type { AST } from "svelte/compiler";
import type { Range } from "../../edit/edit.ts";
import { isNode, type SvelteNode, svelteNode } from "./node.ts";

/** The pieces of a fragment, and of what is in them, before which a comment may stand. */
export function markupIn(fragment: AST.Fragment): readonly Range[] {
  return piecesIn(svelteNode(fragment));
}

const KEEPS_SPACE: ReadonlySet<unknown> = new Set(["pre", "textarea", "title"]);

function piecesIn({ nodes }: SvelteNode): readonly Range[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.filter(isNode).flatMap((node) => {
    if (node.type === "Text" || node.type === "Comment") return [];
    const { end, start } = node;
    const within = KEEPS_SPACE.has(node.name)
      ? []
      : Object.values(node)
          .filter(isNode)
          .filter(({ type }) => type === "Fragment");
    return [{ start, end }, ...within.flatMap(piecesIn)];
  });
}
