import { ts } from "ts-morph";
import type { SelectingNode } from "./key-selector.ts";

/** A type that names a member as a text: `'title'`. */
export type StringLiteralType = ts.LiteralTypeNode & { readonly literal: ts.StringLiteral };

/** Whether a type is a literal text. */
export function isStringLiteralType(node: ts.TypeNode): node is StringLiteralType {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal);
}

/** A selection of members of a type by name: `Pick<Habit, 'title' | 'streak'>`. */
export interface Selection {
  readonly node: SelectingNode;
  readonly type: ts.TypeNode;
  readonly keys: ts.TypeNode;
  readonly literals: readonly StringLiteralType[];
  /** Names of v2 that stand among the keys already, or are written apart. */
  readonly written: Set<string>;
  /** Keys that another key stands for in v2. */
  readonly dropped: Set<ts.TypeNode>;
  readonly target: { readonly declaration: ts.Node; readonly names: readonly string[] };
}
