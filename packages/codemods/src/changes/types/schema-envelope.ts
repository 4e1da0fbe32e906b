import { envelope } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { ERROR_MESSAGE, SUCCESS_MESSAGE } from "../messages.ts";
import { removeProperty } from "../property-list.ts";
import type { Proposal } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { dialectOf, type SchemaDialect } from "./schema-dialect.ts";

const [, MESSAGE = ""] = envelope.error.message;
const [, CODE = ""] = envelope.error.code;
const [, DETAILS = ""] = envelope.error.details;

/** The schema of an envelope of v2: no `success`, and an object for the error. */
export function proposeSchemaEnvelope(
  facts: Facts,
  shape: ts.ObjectLiteralExpression,
): readonly Proposal[] {
  const success = memberOf(shape, envelope.success.member);
  const error = memberOf(shape, envelope.error.member);
  const file = pathOf(shape);
  const base = { confidence: "safe", reason: null, ties: [shape] } as const;
  const found: Proposal[] = [];
  if (success) {
    const dialect = dialectOf(facts.program, success.initializer);
    found.push({
      ...base,
      change: envelope.success.change,
      node: success,
      message: SUCCESS_MESSAGE,
      edits: dialect && successEdits(file, shape, success, error, dialect),
    });
  }
  const dialect = error && dialectOf(facts.program, error.initializer);
  if (error && dialect && !/\b(object\(|undefined\b)/.test(error.initializer.getText()))
    found.push({
      ...base,
      change: envelope.error.change,
      node: error,
      message: ERROR_MESSAGE,
      edits: [replace(file, rangeOf(error.initializer), ...errorSchema(error, dialect))],
    });
  return [...found, ...absentData(facts, shape, success)];
}

function memberOf(shape: ts.ObjectLiteralExpression, name: string): ts.PropertyAssignment | null {
  const found = shape.properties.find((property) => property.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found : null;
}

function successEdits(
  file: string,
  shape: ts.ObjectLiteralExpression,
  success: ts.PropertyAssignment,
  error: ts.PropertyAssignment | null,
  dialect: SchemaDialect,
): readonly Edit[] {
  if (error) return [removeProperty(file, success, shape.properties)];
  const text = /\bliteral\(\s*false/.test(success.initializer.getText())
    ? errorObject(dialect)
    : /\bliteral\(/.test(success.initializer.getText())
      ? [dialect.absent]
      : dialect.optional(errorObject(dialect));
  return [replace(file, rangeOf(success), `${envelope.error.member}: `, ...text)];
}

function errorSchema(error: ts.PropertyAssignment, dialect: SchemaDialect): readonly Piece[] {
  const text = error.initializer.getText();
  if (/\.null\(/.test(text)) return [dialect.absent];
  const isThere = !/\b(nullable|nullish|optional|any|unknown)\(/.test(text);
  return isThere ? errorObject(dialect) : dialect.optional(errorObject(dialect));
}

function errorObject({ object, list, string }: SchemaDialect): readonly Piece[] {
  const details = list(object([`field: ${string}, message: ${string}`]));
  return object([`${CODE}: ${string}, ${MESSAGE}: ${string}, ${DETAILS}: `, ...details]);
}

/** v1 answered `data: null` on failure; v2 has no `data` then. */
function absentData(
  facts: Facts,
  shape: ts.ObjectLiteralExpression,
  success: ts.PropertyAssignment | null,
): readonly Proposal[] {
  const data = memberOf(shape, envelope.data);
  const call = data?.initializer;
  if (!success || !call || !ts.isCallExpression(call)) return [];
  const edit = absentEdit(facts, call);
  if (!edit) return [];
  return [
    {
      change: envelope.success.change,
      node: data,
      message: `A failed answer has no \`${envelope.data}\` in v2; v1 had null there`,
      edits: [edit],
      confidence: "safe",
      reason: null,
      ties: [shape],
    },
  ];
}

/** `.nullable()` → `.nullish()`; where there was nothing but null, there is nothing; anything may be missing as well. */
function absentEdit(facts: Facts, call: ts.CallExpression): Edit | null {
  const { expression } = call;
  if (!ts.isPropertyAccessExpression(expression)) return null;
  const { name } = expression;
  if (name.text === "nullable") return replace(pathOf(call), rangeOf(name), "nullish");
  const isAnything = ANYTHING.has(name.text);
  const dialect = isAnything || NULL.has(name.text) ? dialectOf(facts.program, call) : null;
  if (!dialect) return null;
  const schema = isAnything ? dialect.optional([call.getText()]) : [dialect.absent];
  return replace(pathOf(call), rangeOf(call), ...schema);
}

/** What libraries call the schemas of anything: null goes through them, a member that is missing does not. */
const ANYTHING: ReadonlySet<string> = new Set(["unknown", "any"]);

/** What libraries call the schema of null. */
const NULL: ReadonlySet<string> = new Set(["null", "null_"]);
