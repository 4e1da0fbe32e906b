import { type MappedShape, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Edit, Piece } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import type { Exchange, ExchangeUse } from "../../provenance/exchanges.ts";
import { isSite } from "../../provenance/value.ts";
import { batchOf } from "../paths/bulk-delete.ts";
import { rewriteBody } from "./request-body.ts";

/** The body that a mock asks for as v2 has it, or why it cannot be told. */
export type Expected =
  | {
      readonly edits: readonly Edit[];
      /** What the body tells of parameters that move into the path. */
      readonly known: ReadonlyMap<string, readonly Piece[]>;
      readonly review: string | null;
    }
  | { readonly edits: null; readonly reason: string };

/** The body that a mock asks for, as v2 has it; that of a habit changes with all other habits. */
export function expectedBody(facts: Facts, { call }: Exchange, use: ExchangeUse): Expected {
  const { request, successor } = call.endpoint;
  if (request === "bulk-delete") return expectedBatch(facts, use);
  const bodies = [...use.request.body].filter((value) => isSite(value, "object"));
  const [body] = bodies;
  const nothing: Expected = { edits: [], known: new Map(), review: null };
  if (!body || !(request in shapeMappings) || request === "habit") return nothing;
  const { node } = body;
  if (bodies.length > 1 || !ts.isObjectLiteralExpression(node))
    return { edits: null, reason: "the body that the mock asks for is not written here" };
  const made = rewriteBody(facts, node, request as MappedShape, bodies);
  if (made.edits === null) return made;
  const known = new Map<string, readonly Piece[]>();
  for (const { name } of successor?.parameters ?? []) {
    const id = textOf(facts, node, name);
    if (id !== null) known.set(name, [id]);
  }
  return { edits: made.edits, known, review: made.review };
}

/** The ids that a mock asks to be deleted, as operations. */
function expectedBatch(facts: Facts, { request }: ExchangeUse): Expected {
  const bodies = [...request.body].filter((value) => isSite(value, "object", "array"));
  const [body] = bodies;
  if (!body) return { edits: [], known: new Map(), review: null };
  const made =
    bodies.length === 1 && isLiteral(body.node) ? batchOf(facts, body.node, new Set(bodies)) : null;
  return made
    ? { ...made, known: new Map() }
    : { edits: null, reason: "the ids that the mock asks for are not written here" };
}

function isLiteral(node: ts.Node): node is ts.Expression {
  return ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);
}

function textOf(facts: Facts, node: ts.ObjectLiteralExpression, name: string): string | null {
  for (const property of node.properties) {
    if (!ts.isPropertyAssignment(property) || property.name.getText() !== name) continue;
    if (ts.isStringLiteralLike(property.initializer)) return property.initializer.text;
    return facts.seen(property.initializer).size > 0
      ? `\${${property.initializer.getText()}}`
      : null;
  }
  return null;
}
