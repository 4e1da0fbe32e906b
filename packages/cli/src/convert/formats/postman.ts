import type { ConvertedDocument, DocumentOptions } from "../converted-document.ts";
import { documentOf, noFindings, untouched } from "./findings.ts";
import { entriesOf } from "./header-list.ts";
import { isObject, type JsonObject } from "./json-object.ts";
import { convertItem, type Rewriting } from "./postman-item.ts";
import { checkScripts } from "./postman-scripts.ts";
import { findCarriers, findSites, type Sites } from "./postman-sites.ts";

/** True for a Postman collection (2.0 or 2.1). */
export function isPostman(value: unknown): boolean {
  if (!isObject(value) || !isObject(value.info)) return false;
  const { schema } = value.info;
  const isNamed = typeof schema === "string" && schema.includes("getpostman.com");
  return isNamed || Array.isArray(value.item);
}

/**
 * Converts the calls of the service in a Postman collection, and the examples saved with them. A
 * variable that has the prefix of v1 in its value goes to v2 where all that uses it does.
 */
export function convertPostman(
  collection: unknown,
  options: DocumentOptions,
): ConvertedDocument<unknown> {
  if (!isPostman(collection)) return untouched(collection);
  const root = collection as JsonObject;
  const sites = findSites(root, options);
  const carriers = findCarriers(root, sites);
  const findings = noFindings(options.units);
  const reached = reachedBy(sites);
  const [value] = convertNode(root, "", { sites, carriers, reached, findings });
  for (const { name, pointer } of carriers.left) {
    const message = `\`${name}\` stays with v1, as not all that uses it could be converted; the requests that were converted no longer use it`;
    findings.problems.push({ pointer: `${pointer}/value`, message });
  }
  return documentOf(value, findings);
}

/** The pointers of all that a request which is converted is part of. */
function reachedBy(sites: Sites): ReadonlySet<string> {
  const reached = new Set<string>();
  for (const [pointer, { attempt }] of sites) {
    if (attempt.kind !== "converted") continue;
    const parts = pointer.split("/");
    for (const index of parts.keys()) reached.add(parts.slice(0, index).join("/"));
  }
  return reached;
}

/** What a collection, a folder or an item becomes; itself, where nothing in it changes. */
function convertNode(node: unknown, pointer: string, rewriting: Rewriting): readonly unknown[] {
  if (!isObject(node)) return [node];
  const { carriers, reached, findings } = rewriting;
  const own = withVariables(node, pointer, rewriting);
  const before = entriesOf(own.item);
  const items = before.flatMap((item, index) =>
    convertNode(item, `${pointer}/item/${index}`, rewriting),
  );
  const isSame = items.length === before.length && items.every((it, at) => it === before[at]);
  const folder = isSame ? own : { ...own, item: items };
  if (reached.size > 0) {
    const isOfService = reached.has(pointer);
    checkScripts(node, pointer, { isOfService, variables: carriers.names }, findings);
  }
  return convertItem(folder, pointer, rewriting);
}

/** The node with the values that its variables have in v2. */
function withVariables(node: JsonObject, pointer: string, { carriers }: Rewriting): JsonObject {
  const before = entriesOf(node.variable);
  const values = before.map((_, index) => carriers.values.get(`${pointer}/variable/${index}`));
  if (values.every((value) => value === undefined)) return node;
  const variable = before.map((entry, index) =>
    values[index] === undefined ? entry : { ...(entry as JsonObject), value: values[index] },
  );
  return { ...node, variable };
}
