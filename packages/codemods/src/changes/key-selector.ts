import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import { aliasNamed } from "../provenance/types/alias-named.ts";
import { mappedSource } from "../provenance/types/mapped-structure.ts";

/** A type that selects members of another by their names: `Pick<Habit, 'title'>`, or an alias of one's own like it. */
export interface KeySelector {
  readonly type: ts.TypeNode;
  readonly keys: ts.TypeNode;
  /** Whether it is about the members that are left over too, so that a part of what v2 has together stays where it is. */
  readonly isPartly: boolean;
}

/** A type, the base of an interface, or a mapped type. */
export type SelectingNode =
  | ts.TypeReferenceNode
  | ts.ExpressionWithTypeArguments
  | ts.MappedTypeNode;

/** Whether a type may select members of another. */
export function isSelecting(node: ts.Node): node is SelectingNode {
  return (
    ts.isTypeReferenceNode(node) ||
    ts.isMappedTypeNode(node) ||
    (ts.isExpressionWithTypeArguments(node) && ts.isHeritageClause(node.parent))
  );
}

/** What a type with arguments selects from, and by which names; null where it selects nothing. */
export function keySelectorAt(facts: Facts, node: SelectingNode): KeySelector | null {
  if (ts.isMappedTypeNode(node)) {
    const source = mappedSource(node);
    return source && { ...source, isPartly: false };
  }
  const args = node.typeArguments ?? [];
  const name = (ts.isTypeReferenceNode(node) ? node.typeName : node.expression).getText();
  const [type, keys] = args;
  if (name === "Pick" || name === "Omit")
    return type && keys ? { type, keys, isPartly: name === "Omit" } : null;
  if (!ts.isTypeReferenceNode(node)) return null;
  const alias = args.length > 1 ? aliasNamed(facts.program, node) : null;
  const parameters = alias?.typeParameters ?? [];
  const at = parameters.findIndex((each) => ofWhich(each) !== null);
  const of = parameters[at] && ofWhich(parameters[at]);
  const from = args[parameters.findIndex((each) => each.name.text === of)];
  const by = args[at];
  if (!alias || !from || !by) return null;
  return { type: from, keys: by, isPartly: /\b(Omit|Exclude)</.test(alias.type.getText()) };
}

/** The type parameter whose names another stands for: `T` of `K extends keyof T`. */
function ofWhich({ constraint }: ts.TypeParameterDeclaration): string | null {
  const isKeys =
    constraint &&
    ts.isTypeOperatorNode(constraint) &&
    constraint.operator === ts.SyntaxKind.KeyOfKeyword;
  return isKeys ? constraint.type.getText() : null;
}
