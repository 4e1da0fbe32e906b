import { findCall } from "@habitshift/converter";
import { entriesOf } from "./header-list.ts";
import { isObject, type JsonObject } from "./json-object.ts";
import { splitAtPrefix, withPrefixOfV2 } from "./v1-url.ts";

/** A variable that a collection defines. */
export interface Definition {
  readonly name: string;
  readonly value: string;
  readonly pointer: string;
}

/** A URL with as many of its variables replaced as it takes to see what of v1 it calls. */
export interface ResolvedUrl {
  readonly text: string;
  /** The variable that has the prefix of v1 in its value. */
  readonly carrier?: { readonly definition: Definition; readonly head: string };
}

const variable = /\{\{([^{}]*)\}\}/g;

/** The variables that a collection, a folder or an item defines; of two the last one holds. */
export function definitionsIn(node: JsonObject, pointer: string): Definition[] {
  const found = entriesOf(node.variable).map((entry, index): Definition | undefined => {
    if (!isObject(entry) || entry.disabled === true) return undefined;
    const { key, id, value } = entry;
    const name = typeof key === "string" ? key : id;
    if (typeof name !== "string" || typeof value !== "string") return undefined;
    return { name, value, pointer: `${pointer}/variable/${index}` };
  });
  return found.filter((definition) => definition !== undefined).reverse();
}

/** A text without the variables right in front of it, which stand for a base that ends with a slash. */
export function withoutLead(text: string): string {
  return text.replace(/^(?:\{\{[^{}]*\}\})+(?=[^/?#{])/, "");
}

/** Resolves a URL; `scope` has the variables that it sees, the nearest first. */
export function resolveUrl(text: string, scope: readonly Definition[]): ResolvedUrl {
  const all = new Set<Definition>();
  const whole = expand(text, scope, (definition) => all.add(definition) !== undefined);
  for (const isSeen of [isEndpoint, hasPrefix]) {
    if (isSeen(text)) return { text };
    if (isSeen(whole)) return narrowed(text, scope, all, isSeen);
  }
  return { text };
}

function isEndpoint(url: string): boolean {
  return !["other-version", "unknown-path"].includes(
    String(findCall("GET", withoutLead(url), "v1")),
  );
}

function hasPrefix(url: string): boolean {
  return splitAtPrefix(withoutLead(url)) !== undefined;
}

/** Leaves as many variables as it can. */
function narrowed(
  text: string,
  scope: readonly Definition[],
  all: ReadonlySet<Definition>,
  isSeen: (url: string) => boolean,
): ResolvedUrl {
  const open = new Set(all);
  const resolved = () => expand(text, scope, (definition) => open.has(definition));
  for (const definition of all) {
    open.delete(definition);
    if (!isSeen(resolved())) open.add(definition);
  }
  const definition = [...open].find(({ value }) => hasPrefix(value));
  if (definition === undefined) return { text: resolved() };
  const whole = resolved();
  open.delete(definition);
  const [head = ""] = resolved().split(`{{${definition.name}}}`);
  return { text: whole, carrier: { definition, head } };
}

/** Replaces the variables that are open, and those in their values; one in its own value stays. */
function expand(
  text: string,
  scope: readonly Definition[],
  isOpen: (definition: Definition) => boolean,
  within: readonly Definition[] = [],
): string {
  return text.replace(variable, (whole, name) => {
    const definition = scope.find((own) => own.name === name);
    if (definition === undefined || within.includes(definition) || !isOpen(definition)) {
      return whole;
    }
    return expand(definition.value, scope, isOpen, [...within, definition]);
  });
}

/** The value of a variable with the prefix of v2. */
export function valueInV2({ value }: Definition): string {
  const rest = withoutLead(value);
  return value.slice(0, value.length - rest.length) + withPrefixOfV2(rest);
}

/** A v2 URL by the variable that has the prefix, where it starts with what that variable will be. */
export function relativeTo({ carrier }: ResolvedUrl, url: string): string {
  if (carrier === undefined) return url;
  const { definition, head } = carrier;
  const start = head + valueInV2(definition);
  if (!url.startsWith(start)) return url;
  return `${head}{{${definition.name}}}${url.slice(start.length)}`;
}

/** What of a collection, an item or a request is sent, beside a URL. */
const sentMembers = ["auth", "header", "body"];

/** True where a variable is used beside the URLs of requests. */
export function isUsedElsewhere(node: unknown, name: string): boolean {
  if (!isObject(node)) return false;
  const sent = [node, node.request].flatMap((part) =>
    isObject(part) ? sentMembers.map((member) => part[member]) : [],
  );
  const isUsed = JSON.stringify(sent).includes(`{{${name}}}`);
  return isUsed || entriesOf(node.item).some((item) => isUsedElsewhere(item, name));
}
