import { anySchema } from "./read-text.ts";

/** What a payload can be judged by. */
export const schemaNames: readonly string[] = [
  anySchema,
  "habit",
  "habit-create",
  "habit-update",
  "log",
  "envelope",
  "error",
  "batch",
  "template",
  "api-key",
];
