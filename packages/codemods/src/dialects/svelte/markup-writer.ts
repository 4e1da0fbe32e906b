import type { AST } from "svelte/compiler";
import type { CodeWriter } from "../code-writer.ts";
import { rangeOf } from "./node.ts";

export type MarkupNode = AST.Fragment["nodes"][number];
export type ElementAttribute = AST.RegularElement["attributes"][number];

/** A field that shows one of several values. */
export interface Field {
  /** The expression that it shows. */
  readonly shown: unknown;
  /** Whether what is chosen becomes the value by itself. */
  readonly isChosen: boolean;
}

/** Writes the markup of one component. */
export interface MarkupWriter extends Pick<CodeWriter, "copy" | "unsaid" | "write"> {
  readonly text: string;
  /** What stands before the functions of a component that awaits something itself. */
  readonly mark: "" | "async ";
  /** The field whose options are written. */
  readonly field: Field | null;
  /** The same within a field. */
  within(field: Field | null): MarkupWriter;
  /** What nodes evaluate, statement by statement. */
  nodes(nodes: readonly MarkupNode[]): void;
  /** An expression in brackets, as it stands in the file. */
  expression(expression: unknown): void;
  /** A pattern or a declaration, as it stands in the file. */
  pattern(pattern: unknown): void;
}

/** Writes with a writer of code; `writeNode` writes what one node evaluates. */
export function createMarkupWriter(
  { copy, unsaid, write }: CodeWriter,
  text: string,
  mark: MarkupWriter["mark"],
  writeNode: (writer: MarkupWriter, node: MarkupNode) => void,
): MarkupWriter {
  const pattern = (node: unknown): void => {
    const { start, end } = rangeOf(node);
    copy(start, end);
  };
  const within = (field: Field | null): MarkupWriter => {
    const writer: MarkupWriter = {
      ...whole,
      field,
      nodes: (nodes) => {
        for (const node of nodes) writeNode(writer, node);
      },
    };
    return writer;
  };
  const whole = {
    within,
    copy,
    unsaid,
    write,
    text,
    mark,
    pattern,
    expression: (node: unknown) => {
      write("(");
      pattern(node);
      write(")");
    },
  };
  return within(null);
}
