import { schemasV1, schemasV2 } from "../json-schemas.ts";

/** What a validator does not look at. A member of a payload may have such a name, too; its value is no text. */
const annotations = new Set(["$schema", "title", "description"]);

/**
 * The schemas of what differs between the versions (the shapes that have a mapping, the envelopes, and
 * the only other body that v1 takes), without annotations: all that a page in a browser has to load.
 */
export function renderMappedSchemas(): unknown {
  const { "bulk-delete": _, ...v1 } = schemasV1;
  const { area, envelope, error, habit, log, note, skip } = schemasV2;
  const parts = {
    "habit-create": schemasV2["habit-create"],
    "habit-update": schemasV2["habit-update"],
    "log-record": schemasV2["log-record"],
  };
  return bare({ v1, v2: { area, envelope, error, habit, ...parts, log, note, skip } });
}

function bare(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(bare);
  if (typeof node !== "object" || node === null) return node;
  const kept = Object.entries(node).filter(
    ([keyword, value]) => !annotations.has(keyword) || typeof value !== "string",
  );
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, bare(value)]));
}
