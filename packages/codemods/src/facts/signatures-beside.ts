import { ts } from "ts-morph";

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
