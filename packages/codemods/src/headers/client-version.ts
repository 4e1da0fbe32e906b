import { posix } from "node:path";
import type { Facts } from "../facts/facts.ts";

const FALLBACK = "1.0.0";

/** The client's own version: as configured, else that of the nearest package.json that has one. */
export function clientVersionFor(facts: Facts, file: string): string {
  if (facts.options.clientVersion) return facts.options.clientVersion;
  let folder = posix.dirname(file);
  for (;;) {
    const version = versionIn(facts, posix.join(folder, "package.json"));
    if (version) return version;
    if (folder === "." || folder === "/" || folder === "..") return FALLBACK;
    folder = posix.dirname(folder);
  }
}

function versionIn(facts: Facts, path: string): string | null {
  const text = facts.readOutside(path);
  if (text === null) return null;
  try {
    const manifest: unknown = JSON.parse(text);
    const version =
      typeof manifest === "object" && manifest !== null && "version" in manifest
        ? manifest.version
        : null;
    return typeof version === "string" && /^[\w.+-]+$/.test(version) ? version : null;
  } catch {
    return null;
  }
}
