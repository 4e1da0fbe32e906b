import type { AST } from "svelte/compiler";
import { CHOSEN, OFFERED, VALUE } from "../offered.ts";
import type { Field, MarkupWriter } from "./markup-writer.ts";
import { rangeOf } from "./node.ts";
import { writeValue } from "./write-attributes.ts";

type Element = Pick<AST.RegularElement, "attributes" | "fragment" | "name" | "start">;

/** What a `<select>` or one of several inputs shows; null for what has no values to choose from. */
export function fieldOf({ attributes, name }: Element): Field | null {
  if (name !== "select" && name !== "input") return null;
  const bound = name === "select" ? "value" : "group";
  const found = attributes.find((each) => "name" in each && each.name === bound);
  if (found?.type === "BindDirective") return chosenBy(found);
  const value = found?.type === "Attribute" ? found.value : null;
  const [tag] = Array.isArray(value) ? value : [value];
  return typeof tag === "object" && tag?.type === "ExpressionTag"
    ? { shown: tag.expression, isChosen: false }
    : null;
}

/** `bind:value` alone names a variable. */
function chosenBy({ end, expression }: AST.BindDirective): Field | null {
  const isPath = expression.type !== "SequenceExpression" && rangeOf(expression).end !== end;
  return isPath ? { shown: expression, isChosen: true } : null;
}

/** Tells that a field may show, and give, the value of an option. */
export function writeOffer(writer: MarkupWriter, node: Element): void {
  const { field } = writer;
  if (!field || (node.name !== "option" && node.name !== "input")) return;
  const value = node.attributes.find((each) => each.type === "Attribute" && each.name === "value");
  const [only, ...others] = node.fragment.nodes;
  if (!value && (!only || others.length > 0)) return;
  writer.write(`${field.isChosen ? CHOSEN : OFFERED}(`);
  writer.expression(field.shown);
  writer.write(", ");
  if (value?.type === "Attribute") writeAttribute(writer, value);
  else if (only?.type === "ExpressionTag") writer.expression(only.expression);
  else if (only?.type === "Text")
    writer.unsaid(JSON.stringify(only.data.trim()), node.start + 1 + node.name.length, VALUE);
  else writer.write('""');
  writer.write(");\n");
}

/** A word is a literal with the marks around it; elsewhere it has none that could be kept. */
function writeAttribute(writer: MarkupWriter, attribute: AST.Attribute): void {
  const [text] = Array.isArray(attribute.value) ? attribute.value : [];
  const mark = text ? writer.text[text.start - 1] : undefined;
  const isWord = text?.type === "Text" && !/[\\&\n]/.test(text.raw);
  if (isWord && (mark === '"' || mark === "'")) writer.copy(text.start - 1, text.end + 1);
  else writeValue(writer, attribute);
}
