import type { AST, TmplAstNode } from "@angular/compiler";
import type { CodeWriter } from "../code-writer.ts";
import { quotesTogether } from "../quotes-together.ts";
import { compiler } from "./compiler.ts";
import { bareAst, MODEL, writeExpression } from "./expression-writer.ts";
import { quoteAt } from "./quotes-at.ts";

/** Where in a template code is being written. */
export interface Place {
  readonly writer: CodeWriter;
  /** The file that the template stands in. */
  readonly text: string;
  /** The quotation mark of the literal that the template is; null in a file of its own. */
  readonly literal: string | null;
  /** Names that the template declares itself. */
  readonly locals: ReadonlySet<string>;
  /** Where the tag begins whose attributes are written. */
  readonly tag: number | null;
  /** What `[ngSwitch]` compares with. */
  readonly compared: AST | null;
  /** The field whose options are written. */
  readonly field: Field | null;
  /** Writes what stands in a node: a view of its own, or more of the view around it. */
  readonly views: Views;
}

/** A field that shows one of several values. */
interface Field {
  readonly shown: AST;
  /** Whether what is chosen becomes the value by itself. */
  readonly isChosen: boolean;
  /** Where its tag begins. */
  readonly tag: number;
}

/** How each kind of node asks for those within it. */
interface Views {
  writeView(nodes: readonly TmplAstNode[], place: Place): void;
  writeNodes(nodes: readonly TmplAstNode[], place: Place): void;
}

/** Something unknown: no program declares the name. */
export const ANYTHING = "\u01B2anything";

/** A place whose template declares further names. */
export function withLocals(place: Place, ...names: readonly string[]): Place {
  return { ...place, locals: new Set([...place.locals, ...names]) };
}

/** Writes what is only shown. */
export function writeShown(ast: AST, place: Place): void {
  for (const part of partsOf(ast)) {
    place.writer.write(`${MODEL}.shown(`);
    writeCode(part, place);
    place.writer.write(");\n");
  }
}

/** The expressions in a text, or the one that stands alone. */
export function partsOf(ast: AST): readonly AST[] {
  const { EmptyExpr, Interpolation } = compiler();
  const bare = bareAst(ast);
  if (bare instanceof Interpolation) return bare.expressions.flatMap(partsOf);
  return bare instanceof EmptyExpr ? [] : [bare];
}

/** Writes one expression. */
export function writeCode(ast: AST, { writer, text, literal, locals, tag }: Place): void {
  const { start } = bareAst(ast).sourceSpan;
  const quote = quotesTogether(literal, tag === null ? null : quoteAt(text, tag, start));
  writeExpression(ast, { writer, text, quote, locals });
}
