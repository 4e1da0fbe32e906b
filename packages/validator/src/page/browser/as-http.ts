import type { HttpRequest } from "@habitshift/converter";

/** A request as an `.http` file has it. */
export function asHttp({ method, url, headers, body }: HttpRequest): string {
  const lines = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`);
  const head = [`${method} ${url}`, ...lines].join("\n");
  return body === undefined ? head : `${head}\n\n${bodyText(body)}`;
}

/** A body for people: JSON in lines; other text as it is. */
export function bodyText(body: unknown): string {
  const value = bodyValue(body);
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

/** What a body says: of text that is an object or a list, what that says, where nothing is lost by it. */
export function bodyValue(body: unknown): unknown {
  if (typeof body !== "string") return body;
  const value = parsed(body);
  return typeof value === "object" && JSON.stringify(value) === body ? value : body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
