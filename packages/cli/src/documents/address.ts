import { HOLE, matchFlat } from "@habitshift/codemods/match-url";
import { type Endpoint, endpoints, prefixes } from "@habitshift/schemas";

/** A v1 address, whatever it was read from. */
export interface AddressV1 {
  /** The operations of its path, one for each method. */
  readonly operations: readonly Endpoint[];
  /** What stands before the prefix: a literal origin; null where nothing or something unknown does. */
  readonly origin: string | null;
  /** True where something that is not known stands before the prefix. */
  readonly isOpen: boolean;
}

const [prefix] = prefixes.v1;
const v1 = endpoints.filter(({ version, bare }) => version === "v1" && bare !== true);
const placeholder = /\$?\{[^{}/]*\}|<[^<>/\s]+>|(?<=\/):\w+|\$\w+|\$\([^()/]*\)|%\w+%/g;

/** The v1 operations that a whole address is of; null where it is none. */
export function addressOf(text: string): AddressV1 | null {
  if (/\s/.test(text) || !text.includes("/")) return null;
  const flat = text.replaceAll(placeholder, HOLE);
  const verdict = matchFlat(flat, null);
  if (verdict.is !== "endpoint" || verdict.match.version !== "v1") return null;
  const { endpoint, segments, origin, prefix: found } = verdict.match;
  const names = endpoint.path.split("/").slice(1);
  const isPlain = names.every((name, index) => {
    const segment = segments[index];
    if (!name.startsWith("{") || segment === undefined) return true;
    return isId(flat.slice(segment.start + 1, segment.end));
  });
  if (!isPlain) return null;
  return {
    operations: v1.filter(({ path }) => path === endpoint.path),
    origin: origin === "" ? null : origin,
    isOpen: flat.slice(0, found.start).includes(HOLE),
  };
}

/** The same for a path below the prefix, such as `/habits/today`. */
export function addressBelow(text: string): AddressV1 | null {
  if (text === "" || /^\w+:/.test(text)) return null;
  return addressOf(`${prefix}/${text.replace(/^\//, "")}`);
}

/** Whether a segment may be an id: a word of plain letters is rather a path of another service. */
function isId(segment: string): boolean {
  return segment.includes(HOLE) || !/^[a-z]+$/.test(segment) || /id$/.test(segment);
}

/** Whether v2 has no operation of this path, so that the path alone tells the version. */
export function isOnlyV1({ operations: [operation] }: AddressV1): boolean {
  return (
    operation !== undefined &&
    !endpoints.some(({ version, path }) => version === "v2" && sameForm(path, operation.path))
  );
}

function sameForm(one: string, other: string): boolean {
  const bare = (path: string) => path.replaceAll(/\{[^}]*\}/g, "{}");
  return bare(one) === bare(other);
}

/** Whether the path alone tells this service from others. */
export function isDistinctive({ operations }: AddressV1): boolean {
  return operations.some(({ successor }) => successor?.distinctive ?? false);
}

const base = new RegExp(`^(.*?)(?:${prefixes.v1.join("|")})/?$`);
const baseV2 = new RegExp(`(?:${prefixes.v2.join("|")})/?$`);

/** What a base address is of. */
export type BaseKind = "v1" | "v2" | "other";

/** What a text is the base address of; null where it is none. A path alone is one where it is the prefix. */
export function baseKindOf(text: string): BaseKind | null {
  if (/\s/.test(text)) return null;
  const flat = text.replaceAll(placeholder, HOLE);
  const [, head] = base.exec(flat) ?? [];
  if (head !== undefined && (head === "" || head.endsWith(HOLE) || /^[a-z]+:\/\//i.test(head)))
    return "v1";
  if (!/^https?:\/\/[^/\s]+/i.test(flat)) return null;
  return baseV2.test(flat) ? "v2" : "other";
}

/** The origin of a base address; null where it has none that is literal. */
export function originOf(text: string): string | null {
  return /^https?:\/\/[^/\s\uE000{$<]+/i.exec(text)?.[0] ?? null;
}

/** The first segments of the paths of v1, by which its resources are named. */
export const resources: ReadonlySet<string> = new Set(
  v1.map(({ path }) => path.split("/")[1] ?? ""),
);

/** The address that a base of v1 becomes. */
export function baseInV2(text: string): string {
  return text.replace(new RegExp(`(?:${prefixes.v1.join("|")})(/?)$`), `${prefixes.v2[0]}$1`);
}
