import type { DirectiveNode, ElementNode } from "@vue/compiler-dom";
import { camelCase, kebabCase } from "../../program/letter-case.ts";
import type { Snippet } from "../snippet.ts";
import { attributeOf, compiler, directiveOf } from "./compiler.ts";
import { componentProps, modelName } from "./component-props.ts";
import {
  assignment,
  directiveSnippets,
  dynamicArgument,
  handlerSnippets,
  valueSnippets,
} from "./directives.ts";
import { contentOf } from "./expression-text.ts";
import { slotSnippets } from "./slots.ts";
import type { TemplateContext } from "./template-context.ts";

/** A component is called with its props, what listens to it, and its slots. */
export function readComponent(node: ElementNode, context: TemplateContext): readonly Snippet[] {
  const id = context.fresh();
  const [slots, props, given, tag, heard, made] = ["s", "p", "c", "t", "l", "e"].map(
    (name) => `\u01B2${name}${id}`,
  );
  const reference = attributeOf(node, "ref");
  const directives = directivesOf(node);
  return [
    `{ const ${slots} = {};\n`,
    ...readSlots(node, `${slots}`, context),
    `const ${tag} = `,
    ...componentOf(node, context),
    `;\nconst ${props} = { `,
    ...componentProps(node, context, false).props,
    ` };\nconst ${heard} = { `,
    ...directives.flatMap((directive) => listener(directive, context)),
    " };\n",
    ...directives.flatMap((directive) => otherSpelling(directive, `${heard}`)),
    `const ${given} = \u01B2given(${heard}, ${slots});\nconst ${made} = [${tag}(${props}, ${given}, ${heard}, ${slots}), \u01B2render(${tag}, ${props}, ${given})];\n`,
    ...directives.filter(isOther).flatMap((directive) => directiveSnippets(directive, context)),
    reference ? context.reference(reference, `\u01B2exposed(${made})`) : "",
    "}\n",
  ];
}

/** Templates of slots by their names, and whatever else stands in the element for the default one. */
function readSlots(node: ElementNode, slots: string, context: TemplateContext): readonly Snippet[] {
  const { NodeTypes } = compiler();
  const own = directiveOf(node, "slot");
  const isSlot = (child: (typeof node.children)[number]): boolean =>
    child.type === NodeTypes.ELEMENT &&
    child.tag === "template" &&
    directiveOf(child, "slot") !== null;
  const named = node.children.filter(isSlot);
  const others = node.children.filter(
    (child) =>
      !isSlot(child) &&
      (child.type === NodeTypes.ELEMENT || child.type === NodeTypes.INTERPOLATION),
  );
  const content = others.length > 0 ? context.children(others, null) : null;
  return [
    ...(content ? slotSnippets(own, slots, context, content) : []),
    ...context.children(named, slots),
  ];
}

function componentOf(node: ElementNode, context: TemplateContext): readonly Snippet[] {
  if (node.tag !== "component") return [context.componentOf(node.tag)];
  const { NodeTypes } = compiler();
  const is = node.props.find(
    (prop) =>
      prop.type === NodeTypes.DIRECTIVE &&
      prop.name === "bind" &&
      prop.arg &&
      contentOf(prop.arg) === "is",
  );
  if (is?.type === NodeTypes.DIRECTIVE)
    return ["\u01B2chosen(\u01B2this, ", ...valueSnippets(is, context), ")"];
  return [context.componentOf(attributeOf(node, "is") ?? "component")];
}

function isOther({ name }: DirectiveNode): boolean {
  return name !== "bind" && name !== "on" && name !== "model";
}

/** What a component tells its parent, by the name of the event. */
function listener(directive: DirectiveNode, context: TemplateContext): readonly Snippet[] {
  if (directive.name === "model") {
    const name = JSON.stringify(`update:${modelName(directive)}`);
    return [`${name}: (\u01B2told) => { `, ...assignment(directive, "\u01B2told", context), " }, "];
  }
  if (directive.name !== "on") return [];
  const { arg } = directive;
  const handler = handlerSnippets(directive, context);
  if (!arg) return ["...(", ...handler, "), "];
  const dynamic = dynamicArgument(directive, context);
  if (dynamic) return ["[", ...dynamic, "]: ", ...handler, ", "];
  return [`${JSON.stringify(camelCase(contentOf(arg)))}: `, ...handler, ", "];
}

/** What is told under `habit-done` is heard under `habitDone`, and the other way round. */
function otherSpelling({ name, arg }: DirectiveNode, heard: string): readonly Snippet[] {
  if (name !== "on" || !arg) return [];
  const camel = camelCase(contentOf(arg));
  const kebab = kebabCase(camel);
  if (camel === kebab) return [];
  return [`${heard}[${JSON.stringify(kebab)}] = ${heard}[${JSON.stringify(camel)}];\n`];
}

function directivesOf({ props }: ElementNode): readonly DirectiveNode[] {
  const { NodeTypes } = compiler();
  return props.filter((prop): prop is DirectiveNode => prop.type === NodeTypes.DIRECTIVE);
}
