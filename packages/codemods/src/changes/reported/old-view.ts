import { mappedSchemasV1 } from "@habitshift/schemas";
import { quoted } from "../../edit/quote.ts";
import { mappingOf, type Role } from "../../facts/shapes.ts";
import { writePath } from "../v2-path.ts";

/**
 * An object that has of a v2 payload what a v1 one had, under the old names: `{ id: habit.id, title: habit.name }`.
 * Null where v1 has no schema for it.
 *
 * @param name - What the payload is called where the object stands.
 * @param added - What code gives to it beside what the service does, under the same names then.
 */
export function oldView(role: Role, name: string, added: readonly string[] = []): string | null {
  const schemas: Readonly<Record<string, { readonly properties: object } | undefined>> =
    mappedSchemasV1;
  const properties = Object.entries(schemas[role]?.properties ?? {});
  const members = properties.flatMap(([from, schema]) =>
    schema === false ? [] : (memberOf(role, name, from) ?? []),
  );
  const known = new Set(properties.map(([from]) => from));
  const others = added.filter((each) => !known.has(each));
  if (members.length === 0 || !others.every((each) => /^[A-Za-z_$][\w$]*$/.test(each))) return null;
  const all = [...members, ...others.map((each) => `${each}: ${name}.${each}`)];
  return `{ ${all.join(", ")} }`;
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
