import { ts } from "ts-morph";

type CalledMember = ts.PropertyAccessExpression & { readonly parent: ts.CallExpression };

/** Whether what asks for a member calls it: `receiver.name(…)`. */
export function isCalledMember(node: ts.Node): node is CalledMember {
  return (
    ts.isPropertyAccessExpression(node) &&
    ts.isCallExpression(node.parent) &&
    node.parent.expression === node
  );
}
