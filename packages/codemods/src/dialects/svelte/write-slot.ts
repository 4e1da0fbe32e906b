import type { AST } from "svelte/compiler";
import type { ElementAttribute, MarkupWriter } from "./markup-writer.ts";
import { rangeOf } from "./node.ts";
import { writeValue } from "./write-attributes.ts";

/** A slot calls what the parent gave for it with its attributes, and else shows what stands in it. */
export function writeSlot(writer: MarkupWriter, { attributes, fragment }: AST.SlotElement): void {
  const name = attributes.find((each) => each.type === "Attribute" && each.name === "name");
  writer.write(`$$props.$$slots?.[${JSON.stringify(slotNamed(name) ?? "default")}]?.({ `);
  writeMembers(
    writer,
    attributes.filter((each) => each !== name),
  );
  writer.write(" });\n{\n");
  writer.nodes(fragment.nodes);
  writer.write("}\n");
}

/** The word that an attribute has as its value. */
export function slotNamed(attribute: ElementAttribute | undefined): string | null {
  if (attribute?.type !== "Attribute" || !Array.isArray(attribute.value)) return null;
  const [first] = attribute.value;
  return first?.type === "Text" ? first.data : null;
}

/** The attributes that are handed on, as the members of an object. */
export function writeMembers(writer: MarkupWriter, attributes: readonly ElementAttribute[]): void {
  for (const attribute of attributes) {
    if (attribute.type === "SpreadAttribute") {
      writer.write("...");
      writer.expression(attribute.expression);
    } else if (attribute.type === "Attribute") {
      writer.write(`${JSON.stringify(attribute.name)}: `);
      writeValue(writer, attribute);
    } else if (attribute.type === "BindDirective" && attribute.name !== "this") {
      writer.write(`${JSON.stringify(attribute.name)}: `);
      writeBound(writer, attribute);
    } else continue;
    writer.write(", ");
  }
}

/** What a binding gives; what stands there twice in the code is edited once. */
function writeBound(writer: MarkupWriter, { end, expression, name }: AST.BindDirective): void {
  if (expression.type === "SequenceExpression") {
    writer.expression(expression.expressions[0]);
    writer.write("()");
  } else if (rangeOf(expression).end === end) writer.write(`(${name})`);
  else writer.expression(expression);
}
