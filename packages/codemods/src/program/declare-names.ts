import { ts } from "ts-morph";
import { type Binding, ownerOf } from "./binding.ts";
import { isTypeOnly } from "./is-type-only.ts";
import { forEachNode } from "./js-doc.ts";

type Names = Map<string, Binding>;

/** The names of a file while they are being collected, by the node in which they are visible. */
export interface Building {
  readonly values: Map<ts.Node, Names>;
  readonly types: Map<ts.Node, Map<string, ts.Node>>;
  readonly bindings: Binding[];
}

/** Declares every name below a node. */
export function declareAll(node: ts.Node, building: Building): void {
  forEachNode(node, (each) => {
    if (isInComment(each)) declareInComment(each, building);
    else declare(each, building);
  });
}

function isInComment(node: ts.Node): boolean {
  return (node.flags & ts.NodeFlags.JSDoc) !== 0;
}

/** `@typedef` and `@callback` name types of the whole file, `@import` those of another. */
function declareInComment(node: ts.Node, building: Building): void {
  const source = node.getSourceFile();
  if (ts.isJSDocTypedefTag(node) || ts.isJSDocCallbackTag(node)) {
    if (node.name) addType(source, node.name.text, node, building);
  } else if (ts.isImportClause(node) || ts.isImportSpecifier(node) || ts.isNamespaceImport(node)) {
    if (node.name) addType(source, node.name.text, node, building);
  } else if (ts.isTypeParameterDeclaration(node) && ts.isJSDocTemplateTag(node.parent)) {
    addType(node.parent.parent, node.name.text, node, building);
  }
}

function declare(node: ts.Node, building: Building): void {
  if (ts.isVariableDeclaration(node)) {
    declarePattern(node.name, scopeOfVariable(node), building);
  } else if (ts.isParameter(node)) {
    declarePattern(node.name, node.parent, building);
  } else if (ts.isFunctionDeclaration(node) || ts.isEnumDeclaration(node) || isRunNamespace(node)) {
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

/** A namespace whose statements run; one that is only declared, or has nothing else, names types alone. */
function isRunNamespace(
  node: ts.Node,
): node is ts.ModuleDeclaration & { readonly name: ts.Identifier } {
  return (
    ts.isModuleDeclaration(node) &&
    ts.isIdentifier(node.name) &&
    !node.getSourceFile().isDeclarationFile &&
    (node.flags & ts.NodeFlags.GlobalAugmentation) === 0 &&
    !node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) &&
    !isTypeOnly(node)
  );
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
  } else if (ts.isModuleDeclaration(node)) {
    if (ts.isIdentifier(node.name)) addType(node.parent, node.name.text, node, building);
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
