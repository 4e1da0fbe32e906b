import { type SourceText, textOf } from "./source-text.ts";

/** Headers by name. Those with one name in any case are one, under the first of them, with commas between. */
export function headersFrom(
  list: readonly { readonly name: string; readonly value: SourceText | string }[],
): Record<string, string> {
  const names = new Map<string, string>();
  const headers: Record<string, string> = {};
  for (const { name, value } of list) {
    const text = typeof value === "string" ? value : textOf(value);
    const known = names.get(name.toLowerCase());
    if (known === undefined) {
      names.set(name.toLowerCase(), name);
      define(headers, name, text);
    } else {
      const glue = known.toLowerCase() === "cookie" ? "; " : ", ";
      define(headers, known, `${headers[known]}${glue}${text}`);
    }
  }
  return headers;
}

/** A header may be called `__proto__`. */
function define(headers: Record<string, string>, name: string, value: string): void {
  Object.defineProperty(headers, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
