/** Libraries whose schemas describe values: a schema is read as the type that it describes. */
const SCHEMA_LIBRARIES: ReadonlySet<string> = new Set([
  "zod",
  "zod/v3",
  "zod/v4",
  "zod/mini",
  "valibot",
  "yup",
]);

/** Whether a specifier names a library of schemas. */
export function isSchemaLibrary(specifier: string): boolean {
  return SCHEMA_LIBRARIES.has(specifier);
}

/** Types that stand for what a schema describes: `z.infer<typeof schema>`. */
export const INFERRED: ReadonlySet<string> = new Set([
  "infer",
  "input",
  "output",
  "TypeOf",
  "InferType",
  "InferInput",
  "InferOutput",
  "Asserts",
]);
