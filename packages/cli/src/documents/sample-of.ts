import { bulkDelete, type FieldMapping, type Shape, shapeMappings } from "@habitshift/schemas";

/** A v1 body of a shape, to see by the converter what becomes of it; undefined where it has none. */
export function sampleOf(shape: Shape): unknown {
  if (shape === "bulk-delete") return { [bulkDelete.members[0]]: ["{id}"] };
  if (!Object.hasOwn(shapeMappings, shape)) return undefined;
  const { fields, shared, carried = [] } = shapeMappings[shape as keyof typeof shapeMappings];
  const members = [...fields, ...carried].flatMap((field) => {
    const value = sampleValue(field);
    return value === undefined ? [] : [[field.from, value] as const];
  });
  const others = shared.flatMap(({ name }) => (name === "id" ? [] : [[name, "…"] as const]));
  return Object.fromEntries([...members, ...others]);
}

function sampleValue(field: FieldMapping): unknown {
  if (field.op === "to-path") return `{${field.from}}`;
  if (field.op === "expand") return Object.keys(field.values)[0];
  if (field.op === "remove" || field.readOnly) return undefined;
  if (field.type !== "string") return 1;
  // Days are the only texts that are not free.
  if (/date$/i.test(String(field.to.at(-1)))) return "2025-02-15";
  return Object.keys(field.values ?? {})[0] ?? field.known?.[0] ?? "…";
}
