import type { AST } from "svelte/compiler";
import type { CodeWriter } from "../code-writer.ts";
import { createMarkupWriter, type MarkupNode, type MarkupWriter } from "./markup-writer.ts";
import { writeAttributes } from "./write-attributes.ts";
import { writeChild } from "./write-child.ts";
import { fieldOf, writeOffer } from "./write-offer.ts";
import { writeSlot } from "./write-slot.ts";

/** Writes what the markup of a component evaluates, statement by statement. */
export function writeMarkup(
  writer: CodeWriter,
  text: string,
  mark: MarkupWriter["mark"],
  { nodes }: AST.Fragment,
): void {
  createMarkupWriter(writer, text, mark, writeNode).nodes(nodes);
}

function writeStatement(writer: MarkupWriter, expression: unknown): void {
  writer.expression(expression);
  writer.write(";\n");
}

function writeNode(writer: MarkupWriter, node: MarkupNode): void {
  switch (node.type) {
    case "ExpressionTag":
    case "HtmlTag":
    case "RenderTag":
    case "AttachTag":
      writeStatement(writer, node.expression);
      break;
    case "ConstTag":
    case "DeclarationTag":
      writeDeclaration(writer, node);
      break;
    case "IfBlock":
      writeIf(writer, node);
      break;
    case "EachBlock":
      writeEach(writer, node);
      break;
    case "AwaitBlock":
      writeAwait(writer, node);
      break;
    case "KeyBlock":
      writeStatement(writer, node.expression);
      writeBlock(writer, node.fragment);
      break;
    case "SnippetBlock":
      writeSnippet(writer, node);
      break;
    case "Text":
    case "Comment":
    case "DebugTag":
      break;
    default:
      writeElement(writer, node);
  }
}

function writeElement(writer: MarkupWriter, node: AST.ElementLike): void {
  if (node.type === "Component" || node.type === "SvelteComponent" || node.type === "SvelteSelf") {
    writeChild(writer, node);
  } else if (node.type === "SlotElement") {
    writeSlot(writer, node);
  } else {
    if (node.type === "SvelteElement") writeStatement(writer, node.tag);
    writeAttributes(writer, node.attributes);
    const field = fieldOf(node);
    writeOffer(node.name === "input" ? writer.within(field) : writer, node);
    writeBlock(node.name === "select" ? writer.within(field) : writer, node.fragment);
  }
}

function writeBlock(writer: MarkupWriter, fragment: AST.Fragment | null | undefined): void {
  writer.write("{\n");
  writer.nodes(fragment?.nodes ?? []);
  writer.write("}\n");
}

function writeDeclaration(
  writer: MarkupWriter,
  { declaration }: AST.ConstTag | AST.DeclarationTag,
): void {
  for (const declarator of declaration.declarations) {
    writer.write(`${declaration.kind} `);
    writer.pattern(declarator);
    writer.write(";\n");
  }
}

function writeIf(writer: MarkupWriter, { test, consequent, alternate }: AST.IfBlock): void {
  writer.write("if ");
  writer.expression(test);
  writer.write(" ");
  writeBlock(writer, consequent);
  if (!alternate) return;
  writer.write("else ");
  writeBlock(writer, alternate);
}

function writeEach(writer: MarkupWriter, node: AST.EachBlock): void {
  writer.write("for (const ");
  if (node.context) writer.pattern(node.context);
  else writer.write("$$item");
  writer.write(" of ");
  writer.expression(node.expression);
  writer.write(") {\n");
  if (node.index !== undefined) writer.write(`const ${node.index} = Math.random();\n`);
  if (node.key) writeStatement(writer, node.key);
  writer.nodes(node.body.nodes);
  writer.write("}\n");
  writeBlock(writer, node.fallback);
}

/** A promise is awaited in a function of its own, for a component is no asynchronous one. */
function writeAwait(writer: MarkupWriter, node: AST.AwaitBlock): void {
  writer.write("(async () => {\n");
  writeBlock(writer, node.pending);
  writer.write("try {\nconst ");
  if (node.value) writer.pattern(node.value);
  else writer.write("$$value");
  writer.write(" = await ");
  writer.expression(node.expression);
  writer.write(";\n");
  writer.nodes(node.then?.nodes ?? []);
  writer.write("} catch ");
  if (node.error) {
    writer.write("(");
    writer.pattern(node.error);
    writer.write(") ");
  }
  writeBlock(writer, node.catch);
  writer.write("})();\n");
}

function writeSnippet(
  writer: MarkupWriter,
  { expression, parameters, body }: AST.SnippetBlock,
): void {
  writer.write(`${writer.mark}function ${expression.name}(`);
  parameters.forEach((parameter, index) => {
    if (index > 0) writer.write(", ");
    writer.pattern(parameter);
  });
  writer.write(") ");
  writeBlock(writer, body);
}
