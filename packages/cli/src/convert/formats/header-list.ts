import { isObject, type JsonObject } from "./json-object.ts";

/** The member of an entry of a list of headers that has the name. */
export type NameMember = "name" | "key";

/** The headers of a list that are sent, by name. */
export function headersIn(list: unknown, member: NameMember): Record<string, string> {
  const entries = entriesOf(list).filter((entry) => nameIn(entry, member) !== undefined);
  return Object.fromEntries(
    entries.map((entry) => [nameIn(entry, member), (entry as JsonObject).value]),
  );
}

/** The entries of what should be a list of headers. */
export function entriesOf(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list : [];
}

/** The name of a header; undefined where the entry is no header, or one that is not sent. */
function nameIn(entry: unknown, member: NameMember): string | undefined {
  if (!isObject(entry) || entry.disabled === true || typeof entry.value !== "string") {
    return undefined;
  }
  const name = entry[member];
  return typeof name === "string" ? name : undefined;
}

/**
 * A list of headers with the values that they have now: what is no longer there is left out, what is
 * new stands at the end, and all else stays, in its order.
 */
export function withHeaders(
  list: unknown,
  member: NameMember,
  now: Readonly<Record<string, string>>,
): unknown[] {
  const before = headersIn(list, member);
  const kept = entriesOf(list).flatMap((entry) => {
    const name = nameIn(entry, member);
    if (name === undefined || now[name] === before[name]) return [entry];
    return Object.hasOwn(now, name) ? [{ ...(entry as JsonObject), value: now[name] }] : [];
  });
  const added = Object.entries(now).filter(([name]) => !Object.hasOwn(before, name));
  return [...kept, ...added.map(([name, value]) => ({ [member]: name, value }))];
}

/** A list of headers that says the length of another body; the same, where it says none. */
export function withLength(list: unknown, member: NameMember, length: number): unknown {
  const isLength = (entry: unknown) => nameIn(entry, member)?.toLowerCase() === "content-length";
  if (!entriesOf(list).some(isLength)) return list;
  return entriesOf(list).map((entry) =>
    isLength(entry) ? { ...(entry as JsonObject), value: String(length) } : entry,
  );
}
