import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { nodesIn } from "../../program/nodes-in.ts";
import { declaredType } from "../../provenance/types/declared-type.ts";
import type { Question } from "../keys/membership-question.ts";

/**
 * Whether a question tells the compiler of a member that is read behind it of what is declared as `unknown`: as one of
 * two questions it would no longer do so, and the read has to cope with what is not there anyway.
 */
export function isNarrowedBy(facts: Facts, question: Question, member: string): boolean {
  const { node, object } = question;
  if (!ts.isBinaryExpression(node) || !ts.isIdentifier(object) || !isTypeScript(node)) return false;
  const { scopes } = facts.program.moduleOf(node);
  const binding = scopes.resolve(object);
  if (!binding || !isUnknown(binding.node.parent)) return false;
  return nodesIn(node.getSourceFile()).some(
    (each) =>
      ts.isPropertyAccessExpression(each) &&
      each.name.text === member &&
      ts.isIdentifier(each.expression) &&
      each.pos >= node.end &&
      scopes.resolve(each.expression) === binding,
  );
}

function isUnknown(declared: ts.Node): boolean {
  if (!ts.isVariableDeclaration(declared) && !ts.isParameter(declared)) return false;
  const cast = declared.initializer;
  const type =
    declaredType(declared) ??
    (ts.isVariableDeclaration(declared) && cast && ts.isAsExpression(cast) ? cast.type : undefined);
  return type?.kind === ts.SyntaxKind.UnknownKeyword || type?.kind === ts.SyntaxKind.ObjectKeyword;
}
