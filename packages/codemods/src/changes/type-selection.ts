import { ts } from "ts-morph";

/** A type that names a member as a text: `'title'`. */
export type StringLiteralType = ts.LiteralTypeNode & { readonly literal: ts.StringLiteral };

/** Whether a type is a literal text. */
export function isStringLiteralType(node: ts.TypeNode): node is StringLiteralType {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal);
}

/** A selection of members of a type by name: `Pick<Habit, 'title' | 'streak'>`. */
export interface Selection {
  readonly node: ts.TypeReferenceNode;
  readonly type: ts.TypeNode;
  readonly keys: ts.TypeNode;
  readonly literals: readonly StringLiteralType[];
  /** Names of v2 that stand among the keys already, or are written apart. */
  readonly written: Set<string>;
  readonly target: { readonly declaration: ts.Node };
}
