import { ts } from "ts-morph";

/** Names of properties, labels, attributes and JSX intrinsic tags are not value names. */
export function isValueName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent)) return parent.propertyName !== node;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) {
    return ts.isExportSpecifier(parent)
      ? (parent.propertyName ?? parent.name) === node
      : parent.name === node;
  }
  if (ts.isJsxAttribute(parent) || ts.isLabeledStatement(parent)) return false;
  if (ts.isBreakOrContinueStatement(parent) || ts.isMetaProperty(parent)) return false;
  if (ts.isEnumMember(parent)) return parent.initializer === node;
  return !isMemberName(node, parent);
}

function isMemberName(node: ts.Identifier, parent: ts.Node): boolean {
  if (ts.isClassElement(parent) || ts.isTypeElement(parent) || ts.isObjectLiteralElement(parent)) {
    return !ts.isShorthandPropertyAssignment(parent) && "name" in parent && parent.name === node;
  }
  return false;
}
