import type { AST } from "svelte/compiler";
import type { ElementAttribute, MarkupNode, MarkupWriter } from "./markup-writer.ts";
import { writeAttributes, writeBinding } from "./write-attributes.ts";
import { slotNamed, writeMembers } from "./write-slot.ts";

type Child = AST.Component | AST.SvelteComponent | AST.SvelteSelf;

/** A component is called with its props and with the listeners of its events. */
export function writeChild(writer: MarkupWriter, node: Child): void {
  const { attributes, fragment } = node;
  const snippets = fragment.nodes.filter((each) => each.type === "SnippetBlock");
  const slotted = fragment.nodes.filter((each) => slotOf(each) !== null);
  const rest = fragment.nodes.filter(
    (each) => each.type !== "SnippetBlock" && slotOf(each) === null,
  );
  writer.write("{\n");
  writer.nodes(snippets);
  slotted.forEach((each, index) => {
    writeSlotted(writer, `$$slot${index}`, attributesOf(each), [each]);
  });
  // What stands in a slot itself is handed what that slot hands back.
  writeSlotted(writer, "$$default", slotOf(node) === null ? attributes : [], rest);
  writer.write("const $$child = ");
  writeCallee(writer, node);
  writer.write("({ children: $$default, ");
  writeMembers(writer, attributes);
  for (const { expression } of snippets) writer.write(`${expression.name}, `);
  const slots = slotted.map((each, index) => `${JSON.stringify(slotOf(each))}: $$slot${index}`);
  writer.write(`$$slots: { ${["default: $$default", ...slots].join(", ")} } }, { `);
  writeListeners(writer, attributes);
  writer.write(" });\n");
  for (const each of attributes) {
    if (each.type === "BindDirective")
      writeBinding(writer, each, each.name === "this" ? "$$child" : `$$child.${each.name}`);
    if (each.type === "AttachTag") writeAttributes(writer, [each]);
  }
  writer.write("}\n");
}

function writeCallee(writer: MarkupWriter, node: Child): void {
  if (node.type === "SvelteSelf") writer.write("$$component");
  else if (node.type === "SvelteComponent") writer.expression(node.expression);
  else writer.copy(node.start + 1, node.start + 1 + node.name.length);
}

function attributesOf(node: MarkupNode): readonly ElementAttribute[] {
  return "attributes" in node ? node.attributes : [];
}

function slotOf(node: MarkupNode): string | null {
  return slotNamed(
    attributesOf(node).find((each) => each.type === "Attribute" && each.name === "slot"),
  );
}

/** What a parent gives for a slot is a function of what the slot hands back with `let:`. */
function writeSlotted(
  writer: MarkupWriter,
  name: string,
  attributes: readonly ElementAttribute[],
  nodes: readonly MarkupNode[],
): void {
  writer.write(`const ${name} = ${writer.mark}({ `);
  for (const attribute of attributes) {
    if (attribute.type !== "LetDirective") continue;
    writer.write(`${JSON.stringify(attribute.name)}: `);
    if (attribute.expression) writer.pattern(attribute.expression);
    else writer.write(attribute.name);
    writer.write(", ");
  }
  writer.write(" }) => {\n");
  writer.nodes(nodes);
  writer.write("};\n");
}

/** `on:done` without a listener hands the event on. */
function writeListeners(writer: MarkupWriter, attributes: readonly ElementAttribute[]): void {
  for (const attribute of attributes) {
    if (attribute.type !== "OnDirective") continue;
    const name = JSON.stringify(attribute.name);
    writer.write(`${name}: `);
    if (attribute.expression) writer.expression(attribute.expression);
    else writer.write(`$$events?.[${name}]`);
    writer.write(", ");
  }
}
