import { ts } from "ts-morph";

/** The names of the props that a script declares, as far as it writes them itself. */
export function propNames(source: ts.SourceFile): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    for (const declared of declaredBy(node)) for (const name of namesIn(declared)) found.add(name);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What declares props: the argument of `defineProps`, its type, or the `props` among options. */
function declaredBy(node: ts.Node): readonly ts.Node[] {
  if (ts.isPropertyAssignment(node) && node.name.getText() === "props") return [node.initializer];
  const isMacro = ts.isCallExpression(node) && node.expression.getText() === "defineProps";
  return isMacro ? [...node.arguments, ...(node.typeArguments ?? [])] : [];
}

function namesIn(declared: ts.Node): readonly string[] {
  if (ts.isArrayLiteralExpression(declared))
    return declared.elements.filter(ts.isStringLiteralLike).map(({ text }) => text);
  if (ts.isObjectLiteralExpression(declared)) return namesOf(declared.properties);
  if (ts.isTypeLiteralNode(declared)) return namesOf(declared.members);
  if (!ts.isTypeReferenceNode(declared)) return [];
  const name = declared.typeName.getText();
  return declared.getSourceFile().statements.flatMap((statement) => {
    if (ts.isInterfaceDeclaration(statement) && statement.name.text === name)
      return namesOf(statement.members);
    return ts.isTypeAliasDeclaration(statement) && statement.name.text === name
      ? namesIn(statement.type)
      : [];
  });
}

function namesOf(
  members: readonly (ts.ObjectLiteralElementLike | ts.TypeElement)[],
): readonly string[] {
  return members.flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
  );
}
