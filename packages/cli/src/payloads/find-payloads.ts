import { join, relative, sep } from "node:path";
import { discover } from "@habitshift/codemods/discover";
import type { LoadedConfig } from "@habitshift/codemods/load-config";

/** What payloads are kept in. */
const payloadName = /\.(?:json|ndjson|jsonl)$/i;

/** The files below the paths that the configuration names as payloads, relative to the working folder. */
export function findPayloads(
  cwd: string,
  paths: readonly string[],
  { config, folder }: LoadedConfig,
): string[] {
  const { payloads = [], exclude = [] } = config;
  if (payloads.length === 0) return [];
  const found = discover({
    root: cwd,
    paths,
    patterns: { folder, include: payloads, exclude },
    isWanted: (name) => payloadName.test(name),
  });
  // A pattern says nothing of what stands outside of the folder of the configuration.
  const isInside = (path: string) =>
    !relative(folder, join(found.root, path)).split(sep).includes("..");
  return found.files.map(({ path }) => path).filter(isInside);
}
