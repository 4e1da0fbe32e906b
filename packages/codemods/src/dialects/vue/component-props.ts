import type { DirectiveNode, ElementNode } from "@vue/compiler-dom";
import { camelCase } from "../../program/letter-case.ts";
import type { Snippet } from "../snippet.ts";
import { attributeSnippets } from "./attribute.ts";
import { compiler } from "./compiler.ts";
import { dynamicArgument, valueSnippets } from "./directives.ts";
import { contentOf } from "./expression-text.ts";
import type { TemplateContext } from "./template-context.ts";

/** What an element hands to a component or a slot, as the members of an object. */
interface Given {
  readonly props: readonly Snippet[];
  /** The name of a slot that an expression gives. */
  readonly dynamicName: readonly Snippet[] | null;
}

/**
 * The attributes of an element as members of an object.
 *
 * @param isSlot - Whether `name` is that of a slot, and no member.
 */
export function componentProps(
  node: ElementNode,
  context: TemplateContext,
  isSlot: boolean,
): Given {
  const { NodeTypes } = compiler();
  let dynamicName: readonly Snippet[] | null = null;
  const props: Snippet[] = [];
  for (const prop of node.props) {
    if (prop.type === NodeTypes.ATTRIBUTE) {
      if (prop.name === "ref" || (isSlot && prop.name === "name")) continue;
      props.push(`${keyOf(prop.name)}: `, ...attributeSnippets(context.text, prop), ", ");
    } else if (isSlot && prop.name === "bind" && isNamed(prop, "name"))
      dynamicName = valueSnippets(prop, context);
    else if (prop.name === "bind") props.push(...bound(prop, context));
    else if (prop.name === "model")
      props.push(`${keyOf(modelName(prop))}: `, ...valueSnippets(prop, context), ", ");
  }
  return { props, dynamicName };
}

function isNamed({ arg }: DirectiveNode, name: string): boolean {
  return arg !== undefined && contentOf(arg) === name;
}

/** The prop that a `v-model` is about. */
export function modelName({ arg }: DirectiveNode): string {
  return arg ? contentOf(arg) : "modelValue";
}

function bound(directive: DirectiveNode, context: TemplateContext): readonly Snippet[] {
  const { arg } = directive;
  const value = valueSnippets(directive, context);
  if (!arg) return ["...(", ...value, "), "];
  const dynamic = dynamicArgument(directive, context);
  if (dynamic) return ["[", ...dynamic, "]: ", ...value, ", "];
  return [`${keyOf(contentOf(arg))}: `, ...value, ", "];
}

/** The name of a prop as the component has it. */
function keyOf(name: string): string {
  return JSON.stringify(camelCase(name));
}
