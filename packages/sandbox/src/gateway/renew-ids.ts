import { requiredHeaders } from "@habitshift/schemas";

const unique = new Set(
  requiredHeaders
    .filter(({ value }) => value.kind === "unique-per-request")
    .map(({ name }) => name.toLowerCase()),
);

/** The headers of a request for another one: v2 takes no id twice. Names come out in lower case. */
export function renewIds(
  headers: Readonly<Record<string, string>>,
  requestId: () => string,
): Record<string, string> {
  const own: Record<string, string> = {};
  for (const name of Object.keys(headers)) {
    const lower = name.toLowerCase();
    own[lower] = unique.has(lower) ? requestId() : (headers[name] ?? "");
  }
  return own;
}
