import type { DirectiveNode } from "@vue/compiler-dom";
import type { Snippet } from "../snippet.ts";
import { contentOf, copied } from "./expression-text.ts";
import type { SlotsOf, TemplateContext } from "./template-context.ts";

/** A slot that a component is given is a function of what the component says of it. */
export function slotSnippets(
  slot: DirectiveNode | null,
  slots: SlotsOf,
  context: TemplateContext,
  content: readonly Snippet[],
): readonly Snippet[] {
  const parameters = slot?.exp ? copied(context.text, slot.exp, slot) : [];
  return [
    `${slots}[`,
    ...nameOf(slot, context),
    "] = (",
    ...parameters,
    ") => {\n",
    ...content,
    "};\n",
  ];
}

function nameOf(slot: DirectiveNode | null, context: TemplateContext): readonly Snippet[] {
  const { arg = null } = slot ?? {};
  if (!slot || !arg) return ['"default"'];
  const isStatic = "isStatic" in arg && arg.isStatic;
  return isStatic ? [JSON.stringify(contentOf(arg))] : copied(context.text, arg, slot);
}
