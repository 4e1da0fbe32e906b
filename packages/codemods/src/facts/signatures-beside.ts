import { ts } from "ts-morph";
import { escapeRegExp } from "../program/escape-reg-exp.ts";

/** The signatures without a body by which a function or a method is declared beside itself: its overloads. */
export function signaturesBeside(
  node: ts.Node,
): readonly (ts.FunctionDeclaration | ts.MethodDeclaration)[] {
  if (!ts.isFunctionDeclaration(node) && !ts.isMethodDeclaration(node)) return [];
  const { parent, name } = node;
  const around: readonly ts.Node[] =
    ts.isSourceFile(parent) || ts.isBlock(parent) || ts.isModuleBlock(parent)
      ? parent.statements
      : ts.isClassLike(parent)
        ? parent.members
        : [];
  return around.filter(
    (each): each is ts.FunctionDeclaration | ts.MethodDeclaration =>
      (ts.isFunctionDeclaration(each) || ts.isMethodDeclaration(each)) &&
      each.body === undefined &&
      each.name?.getText() === name?.getText(),
  );
}

/** Whether the texts of a call are those that a signature lists: `(method: 'GET', path: \`/habits/${string}\`)`. */
export function takesTexts(
  { parameters }: ts.SignatureDeclaration,
  given: readonly ts.Expression[],
): boolean {
  return parameters.every(({ type }, index) => {
    const argument = given[index];
    const listed = type ? listedText(type) : null;
    const text = argument ? textOf(argument) : null;
    return listed === null || text === null || listed.test(text);
  });
}

/** What stands for any text in one that is put together. */
const ANY = "\0";

function textOf(node: ts.Expression): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => ANY + literal.text).join("");
}

function listedText(type: ts.TypeNode): RegExp | null {
  if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal))
    return new RegExp(`^${escapeRegExp(type.literal.text)}$`);
  if (!ts.isTemplateLiteralTypeNode(type)) return null;
  const rest = type.templateSpans.map(({ literal }) => `[^]*${escapeRegExp(literal.text)}`);
  return new RegExp(`^${escapeRegExp(type.head.text)}${rest.join("")}$`);
}
