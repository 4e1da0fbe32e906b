import { ts } from "ts-morph";
import type { Piece } from "../../edit/edit.ts";
import type { Program } from "../../program/program.ts";
import { libraryOf } from "../../validation/initializer-of.ts";

/** How a library of schemas writes what v2 needs, under the name that a file imports it by. */
export interface SchemaDialect {
  object(members: readonly Piece[]): readonly Piece[];
  list(element: readonly Piece[]): readonly Piece[];
  optional(schema: readonly Piece[]): readonly Piece[];
  /** The same object, or a list of them, with more members; null where the library has no way to say it. */
  widened(schema: string, is: Widened, members: readonly Piece[]): readonly Piece[] | null;
  /** A schema that gives a value where there is none. */
  filled(schema: readonly Piece[], value: readonly Piece[]): readonly Piece[];
  readonly string: string;
  readonly number: string;
  readonly absent: string;
}

/** What a schema that gets more members describes. */
interface Widened {
  readonly list: boolean;
  readonly optional: boolean;
}

/**
 * The dialect of the first of some members of a shape that tells it, as constants stand for others, or of what the
 * shape is given to; null where the library's functions are imported one by one.
 */
export function dialectIn(
  program: Program,
  shape: ts.ObjectLiteralExpression,
  members: readonly ts.PropertyAssignment[],
): SchemaDialect | null {
  const others = shape.properties.filter(ts.isPropertyAssignment);
  const schemas = [...members, ...others].map(({ initializer }) => initializer);
  for (const schema of [...schemas, shape.parent]) {
    const dialect = dialectOf(program, schema);
    if (dialect) return dialect;
  }
  return null;
}

/** The dialect of a schema expression; null where it does not begin with a library. */
export function dialectOf(program: Program, node: ts.Node): SchemaDialect | null {
  const root = rootOf(node);
  const library = root && libraryOf(program, root);
  if (!root || !library) return null;
  const { text: prefix } = root;
  if (library === "yup") return yup(prefix);
  return library === "valibot" ? valibot(prefix) : zod(prefix);
}

/** `z` of `z.string().min(1)`; null where an expression begins otherwise. */
function rootOf(node: ts.Node): ts.Identifier | null {
  if (ts.isCallExpression(node)) return rootOf(node.expression);
  if (!ts.isPropertyAccessExpression(node)) return null;
  return ts.isIdentifier(node.expression) ? node.expression : rootOf(node.expression);
}

function zod(z: string): SchemaDialect {
  return {
    object: (members) => [`${z}.object({ `, ...members, " })"],
    list: (element) => [`${z}.array(`, ...element, ")"],
    optional: (schema) => [...schema, ".optional()"],
    widened: (schema, { list, optional }, members) => {
      const object = `${schema}${optional ? ".unwrap()" : ""}${list ? ".element" : ""}`;
      return [`${object}.extend({ `, ...members, ` })${list ? ".array()" : ""}`];
    },
    filled: (schema, value) => [...schema, ".default(", ...value, ")"],
    string: `${z}.string()`,
    number: `${z}.number()`,
    absent: `${z}.undefined().optional()`,
  };
}

function valibot(v: string): SchemaDialect {
  return {
    ...zod(v),
    optional: (schema) => [`${v}.optional(`, ...schema, ")"],
    widened: (schema, { list, optional }, members) => {
      const entries = `${schema}${optional ? ".wrapped" : ""}${list ? ".item" : ""}.entries`;
      const object = zod(v).object([`...${entries}, `, ...members]);
      return list ? zod(v).list(object) : object;
    },
    filled: (schema, value) => [`${v}.optional(`, ...schema, ", ", ...value, ")"],
    absent: `${v}.optional(${v}.undefined())`,
  };
}

function yup(y: string): SchemaDialect {
  return {
    object: (members) => [`${y}.object({ `, ...members, " })"],
    list: (element) => [`${y}.array(`, ...element, ").required()"],
    optional: (schema) => [...schema, ".default(undefined)"],
    widened: () => null,
    filled: (schema, value) => [...schema, ".default(", ...value, ")"],
    string: `${y}.string().required()`,
    number: `${y}.number().required()`,
    absent: `${y}.mixed().oneOf([undefined])`,
  };
}
