/** Any object of a JSON document. */
export type Part = Readonly<Record<string, unknown>>;

/** An object in a document; an empty one where there is none. */
export function partAt(part: Part, ...names: readonly string[]): Part {
  let found: Part = part;
  for (const name of names) {
    const next = Object.hasOwn(found, name) ? found[name] : undefined;
    found = isPart(next) ? next : {};
  }
  return found;
}

/** A text in a document; an empty one where there is none. */
export function textAt(part: Part, name: string): string {
  const found = part[name];
  return typeof found === "string" ? found : "";
}

export function listAt(part: Part, name: string): readonly unknown[] {
  const found = part[name];
  return Array.isArray(found) ? found : [];
}

export function partsAt(part: Part, name: string): readonly Part[] {
  return listAt(part, name).filter(isPart);
}

/** The members that are objects, with their names. */
export function entriesOf(part: Part): readonly (readonly [string, Part])[] {
  return Object.entries(part).flatMap(([name, value]) =>
    isPart(value) ? [[name, value] as const] : [],
  );
}

export function isPart(value: unknown): value is Part {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
