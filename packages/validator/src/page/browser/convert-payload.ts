import { ConversionError, convert, type Kind, type Note } from "@habitshift/converter";
import { schemasV2 } from "@habitshift/schemas";

/** A payload of v1 as v2 has it. */
export interface ConvertedPayload {
  readonly payload: unknown;
  /** What records the same completions; v2 has them apart. */
  readonly logs: readonly unknown[];
  readonly notes: readonly Note[];
}

/** What payloads of a schema are converted as. */
const kinds: Readonly<Record<string, Kind>> = {
  habit: "habit",
  "habit-create": "habit",
  "habit-update": "habit",
  log: "log",
  envelope: "envelope",
  error: "error",
};

/** A payload of v1 by a schema of v2; undefined where it cannot be converted. */
export function convertPayload(payload: unknown, schema: string): ConvertedPayload | undefined {
  const kind = Object.hasOwn(kinds, schema) ? kinds[schema] : undefined;
  if (kind === undefined) return undefined;
  try {
    const { value, logs = [], notes } = convert(payload, { kind, to: "v2" });
    return { payload: withoutReadOnly(value, schema), logs, notes };
  } catch (error) {
    if (error instanceof ConversionError) return undefined;
    throw error;
  }
}

/** What is sent has no members that v2 only returns. */
function withoutReadOnly(value: object, schema: string): object {
  const { properties = {} } = schemasV2[schema as keyof typeof schemasV2] as {
    properties?: Record<string, unknown>;
  };
  return Object.fromEntries(Object.entries(value).filter(([name]) => properties[name] !== false));
}
