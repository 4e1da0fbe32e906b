import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const errorToErrorObject = {
  id: "error-to-error-object",
  title: "An error is an object",
  v1: "error: string | null",
  v2: "error: { code, message, details[] }",
  automatic: "yes",
  summary: "The envelope's `error` is an object, and absent on success.",
  fix: "Read `error.message` for the text, `error.code` for the kind and `error.details` for the fields.",
  before: '{ "success": false, "data": null, "error": "name is required" }',
  after:
    '{ "error": { "code": "VALIDATION_ERROR", "message": "name is required", "details": [] } }',
  ends: "v1-sunset",
  converter: null,
  source: specified("2.5"),
} as const satisfies Change;
