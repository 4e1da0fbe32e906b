import type { ElementNode } from "@vue/compiler-dom";
import { CHOSEN, OFFERED, VALUE } from "../offered.ts";
import type { Snippet } from "../snippet.ts";
import { attributeSnippets } from "./attribute.ts";
import { attributeOf, compiler, directiveOf } from "./compiler.ts";
import { valueSnippets } from "./directives.ts";
import { contentOf, copied } from "./expression-text.ts";
import type { Field, TemplateContext } from "./template-context.ts";

/** What a `<select>` or one of several inputs shows; null for what has no values to choose from. */
export function fieldOf(node: ElementNode, context: TemplateContext): Field | null {
  const isOne = node.tag === "input" && attributeOf(node, "type") === "radio";
  if (node.tag !== "select" && !isOne) return null;
  const model = directiveOf(node, "model");
  if (model?.exp) return { shown: copied(context.text, model.exp, model), isChosen: true };
  const shown = isOne ? null : boundTo(node, "value", context);
  return shown && { shown, isChosen: false };
}

/** What tells that a field may show, and give, the value of an option. */
export function offerSnippets(node: ElementNode, context: TemplateContext): readonly Snippet[] {
  const { field } = context;
  const value = field && /^(?:option|input)$/.test(node.tag) ? offeredBy(node, context) : null;
  if (!field || !value) return [];
  const name = field.isChosen ? CHOSEN : OFFERED;
  return [`${name}((`, ...field.shown, "), (", ...value, "));\n"];
}

function offeredBy(node: ElementNode, context: TemplateContext): readonly Snippet[] | null {
  const { NodeTypes } = compiler();
  const bound = boundTo(node, "value", context);
  if (bound) return bound;
  for (const prop of node.props)
    if (prop.type === NodeTypes.ATTRIBUTE && prop.name === "value")
      return attributeSnippets(context.text, prop);
  const [only, ...others] = node.children;
  if (!only || others.length > 0) return null;
  if (only.type === NodeTypes.TEXT)
    return [
      {
        code: JSON.stringify(only.content.trim()),
        start: node.loc.start.offset + 1 + node.tag.length,
        lead: VALUE,
      },
    ];
  return only.type === NodeTypes.INTERPOLATION ? copied(context.text, only.content, null) : null;
}

/** The value of `:value="…"`; null where nothing is bound under the name. */
function boundTo(
  node: ElementNode,
  name: string,
  context: TemplateContext,
): readonly Snippet[] | null {
  const { NodeTypes } = compiler();
  for (const prop of node.props)
    if (prop.type === NodeTypes.DIRECTIVE && prop.name === "bind" && prop.arg)
      if (contentOf(prop.arg) === name) return valueSnippets(prop, context);
  return null;
}
