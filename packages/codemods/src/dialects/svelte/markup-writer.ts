import type { AST } from "svelte/compiler";
import type { CodeWriter } from "../code-writer.ts";
import { rangeOf } from "./node.ts";

export type MarkupNode = AST.Fragment["nodes"][number];
export type ElementAttribute = AST.RegularElement["attributes"][number];

/** Writes the markup of one component. */
export interface MarkupWriter extends Pick<CodeWriter, "copy" | "write"> {
  readonly text: string;
  /** What stands before the functions of a component that awaits something itself. */
  readonly mark: "" | "async ";
  /** What nodes evaluate, statement by statement. */
  nodes(nodes: readonly MarkupNode[]): void;
  /** An expression in brackets, as it stands in the file. */
  expression(expression: unknown): void;
  /** A pattern or a declaration, as it stands in the file. */
  pattern(pattern: unknown): void;
}

/** Writes with a writer of code; `writeNode` writes what one node evaluates. */
export function createMarkupWriter(
  { copy, write }: CodeWriter,
  text: string,
  mark: MarkupWriter["mark"],
  writeNode: (writer: MarkupWriter, node: MarkupNode) => void,
): MarkupWriter {
  const pattern = (node: unknown): void => {
    const { start, end } = rangeOf(node);
    copy(start, end);
  };
  const writer: MarkupWriter = {
    copy,
    write,
    text,
    mark,
    pattern,
    expression: (node) => {
      write("(");
      pattern(node);
      write(")");
    },
    nodes: (nodes) => {
      for (const node of nodes) writeNode(writer, node);
    },
  };
  return writer;
}
