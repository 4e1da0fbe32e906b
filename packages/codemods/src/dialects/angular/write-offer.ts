import type { AST, TmplAstElement } from "@angular/compiler";
import { CHOSEN, OFFERED, VALUE } from "../offered.ts";
import { compiler } from "./compiler.ts";
import { type Place, partsOf, writeCode } from "./place.ts";

/** What a `<select>` or one of several inputs shows; null for what has no values to choose from. */
export function fieldOf({
  attributes,
  inputs,
  name,
  startSourceSpan,
}: TmplAstElement): Place["field"] {
  const isOne =
    name === "input" && attributes.some((each) => each.name === "type" && each.value === "radio");
  if (name !== "select" && !isOne) return null;
  const { BindingType } = compiler();
  for (const input of inputs) {
    if (input.name !== "ngModel" && (input.name !== "value" || isOne)) continue;
    const isChosen = input.type === BindingType.TwoWay;
    return { shown: input.value, isChosen, tag: startSourceSpan.start.offset };
  }
  return null;
}

/** Tells that a field may show, and give, the value of an option. */
export function writeOffer(node: TmplAstElement, place: Place): void {
  const { field, writer } = place;
  if (!field || (node.name !== "option" && node.name !== "input")) return;
  const value = offeredBy(node);
  if (value === null) return;
  writer.write(`${field.isChosen ? CHOSEN : OFFERED}((`);
  writeCode(field.shown, { ...place, tag: field.tag });
  writer.write("), (");
  if (typeof value !== "string")
    writeCode(value, { ...place, tag: node.startSourceSpan.start.offset });
  else if (node.attributes.some(({ name }) => name === "value")) {
    if (!writeAttribute(node, place)) writer.write(JSON.stringify(value));
  } else {
    const behind = node.startSourceSpan.start.offset + 1 + node.name.length;
    writer.unsaid(JSON.stringify(value), behind, VALUE, place.literal);
  }
  writer.write("));\n");
}

/** The word, or the expression, that an option gives. */
function offeredBy({ attributes, children, inputs }: TmplAstElement): AST | string | null {
  const { TmplAstBoundText, TmplAstText } = compiler();
  const bound = inputs.find(({ name }) => name === "value" || name === "ngValue");
  if (bound) return bound.value;
  const word = attributes.find(({ name }) => name === "value");
  if (word) return word.value;
  const [only, ...others] = children;
  if (others.length > 0) return null;
  if (only instanceof TmplAstText) return only.value.trim();
  return only instanceof TmplAstBoundText ? (partsOf(only.value)[0] ?? null) : null;
}

/** A word of an attribute is a literal with the marks around it. */
function writeAttribute({ attributes }: TmplAstElement, { literal, text, writer }: Place): boolean {
  const span = attributes.find(({ name }) => name === "value")?.valueSpan;
  if (!span) return false;
  const start = span.start.offset - 1;
  const end = span.end.offset + 1;
  if (!/^(["'])[^\\&\r\n]*\1$/.test(text.slice(start, end))) return false;
  writer.copy(start, end, literal);
  return true;
}
