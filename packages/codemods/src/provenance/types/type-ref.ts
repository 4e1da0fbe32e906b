import type { ts } from "ts-morph";
import type { Module } from "../../program/program.ts";

/** A type as written, with what its type parameters stand for there. Interned. */
export interface TypeRef {
  readonly id: number;
  readonly node: TypeSource;
  readonly module: Module;
  readonly parameters: ReadonlyMap<string, TypeRef>;
}

/** What writes a type: a type node, a declaration, the signature of a method, or a schema. */
export type TypeSource =
  | ts.TypeNode
  | TypeDeclaration
  | MethodType
  | ts.JSDocTypeLiteral
  | ts.Expression;

export type MethodType = ts.MethodSignature | ts.MethodDeclaration;

export type TypeDeclaration =
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.JSDocTypedefTag
  | ts.JSDocCallbackTag
  | ts.ClassLikeDeclaration;
