import { prefixes } from "@habitshift/schemas";

/** Puts paths of v2 behind a base URL, which may end with the prefix of v2. */
export function joinUpstream(baseUrl: string): (path: string) => string {
  const plain = baseUrl.replace(/[?#].*$/s, "").replace(/\/+$/, "");
  const prefix = prefixes.v2.find((own) => plain.endsWith(own));
  const base = prefix === undefined ? plain : plain.slice(0, -prefix.length);
  return (path) => base + path;
}
