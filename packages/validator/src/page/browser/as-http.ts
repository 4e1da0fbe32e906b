import type { HttpRequest } from "@habitshift/converter";

/** A request as an `.http` file has it. */
export function asHttp({ method, url, headers, body }: HttpRequest): string {
  const lines = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`);
  const head = [`${method} ${url}`, ...lines].join("\n");
  return body === undefined ? head : `${head}\n\n${bodyText(body)}`;
}

/** A body for people: JSON in lines, also where it is given as text and stays the same; other text as it is. */
export function bodyText(body: unknown): string {
  if (typeof body !== "string") return JSON.stringify(body, null, 2);
  const value = parsed(body);
  return JSON.stringify(value) === body ? JSON.stringify(value, null, 2) : body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
