import { ts } from "ts-morph";
import { append } from "../../program/append.ts";
import type { Machine } from "../../provenance/machine.ts";
import { declarationOf } from "../../provenance/types/declaration-of.ts";

/** Where code names each of some types. */
export function namesOf(
  { program }: Machine,
  types: ReadonlySet<ts.Node>,
): ReadonlyMap<ts.Node, readonly ts.Node[]> {
  const found = new Map<ts.Node, ts.Node[]>();
  if (types.size === 0) return found;
  for (const node of program.nodes(isNaming)) {
    const name = nameAt(node);
    const declared = name && declarationOf(program, name, program.moduleOf(node));
    if (!declared || "external" in declared) continue;
    const made = ts.isTypeAliasDeclaration(declared) ? declared.type : declared;
    if (types.has(made)) append(found, made, node);
  }
  return found;
}

type Naming = ts.TypeReferenceNode | ts.ExpressionWithTypeArguments;

function isNaming(node: ts.Node): node is Naming {
  return ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node);
}

function nameAt(node: Naming): ts.EntityName | null {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  return ts.isIdentifier(node.expression) ? node.expression : null;
}
