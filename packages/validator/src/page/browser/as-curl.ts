import type { HttpRequest } from "@habitshift/converter";
import { keyHeader, tokenHeader } from "@habitshift/schemas";
import { bodyText } from "./as-http.ts";

/** What the service writes for a secret. */
const mask = "***";

/** Variables of the shell that stand for what a command must not hold. */
const secretVariables: Readonly<Record<string, string>> = {
  [keyHeader.toLowerCase()]: "$HABIT_API_KEY",
  [tokenHeader.toLowerCase()]: "$ACCESS_TOKEN",
};

/**
 * A request as a curl command for a POSIX shell. Secrets that are masked, and the host of an address
 * that has none, are variables: `$HABIT_API_KEY`, `$ACCESS_TOKEN`, `$HABIT_API`.
 */
export function asCurl({ method, url, headers, body }: HttpRequest): string {
  const address = url.startsWith("/") ? `"$HABIT_API${escapeDouble(url)}"` : quote(url);
  const isPlain = method === "GET" && body === undefined;
  const first = ["curl", ...(isPlain ? [] : ["-X", method]), address].join(" ");
  const options = Object.entries(headers ?? {}).map(
    ([name, value]) => `-H ${quoteHeader(name, value)}`,
  );
  if (body !== undefined) options.push(`--data-raw ${quote(bodyText(body))}`);
  return [first, ...options.map((option) => `  ${option}`)].join(" \\\n");
}

function quoteHeader(name: string, value: string): string {
  const variable = secretVariables[name.toLowerCase()];
  if (variable === undefined || !value.includes(mask)) return quote(`${name}: ${value}`);
  const [before = "", after = ""] = value.split(mask, 2).map(escapeDouble);
  return `"${escapeDouble(name)}: ${before}${variable}${after}"`;
}

function escapeDouble(text: string): string {
  return text.replaceAll(/["\\$`]/g, (character) => `\\${character}`);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
