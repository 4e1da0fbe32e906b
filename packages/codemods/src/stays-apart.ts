import { glanceAt } from "./glance.ts";

/**
 * Whether a file that had no part in the program that calls the service has none after an edit either: it still names
 * no version of it, and all that connects it with others is what it was.
 *
 * @param path - Relative to the root.
 */
export function staysApart(path: string, before: string, after: string): boolean {
  const { namesVersion } = glanceAt(path, Buffer.from(after));
  return !namesVersion && tiesOf(path, before) === tiesOf(path, after);
}

function tiesOf(path: string, text: string): string {
  const { data, isAmbient, isModule, names, specifiers } = glanceAt(path, Buffer.from(text));
  const lists = [data, names, specifiers].map((list) => [...list].sort());
  return JSON.stringify([isAmbient, isModule, lists]);
}
