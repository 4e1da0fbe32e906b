import type { ts } from "ts-morph";
import type { Module } from "../program/program.ts";

/** A type as written, with what its type parameters stand for there. Interned. */
export interface TypeRef {
  readonly id: number;
  readonly node: ts.TypeNode | TypeDeclaration;
  readonly module: Module;
  readonly parameters: ReadonlyMap<string, TypeRef>;
}

export type TypeDeclaration =
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.ClassLikeDeclaration;
