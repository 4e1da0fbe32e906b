import { ts } from "ts-morph";

/** A name that code declares: variable, parameter, function, class, import or catch variable. */
export interface Binding {
  readonly name: string;
  /** The first declaring identifier. */
  readonly node: ts.Identifier;
  /** The function, class member or file that owns it at run time. */
  readonly owner: ts.Node;
  /** The node whose names it is visible in. */
  readonly scope: ts.Node;
  readonly references: ts.Identifier[];
  /** Read or written by a function nested in its owner. */
  captured: boolean;
  /** Assigned by a function nested in its owner. */
  assignedInside: boolean;
  /** Assigned anywhere but in its declaration. */
  reassigned: boolean;
}

/** The names of one file, resolved by lexical scope. */
export interface Scopes {
  /** The binding that an identifier declares or refers to; null for a global or a property name. */
  resolve(identifier: ts.Identifier): Binding | null;
  /** The interface, alias, class, enum, import or type parameter that a type name refers to. */
  resolveType(name: string, from: ts.Node): ts.Node | null;
  /** Whether a value name is visible at a place. */
  isTaken(name: string, at: ts.Node): boolean;
  readonly bindings: readonly Binding[];
}

/** The functions and the file that hold variables at run time. */
export function ownerOf(node: ts.Node): ts.Node {
  let at = node;
  while (!isOwner(at)) at = at.parent;
  return at;
}

function isOwner(node: ts.Node): boolean {
  return (
    ts.isSourceFile(node) ||
    ts.isFunctionLike(node) ||
    ts.isClassStaticBlockDeclaration(node) ||
    ts.isPropertyDeclaration(node)
  );
}
