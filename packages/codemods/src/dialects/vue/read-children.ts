import type { DirectiveNode, ElementNode, TemplateChildNode } from "@vue/compiler-dom";
import { ENUMERATED } from "../enumerated.ts";
import type { Snippet } from "../snippet.ts";
import { compiler, directiveOf } from "./compiler.ts";
import { contentOf, copied } from "./expression-text.ts";
import { filtered } from "./filters.ts";
import { readElement } from "./read-element.ts";
import { slotSnippets } from "./slots.ts";
import type { SlotsOf, TemplateContext } from "./template-context.ts";

/**
 * What the children of an element evaluate, one after the other, as code.
 *
 * @param slots - Where templates of slots are kept; null where none may stand.
 */
export function readChildren(
  nodes: readonly TemplateChildNode[],
  context: TemplateContext,
  slots: SlotsOf | null,
): readonly Snippet[] {
  const { NodeTypes } = compiler();
  const branches: Snippet[] = [];
  for (const node of nodes) {
    if (node.type === NodeTypes.INTERPOLATION) {
      branches.push("\u01B2shown(", ...filtered(context.text, node.content, null), ");\n");
    }
    if (node.type === NodeTypes.ELEMENT) branches.push(...readBranch(node, context, slots));
  }
  return branches;
}

/** `v-if` and `v-else` of neighbours are those of statements. */
function readBranch(
  node: ElementNode,
  context: TemplateContext,
  slots: SlotsOf | null,
): readonly Snippet[] {
  const condition = directiveOf(node, "if") ?? directiveOf(node, "else-if");
  const isElse = directiveOf(node, "else") !== null || directiveOf(node, "else-if") !== null;
  const loop = directiveOf(node, "for");
  const test = condition?.exp ? copied(context.text, condition.exp, condition) : null;
  const inner = readOne(node, context, slots);
  const head: readonly Snippet[] = [
    isElse ? "else " : "",
    ...(test ? ["if (", ...test, ") "] : []),
  ];
  // In Vue 2 the condition is asked for each item.
  if (loop && condition && test && !isElse && usesAlias(condition, loop))
    return inLoop(loop, context, [...head, "{\n", ...inner, "}\n"]);
  const body = loop ? inLoop(loop, context, inner) : inner;
  return head.some((snippet) => snippet !== "") ? [...head, "{\n", ...body, "}\n"] : body;
}

function readOne(
  node: ElementNode,
  context: TemplateContext,
  slots: SlotsOf | null,
): readonly Snippet[] {
  const slot = directiveOf(node, "slot");
  if (slots && node.tag === "template" && slot) {
    const content = context.children(node.children, null);
    return slotSnippets(slot, slots, context, content);
  }
  return readElement(node, context);
}

/** `v-for` is a loop over what its source lists. */
function inLoop(
  loop: DirectiveNode,
  context: TemplateContext,
  body: readonly Snippet[],
): readonly Snippet[] {
  const { forParseResult: parts } = loop;
  if (!parts) return body;
  const { source, value, key, index } = parts;
  const item = value ? copied(context.text, value, loop) : ["\u01B2item"];
  const places = [key, index].flatMap((place) =>
    place ? [`const ${contentOf(place)} = \u01B2shown();`] : [],
  );
  return [
    // A list is gone through by numbers; an object by the names of what it has.
    ...(key ? [`${ENUMERATED}(`, ...copied(context.text, source, loop), ");\n"] : []),
    "for (const ",
    ...item,
    " of \u01B2listed(",
    ...copied(context.text, source, loop),
    `)) { ${places.join(" ")}\n`,
    ...body,
    "}\n",
  ];
}

/** Whether a condition names what a loop gives. */
function usesAlias(condition: DirectiveNode, { forParseResult }: DirectiveNode): boolean {
  if (!condition.exp || !forParseResult?.value) return false;
  const names = new Set(wordsIn(contentOf(condition.exp)));
  return wordsIn(contentOf(forParseResult.value)).some((alias) => names.has(alias));
}

function wordsIn(code: string): readonly string[] {
  return code.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [];
}
