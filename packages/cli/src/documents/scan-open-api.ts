import { prefixes } from "@habitshift/schemas";
import { type AddressV1, addressOf, baseInV2, baseKindOf, originOf } from "./address.ts";
import { type Known, type Mention, nothing, type Scan } from "./mention.ts";
import { mentionOf } from "./mention-of.ts";
import { membersOf } from "./open-api-members.ts";
import { type Member, memberOf, type Tree, textOf } from "./tree.ts";

/** Whether a document describes an API, as OpenAPI 3 or Swagger 2 have it. */
export function isOpenApi(tree: Tree): boolean {
  const version = [memberOf(tree, "openapi"), memberOf(tree, "swagger")].some((member) =>
    /^[23]\b/.test(String(member?.value.kind === "value" ? member.value.value : "")),
  );
  return version && memberOf(tree, "paths") !== undefined;
}

interface Server {
  readonly address: string;
  readonly place: { readonly start: number; readonly end: number };
}

/**
 * Finds v1 in a description of an API: its paths, its servers, and the members of what its v1 operations take
 * and answer. One that describes other v1 paths, which this service never had, is that of another.
 */
export function scanOpenApi(document: Tree, { services }: Known): Scan {
  const servers = serversOf(document);
  const paths = memberOf(document, "paths")?.value;
  const items = paths?.kind === "map" ? paths.members : [];
  const found = items.map((item) => ({ item, address: addressIn(item, servers) }));
  const isNamed = servers.some(({ address }) => services.some((each) => isOriginOf(each, address)));
  const isOurs = found.every(
    ({ item, address }) => address !== null || isNamed || !isV1Path(item.key, servers),
  );
  if (!isOurs || found.every(({ address }) => address === null)) return nothing;
  const origin =
    servers.map(({ address }) => originOf(address)).find((each) => each !== null) ?? null;
  const seen = new Set<Tree>();
  const mentions = [
    ...found.flatMap(({ item, address }) =>
      address === null ? [] : mentionsIn(document, item, { address, origin, isNamed }, seen),
    ),
    ...servers.flatMap((server) => serverMention(server, origin, isNamed)),
  ];
  return { ...nothing, mentions };
}

interface Described {
  readonly address: AddressV1;
  readonly origin: string | null;
  readonly isNamed: boolean;
}

/** A path, and the members of v1 in what its operations take and answer. */
function mentionsIn(
  document: Tree,
  { key: path, start, end, value }: Member,
  { address, origin, isNamed }: Described,
  seen: Set<Tree>,
): readonly Mention[] {
  const asked = value.kind === "map" ? value.members : [];
  const described = address.operations.flatMap((operation) => {
    const own = asked.find(({ key }) => key === operation.method.toLowerCase());
    return own === undefined ? [] : [{ operation, own }];
  });
  const operations =
    described.length > 0 ? described.map(({ operation }) => operation) : address.operations;
  const whole = mentionOf({
    address: { ...address, operations, origin },
    place: { start, end },
    methods: [],
    isNamed,
  });
  const { proof } = whole;
  return [
    whole,
    ...described.flatMap(({ operation, own }) => {
      const witnesses = [{ start, what: `${operation.method} ${path}` }];
      const members = membersOf(document, own.value, operation, seen);
      const of = { endpoints: [operation.id], proof, origin, witnesses };
      return members.map((member) => ({ ...member, ...of }));
    }),
  ];
}

function serverMention(
  { address, place }: Server,
  origin: string | null,
  isNamed: boolean,
): readonly Mention[] {
  if (baseKindOf(address) !== "v1") return [];
  const message = `the server is that of v1, which ends; v2 is at ${baseInV2(address)}`;
  const proof = isNamed ? ("named" as const) : ("path" as const);
  return [{ change: "v1-sunset", ...place, message, endpoints: [], proof, origin, witnesses: [] }];
}

function isOriginOf(service: string, address: string): boolean {
  return service.includes("://") && originOf(service) === originOf(address);
}

/** The addresses of the service: `servers` of OpenAPI 3 with their defaults, `host` and `basePath` of Swagger 2. */
function serversOf(document: Tree): readonly Server[] {
  const list = memberOf(document, "servers")?.value;
  const servers = list?.kind === "list" ? list.items : [];
  const found = servers.flatMap((server): Server[] => {
    const url = memberOf(server, "url")?.value;
    const text = textOf(url);
    if (url === undefined || text === null) return [];
    const variables = memberOf(server, "variables")?.value;
    const address = text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      return textOf(memberOf(memberOf(variables, name)?.value, "default")?.value) ?? whole;
    });
    return [{ address, place: { start: url.start, end: url.end } }];
  });
  const base = memberOf(document, "basePath")?.value;
  const host = textOf(memberOf(document, "host")?.value);
  const path = textOf(base);
  if (base === undefined || path === null) return found;
  const address = `${host === null ? "" : `https://${host}`}${path}`;
  return [...found, { address, place: { start: base.start, end: base.end } }];
}

function addressIn({ key }: Member, servers: readonly Server[]) {
  const whole = addressOf(key);
  if (whole !== null) return whole;
  const base = servers.find(({ address }) => baseKindOf(address) === "v1");
  return base === undefined ? null : addressOf(base.address.replace(/\/$/, "") + key);
}

/** Whether a path is one below v1, of whatever service. */
function isV1Path(path: string, servers: readonly Server[]): boolean {
  if (prefixes.v1.some((prefix) => path.startsWith(`${prefix}/`))) return true;
  const isOther =
    prefixes.v2.some((prefix) => path.startsWith(`${prefix}/`)) || !/[a-z]/i.test(path);
  return (
    !isOther && servers.some(({ address }) => baseKindOf(address) === "v1") && servers.length === 1
  );
}
