import type { Place } from "./place.ts";

/** What a person reads at a place: what is v1, why it is not safe, and what else would change with it. */
export function describePlace({ message, reason, group }: Place): string {
  const why = reason === null ? "" : ` (${reason})`;
  const first = `${message.replace(/\.$/, "")}${why}.`;
  if (!group || group.elsewhere.length === 0) return first;
  return `${first} Together with ${nameFiles(group.elsewhere)}: npx habitshift migrate --only ${group.id}`;
}

/** `src/client.ts`, or `4 other files`. */
export function nameFiles(files: readonly string[]): string {
  const [first = "", ...others] = files;
  return others.length === 0 ? first : `${files.length} other files`;
}
