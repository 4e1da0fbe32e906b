import type { ts } from "ts-morph";
import type { TypeRef } from "./type-ref.ts";

/** A member of an object type. */
export interface TypeMember {
  readonly name: string;
  readonly type: TypeRef | null;
  readonly optional: boolean;
  readonly node:
    | ts.TypeElement
    | ts.ClassElement
    | ts.ParameterDeclaration
    | ts.JSDocPropertyLikeTag
    | ts.ObjectLiteralElementLike;
}

/** What makes a type of another: `Pick<Habit, 'title'>`, `{ [K in 'title']: Habit[K] }`. */
export type DerivingNode = ts.TypeReferenceNode | ts.MappedTypeNode;

/** What a schema makes of values that go through it: the call that makes the schema, and what it takes. */
interface MadeBySchema {
  readonly by: ts.CallExpression;
  readonly takes: TypeRef;
}

/** What a type is made of, one level deep. */
export type Structure =
  | {
      readonly is: "object";
      readonly declaration:
        | ts.TypeLiteralNode
        | ts.InterfaceDeclaration
        | ts.ClassLikeDeclaration
        | ts.JSDocTypeLiteral
        /** The shape that a schema is made of. */
        | ts.ObjectLiteralExpression
        /** `{ [K in keyof Answers]: Reply<Answers[K]> }` */
        | ts.MappedTypeNode;
      readonly members: ReadonlyMap<string, TypeMember>;
      readonly bases: readonly TypeRef[];
      readonly index: TypeRef | null;
      /** The `Pick`, `Omit` or the like that makes it of another type. */
      readonly by?: DerivingNode;
    }
  | { readonly is: "list" | "promise"; readonly of: TypeRef }
  | { readonly is: "tuple"; readonly of: readonly TypeRef[] }
  /** Any of its parts; all of them at once where it is whole. */
  | { readonly is: "union"; readonly of: readonly TypeRef[]; readonly isWhole?: true }
  | {
      readonly is: "record";
      readonly of: TypeRef;
      /** Whether its type lists the names that it has members under. */
      readonly isListed?: boolean;
    }
  | {
      readonly is: "function";
      /** The types of its parameters, where they are written. */
      readonly parameters: readonly (ts.TypeNode | undefined)[];
      readonly typeParameters: readonly ts.TypeParameterDeclaration[];
      /** What it gives back, as it is written and as it is read there. */
      readonly type: ts.TypeNode | null;
      readonly returns: TypeRef | null;
    }
  | { readonly is: "literal"; readonly node: ts.LiteralTypeNode }
  | {
      readonly is: "external";
      readonly module: string;
      readonly name: string;
      /** Its first type argument. */
      readonly of?: TypeRef;
    }
  | { readonly is: "plain" }
  | { readonly is: "unknown"; readonly made?: MadeBySchema };
