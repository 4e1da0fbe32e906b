import { posix } from "node:path";
import type { ReadTsconfig } from "./tsconfig.ts";

/**
 * Finds the configuration that the compiler checks a file with: the nearest tsconfig.json, or where that only
 * refers to others, the one of them that is about the file.
 */
export function createConfigFinder(read: ReadTsconfig): (file: string) => string | null {
  const nearest = new Map<string, string | null>();
  const nearestTo = (folder: string): string | null => {
    let found = nearest.get(folder);
    if (found === undefined) {
      const path = posix.join(folder, "tsconfig.json");
      const above = posix.dirname(folder);
      found = read(path) ? path : above === folder ? null : nearestTo(above);
      nearest.set(folder, found);
    }
    return found;
  };
  return (file) => {
    const path = nearestTo(posix.dirname(file));
    const config = path === null ? null : read(path);
    if (path === null || !config || !isSolution(config)) return path;
    const others = config.references.filter((each) => read(each) !== null);
    return others.find((each) => isAbout(read(each)?.include ?? null, each, file)) ?? path;
  };
}

function isSolution(config: { include: readonly string[] | null; references: readonly string[] }) {
  return config.references.length > 0 && (config.include?.length ?? 0) === 0;
}

function isAbout(include: readonly string[] | null, config: string, file: string): boolean {
  const patterns = include ?? [posix.dirname(config)];
  return patterns.some((pattern) => {
    const head = pattern.split("*", 1)[0]?.replace(/\/$/, "") ?? "";
    return head === "." || head === "" || file === head || file.startsWith(`${head}/`);
  });
}
