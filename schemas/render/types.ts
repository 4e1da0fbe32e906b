import { compile, type JSONSchema } from "json-schema-to-typescript";
import type { JsonSchema } from "../json-schema.ts";

/** The TypeScript type of a schema, named by its `title`. */
export async function renderType(schema: JsonSchema): Promise<string> {
  const text = await compile(closed(schema) as JSONSchema, schema.title, {
    bannerComment:
      "// Generated from the JSON Schema; the package's script `generate` renews it.\n",
    style: { printWidth: 100 },
  });
  return text.replaceAll(/\/\*\*\n *\* (.*)\n *\*\//g, "/** $1 */");
}

/** The schema without the members that it refuses, and without room for those that it does not name. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== "object" || node === null) return node;
  const { $id, if: _if, then: _then, else: _else, ...rest } = node as Record<string, unknown>;
  const members = Object.entries(rest).map(([key, value]) => [key, closed(value)]);
  const copy = Object.fromEntries(members);
  if (!("properties" in copy)) return copy;
  const named = Object.entries(copy.properties).filter(([, value]) => value !== false);
  return { ...copy, properties: Object.fromEntries(named), additionalProperties: false };
}
