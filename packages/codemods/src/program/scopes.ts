import { ts } from "ts-morph";
import { type Binding, isOwner, ownerOf, type Scopes } from "./binding.ts";

type Names = Map<string, Binding>;

interface Building {
  readonly values: Map<ts.Node, Names>;
  readonly types: Map<ts.Node, Map<string, ts.Node>>;
  readonly bindings: Binding[];
}

/** Resolves every name of a file once; the answer is immutable after that. */
export function createScopes(source: ts.SourceFile): Scopes {
  const building: Building = { values: new Map(), types: new Map(), bindings: [] };
  declareAll(source, building);
  const resolved = new Map<ts.Identifier, Binding>();
  referAll(source, building, resolved);
  return {
    resolve: (identifier) => resolved.get(identifier) ?? null,
    resolveType: (name, from) => lookUpType(building, name, from),
    isTaken: (name, at) => lookUp(building, name, at) !== null,
    bindings: building.bindings,
  };
}

function declareAll(node: ts.Node, building: Building): void {
  declare(node, building);
  ts.forEachChild(node, (child) => declareAll(child, building));
}

function declare(node: ts.Node, building: Building): void {
  if (ts.isVariableDeclaration(node)) {
    declarePattern(node.name, scopeOfVariable(node), building);
  } else if (ts.isParameter(node)) {
    declarePattern(node.name, node.parent, building);
  } else if (ts.isFunctionDeclaration(node) || ts.isEnumDeclaration(node)) {
    if (node.name) declareName(node.name, blockScope(node.parent), building);
  } else if (ts.isFunctionExpression(node)) {
    if (node.name) declareName(node.name, node, building);
  } else if (ts.isClassLike(node)) {
    declareClass(node, building);
  } else if (ts.isImportClause(node) || ts.isImportSpecifier(node) || ts.isNamespaceImport(node)) {
    if (node.name) declareImport(node.name, node, building);
  } else if (ts.isImportEqualsDeclaration(node)) {
    declareImport(node.name, node, building);
  }
  declareType(node, building);
}

function declareClass(node: ts.ClassLikeDeclaration, building: Building): void {
  if (!node.name) return;
  const scope = ts.isClassDeclaration(node) ? blockScope(node.parent) : node;
  declareName(node.name, scope, building);
  addType(scope, node.name.text, node, building);
}

function declareImport(name: ts.Identifier, node: ts.Node, building: Building): void {
  declareName(name, name.getSourceFile(), building);
  addType(name.getSourceFile(), name.text, node, building);
}

function declareType(node: ts.Node, building: Building): void {
  if (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node)
  ) {
    addType(blockScope(node.parent), node.name.text, node, building);
  } else if (ts.isTypeParameterDeclaration(node) && !ts.isInferTypeNode(node.parent)) {
    addType(node.parent, node.name.text, node, building);
  }
}

function addType(scope: ts.Node, name: string, node: ts.Node, building: Building): void {
  const names = building.types.get(scope) ?? new Map<string, ts.Node>();
  building.types.set(scope, names);
  if (!names.has(name)) names.set(name, node);
}

function declarePattern(name: ts.BindingName, scope: ts.Node, building: Building): void {
  if (ts.isIdentifier(name)) {
    declareName(name, scope, building);
    return;
  }
  for (const element of name.elements) {
    if (ts.isBindingElement(element)) declarePattern(element.name, scope, building);
  }
}

function declareName(node: ts.Identifier, scope: ts.Node, building: Building): void {
  const names = building.values.get(scope) ?? new Map<string, Binding>();
  building.values.set(scope, names);
  if (names.has(node.text)) return;
  const binding: Binding = {
    name: node.text,
    node,
    owner: ownerOf(scope),
    scope,
    references: [],
    captured: false,
    assignedInside: false,
    reassigned: false,
  };
  names.set(node.text, binding);
  building.bindings.push(binding);
}

function scopeOfVariable(node: ts.VariableDeclaration): ts.Node {
  if (ts.isCatchClause(node.parent)) return node.parent;
  const list = node.parent;
  if ((list.flags & ts.NodeFlags.BlockScoped) === 0) return ownerOf(list);
  const statement = list.parent;
  return ts.isVariableStatement(statement) ? blockScope(statement.parent) : statement;
}

/** A function's block and its parameters share one scope here: redeclaring a parameter there is an error anyway. */
function blockScope(node: ts.Node): ts.Node {
  if (ts.isBlock(node) && ts.isFunctionLike(node.parent)) return node.parent;
  if (ts.isModuleBlock(node)) return node;
  return node;
}

function referAll(node: ts.Node, building: Building, resolved: Map<ts.Identifier, Binding>): void {
  if (ts.isIdentifier(node) && isValueName(node)) refer(node, building, resolved);
  ts.forEachChild(node, (child) => referAll(child, building, resolved));
}

function refer(
  node: ts.Identifier,
  building: Building,
  resolved: Map<ts.Identifier, Binding>,
): void {
  const binding = lookUp(building, node.text, node);
  if (!binding) return;
  resolved.set(node, binding);
  binding.references.push(node);
  const nested = ownerOf(node) !== binding.owner;
  if (nested) binding.captured = true;
  if (!isAssigned(node)) return;
  binding.reassigned = true;
  if (nested) binding.assignedInside = true;
}

function lookUp(building: Building, name: string, from: ts.Node): Binding | null {
  for (let at: ts.Node | undefined = from; at; at = at.parent) {
    const found = building.values.get(at)?.get(name);
    if (found) return found;
  }
  return null;
}

function lookUpType(building: Building, name: string, from: ts.Node): ts.Node | null {
  for (let at: ts.Node | undefined = from; at; at = at.parent) {
    const found = building.types.get(at)?.get(name);
    if (found) return found;
  }
  return null;
}

/** Names of properties, labels, attributes and JSX intrinsic tags are not value names. */
function isValueName(node: ts.Identifier): boolean {
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

function isAssigned(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent) && parent.left === node) {
    const kind = parent.operatorToken.kind;
    return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
  }
  if (ts.isPrefixUnaryExpression(parent) || ts.isPostfixUnaryExpression(parent)) {
    return (
      parent.operator === ts.SyntaxKind.PlusPlusToken ||
      parent.operator === ts.SyntaxKind.MinusMinusToken
    );
  }
  if ((ts.isForOfStatement(parent) || ts.isForInStatement(parent)) && parent.initializer === node) {
    return true;
  }
  return isInAssignmentPattern(node);
}

function isInAssignmentPattern(node: ts.Node): boolean {
  let at: ts.Node = node;
  while (
    ts.isShorthandPropertyAssignment(at.parent) ||
    ts.isPropertyAssignment(at.parent) ||
    ts.isObjectLiteralExpression(at.parent) ||
    ts.isArrayLiteralExpression(at.parent) ||
    ts.isSpreadElement(at.parent)
  ) {
    at = at.parent;
  }
  const { parent } = at;
  return (
    at !== node &&
    ts.isBinaryExpression(parent) &&
    parent.left === at &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}
