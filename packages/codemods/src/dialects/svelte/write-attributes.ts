import type { AST } from "svelte/compiler";
import { TYPED } from "../offered.ts";
import type { ElementAttribute, MarkupWriter } from "./markup-writer.ts";
import { rangeOf } from "./node.ts";

/** Writes what the attributes of an element evaluate: its listeners are called, its bindings set. */
export function writeAttributes(
  writer: MarkupWriter,
  attributes: readonly ElementAttribute[],
): void {
  for (const attribute of attributes) writeAttribute(writer, attribute);
}

function writeAttribute(writer: MarkupWriter, attribute: ElementAttribute): void {
  switch (attribute.type) {
    case "Attribute":
      writeValue(writer, attribute);
      writer.write(/^on./.test(attribute.name) ? "?.($$event);\n" : ";\n");
      break;
    case "StyleDirective":
      writeValue(writer, attribute);
      writer.write(";\n");
      break;
    case "SpreadAttribute":
      // Each member becomes an attribute of the same name.
      writer.write("for (const $$attribute in ");
      writer.expression(attribute.expression);
      writer.write(") {}\n");
      break;
    case "AttachTag":
      writer.expression(attribute.expression);
      writer.write(";\n");
      break;
    case "OnDirective":
      writeCall(writer, attribute.expression, "$$event");
      break;
    case "BindDirective":
      writeBinding(writer, attribute, TYPED);
      break;
    case "ClassDirective":
      writeOwn(writer, attribute, attribute.expression);
      writer.write(";\n");
      break;
    case "LetDirective":
      break;
    default:
      writeAction(writer, attribute);
  }
}

/** `?.` as a listener may be left out. */
function writeCall(writer: MarkupWriter, callee: unknown, argument: string): void {
  if (!callee) return;
  writer.expression(callee);
  writer.write(`?.(${argument});\n`);
}

/**
 * The value of an attribute. A shorthand, which is its own name, has no room for anything else: it is written
 * as if it stood elsewhere.
 */
export function writeValue(
  writer: MarkupWriter,
  attribute: AST.Attribute | AST.StyleDirective,
): void {
  const { value, name } = attribute;
  if (value === true) writer.write(attribute.type === "Attribute" ? "true" : `(${name})`);
  else if (Array.isArray(value)) writeWords(writer, value);
  else if (writer.text[attribute.start] === "{") writer.write(`(${name})`);
  else writer.expression(value.expression);
}

/** `title="{habit.title} of {user}"` is a template literal. */
function writeWords(writer: MarkupWriter, parts: readonly (AST.Text | AST.ExpressionTag)[]): void {
  const [first] = parts;
  if (parts.length === 1 && first?.type === "ExpressionTag") {
    writer.expression(first.expression);
    return;
  }
  const before = first ? writer.text[first.start - 1] : undefined;
  const quote = before === '"' || before === "'" ? before : null;
  writer.write("`");
  for (const part of parts) {
    if (part.type === "ExpressionTag") {
      writer.write("${");
      writer.expression(part.expression);
      writer.write("}");
    } else if (/[`\\$&]/.test(part.raw)) {
      writer.write(part.data.replace(/[`\\$]/g, "\\$&"));
    } else writer.copy(part.start, part.end, quote);
  }
  writer.write("`");
}

/** What a directive without a value of its own names. */
function writeOwn(
  writer: MarkupWriter,
  { end, name }: AST.BaseAttribute,
  expression: unknown,
): void {
  if (rangeOf(expression).end === end) writer.write(`(${name})`);
  else writer.expression(expression);
}

/** `bind:value={draft.title}` sets what is bound, some time later. */
export function writeBinding(
  writer: MarkupWriter,
  directive: AST.BindDirective,
  value: string,
): void {
  const { expression, name, end } = directive;
  if (expression.type === "SequenceExpression") {
    writeCall(writer, expression.expressions[1], value);
    return;
  }
  if (name === "this" && value === TYPED) return;
  const { start, end: last } = rangeOf(expression);
  writer.write("(() => { ");
  if (last === end) writer.write(name);
  // `bind:value={draft.title as string}` is assigned to only within brackets.
  else if (/^TS/.test(expression.type)) writer.expression(expression);
  else writer.copy(start, last);
  writer.write(` = ${value}; })();\n`);
}

/**
 * Actions, transitions and animations are functions of the element and what they are given; an action is told of
 * what it is given later, too, by the `update` that it gives back.
 */
function writeAction(
  writer: MarkupWriter,
  {
    expression,
    name,
    start,
    type,
  }: AST.UseDirective | AST.TransitionDirective | AST.AnimateDirective,
): void {
  const at = start + writer.text.slice(start).indexOf(":") + 1;
  const isUpdated = type === "UseDirective" && expression !== null;
  if (isUpdated) writer.write("(($$given) => ");
  writer.copy(at, at + name.length);
  writer.write(`(${type === "UseDirective" ? "$$node" : "$$event"}`);
  if (isUpdated) writer.write(", $$given)?.update?.($$given))(");
  else if (expression) writer.write(", ");
  if (expression) writer.expression(expression);
  writer.write(");\n");
}
