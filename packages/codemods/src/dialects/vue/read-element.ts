import type { ElementNode } from "@vue/compiler-dom";
import type { Snippet } from "../snippet.ts";
import { compiler } from "./compiler.ts";
import { directiveSnippets } from "./directives.ts";
import { fieldOf, offerSnippets } from "./offers.ts";
import { readComponent } from "./read-component.ts";
import { readSlot } from "./read-slot.ts";
import type { TemplateContext } from "./template-context.ts";

/** Components of Vue that show what stands in them. */
const TRANSPARENT = /^(transition|transition-?group|keep-?alive|teleport|suspense)$/i;

/** What an element evaluates: its attributes, and its children. */
export function readElement(node: ElementNode, context: TemplateContext): readonly Snippet[] {
  const { ElementTypes, NodeTypes } = compiler();
  const isPlain = node.props.some(
    (prop) => prop.type === NodeTypes.DIRECTIVE && prop.name === "pre",
  );
  if (isPlain) return [];
  if (node.tagType === ElementTypes.SLOT) return readSlot(node, context);
  if (node.tagType === ElementTypes.COMPONENT && !TRANSPARENT.test(node.tag))
    return readComponent(node, context);
  const field = fieldOf(node, context);
  return [
    ...node.props.flatMap((prop) =>
      prop.type === NodeTypes.DIRECTIVE ? directiveSnippets(prop, context) : [],
    ),
    ...offerSnippets(node, node.tag === "input" ? context.within(field) : context),
    ...(node.tag === "select" ? context.within(field) : context).children(node.children, null),
  ];
}
