import type { ElementNode } from "@vue/compiler-dom";
import type { Snippet } from "../snippet.ts";
import { attributeOf } from "./compiler.ts";
import { componentProps } from "./component-props.ts";
import type { TemplateContext } from "./template-context.ts";

/** A slot calls what the component was given for it; what stands in it is shown where nothing was given. */
export function readSlot(node: ElementNode, context: TemplateContext): readonly Snippet[] {
  const { props, dynamicName } = componentProps(node, context, true);
  const name = dynamicName ?? [JSON.stringify(attributeOf(node, "name") ?? "default")];
  return [
    "\u01B2context.slots[",
    ...name,
    "]?.({ ",
    ...props,
    " });\n",
    ...context.children(node.children, null),
  ];
}
