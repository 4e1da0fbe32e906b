import { ts } from "ts-morph";
import { isAssignmentOperator } from "../../program/is-assigned.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { nodesIn } from "../../program/nodes-in.ts";
import { type DeclaredMember, nameNode } from "../declared-member.ts";

/** Whether the constructor of a class sets one of some members of it: `this.target = target`. */
export function isSetByConstructor(members: readonly DeclaredMember[]): boolean {
  const declared = members[0]?.parent;
  if (!declared || !ts.isClassLike(declared) || !isTypeScript(declared)) return false;
  const targets = members.map((member) => `this.${nameNode(member)?.text ?? ""}`);
  return declared.members
    .filter(ts.isConstructorDeclaration)
    .flatMap(nodesIn)
    .some(
      (node) =>
        ts.isBinaryExpression(node) &&
        isAssignmentOperator(node.operatorToken) &&
        targets.includes(node.left.getText()),
    );
}
