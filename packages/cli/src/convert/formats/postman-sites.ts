import { keyHeader } from "@habitshift/schemas";
import type { DocumentOptions } from "../converted-document.ts";
import { entriesOf } from "./header-list.ts";
import { isObject, type JsonObject } from "./json-object.ts";
import { attemptRequest, readRequest } from "./postman-request.ts";
import { urlTextOf } from "./postman-url.ts";
import {
  type Definition,
  definitionsIn,
  isUsedElsewhere,
  type ResolvedUrl,
  resolveUrl,
  valueInV2,
} from "./postman-variables.ts";
import { type Attempt, foreign } from "./recorded-call.ts";
import { settleAttempts } from "./settle-attempts.ts";

/** A request of a collection, be it of an item or of an example. */
export interface Site {
  readonly url: ResolvedUrl;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly attempt: Attempt;
}

/** The requests of a collection by their pointers. */
export type Sites = ReadonlyMap<string, Site>;

/**
 * Finds the requests of a collection, and tries to convert each. The examples of an item whose request
 * is at fault stay as they are, like the item.
 */
export function findSites(collection: JsonObject, options: DocumentOptions): Sites {
  const sites = new Map<string, Site>();
  visit(collection, "", []);
  const addressed = Array.from(sites.values(), (site) => ({ ...site, url: site.url.text }));
  const { services = [] } = options;
  const attempts = settleAttempts(addressed, { services, isKeyed: hasKey(collection) });
  const settled = Array.from(sites, ([pointer, site], index): [string, Site] => {
    return [pointer, { ...site, attempt: attempts[index] ?? foreign }];
  });
  const failed = new Set(
    settled.filter(([, { attempt }]) => attempt.kind === "failed").map(([pointer]) => pointer),
  );
  return new Map(
    settled.map(([pointer, site]) => {
      const owner = ownerOf(pointer);
      const isHeld = owner !== pointer && failed.has(owner);
      return [pointer, isHeld ? { ...site, attempt: foreign } : site];
    }),
  );

  function visit(node: unknown, pointer: string, outer: readonly Definition[]): void {
    if (!isObject(node)) return;
    const scope = [...definitionsIn(node, pointer), ...outer];
    add(node.request, `${pointer}/request`, scope);
    entriesOf(node.response).forEach((example, index) => {
      if (!isObject(example)) return;
      add(example.originalRequest, `${pointer}/response/${index}/originalRequest`, scope);
    });
    entriesOf(node.item).forEach((item, index) => {
      visit(item, `${pointer}/item/${index}`, scope);
    });
  }

  function add(request: unknown, pointer: string, scope: readonly Definition[]): void {
    const text = urlTextOf(isObject(request) ? request.url : request);
    if (text === undefined) return;
    const url = resolveUrl(text, scope);
    const { headers } = readRequest(request);
    sites.set(pointer, { url, headers, attempt: attemptRequest(request, url.text, options) });
  }
}

/** Whether a collection says for all its requests that they send a key of the service. */
function hasKey({ auth }: JsonObject): boolean {
  return JSON.stringify(auth ?? null)
    .toLowerCase()
    .includes(keyHeader.toLowerCase());
}

/** What becomes of the variables that have the prefix of v1 in their value. */
export interface Carriers {
  /** The values that they have in v2, by the pointers of their definitions. */
  readonly values: ReadonlyMap<string, string>;
  readonly names: readonly string[];
  /** Those that have to stay, though calls that used them were converted. */
  readonly left: readonly Definition[];
}

/** A variable goes to v2 where all that uses it does. */
export function findCarriers(collection: JsonObject, sites: Sites): Carriers {
  const users = new Map<string, { definition: Definition; pointers: string[] }>();
  for (const [pointer, { url }] of sites) {
    if (url.carrier === undefined) continue;
    const { definition } = url.carrier;
    const own = users.get(definition.pointer) ?? { definition, pointers: [] };
    own.pointers.push(pointer);
    users.set(definition.pointer, own);
  }
  const isConverted = (pointer: string) => sites.get(pointer)?.attempt.kind === "converted";
  const used = [...users.values()].filter(({ pointers }) => pointers.some(isConverted));
  const going = used
    .filter(({ pointers }) => pointers.every(isConverted))
    .map(({ definition }) => definition)
    .filter(({ name }) => !isUsedElsewhere(collection, name));
  return {
    values: new Map(going.map((definition) => [definition.pointer, valueInV2(definition)])),
    names: going.map(({ name }) => name),
    left: used.map(({ definition }) => definition).filter((own) => !going.includes(own)),
  };
}

/** The request of the item that an example belongs to; of an item's own request, itself. */
function ownerOf(pointer: string): string {
  return pointer.replace(/\/response\/\d+\/originalRequest$/, "/request");
}
