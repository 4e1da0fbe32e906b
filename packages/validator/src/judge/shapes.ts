import { type Endpoint, type SchemaNameV2, type Shape, schemasV2 } from "@habitshift/schemas";
import type { Check } from "./check.ts";
import { compileCheck } from "./compile-check.ts";
import { vocabularyOf } from "./vocabulary.ts";

const compiled = new Map<SchemaNameV2, Map<Shape | undefined, Check>>();

/** The check of a schema of v2; `shape` is what the call of v1 that it is about has as its body. */
export function checkOf(schema: SchemaNameV2, shape?: Shape): Check {
  return compiled.get(schema)?.get(shape) ?? compile(schema, shape);
}

function compile(schema: SchemaNameV2, shape: Shape | undefined): Check {
  const vocabulary = vocabularyOf(schema, shape);
  const check = compileCheck(schemasV2[schema], { vocabulary, path: "" });
  const known = compiled.get(schema) ?? new Map<Shape | undefined, Check>();
  compiled.set(schema, known.set(shape, check));
  return check;
}

/** The name of the schema of what an operation of v2 takes as its body; undefined where it takes none. */
export function schemaOf({ request, method }: Endpoint): SchemaNameV2 | undefined {
  if (request === "habit") return method === "POST" ? "habit-create" : "habit-update";
  return Object.hasOwn(schemasV2, request) ? (request as SchemaNameV2) : undefined;
}
