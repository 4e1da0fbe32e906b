import { mappedSchemasV1 } from "@habitshift/schemas";
import { quoted } from "../../edit/quote.ts";
import { mappingOf, type Role } from "../../facts/shapes.ts";
import { writePath } from "../v2-path.ts";

/**
 * An object that has of a v2 payload what a v1 one had, under the old names: `{ id: habit.id, title: habit.name }`.
 * Null where v1 has no schema for it.
 *
 * @param name - What the payload is called where the object stands.
 */
export function oldView(role: Role, name: string): string | null {
  const schemas: Readonly<Record<string, { readonly properties: object } | undefined>> =
    mappedSchemasV1;
  const properties = Object.entries(schemas[role]?.properties ?? {});
  const members = properties.flatMap(([from, schema]) =>
    schema === false ? [] : (memberOf(role, name, from) ?? []),
  );
  return members.length > 0 ? `{ ${members.join(", ")} }` : null;
}

function memberOf(role: Role, name: string, from: string): string | null {
  const mapping = mappingOf(role, from);
  if (!mapping) return `${from}: ${name}.${from}`;
  if (mapping.op !== "move") return null;
  const text = `${name}.${writePath(mapping.to, true)}`;
  const renamed = Object.entries(mapping.values ?? {});
  const back = renamed.map(([old, now]) => `${text} === ${quoted(now)} ? ${quoted(old)} : `);
  return `${from}: ${back.join("")}${text}`;
}
