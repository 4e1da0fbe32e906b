import { readFileSync } from "node:fs";

/** The version of this package, from its own manifest. */
export function readVersion(): string {
  const manifest: unknown = JSON.parse(
    readFileSync(new URL("../package.json", import.meta.url), "utf8"),
  );
  const { version } = manifest as { readonly version: string };
  return version;
}
