import { endpoints, keyHeader, prefixes } from "@habitshift/schemas";
import { BEFORE_VERSION, SEGMENTS, versionSegment } from "./version-segment.ts";

/**
 * What a program that calls the service must have somewhere in its text: the version in its paths, in
 * whatever pieces they are written.
 */
const TOKENS: readonly Buffer[] = [
  ...new Set([...prefixes.v1, ...prefixes.v2].map(versionSegment)),
].map((segment) => Buffer.from(segment));

/** What such a program must name as well, somewhere: a resource that v1 had, or the key header. */
const SIGNS: readonly Buffer[] = [
  ...new Set([
    ...endpoints.filter(({ version }) => version === "v1").map(({ path }) => resourceOf(path)),
    keyHeader,
    keyHeader.toLowerCase(),
  ]),
].map((word) => Buffer.from(word));

/** The part of a path under which all that it is about stands. */
function resourceOf(path: string): string {
  const segments = path.split("/").filter((segment) => segment !== "");
  const isShared = endpoints.some((each) => each.path === `/${segments[1]}`);
  return (isShared ? segments[1] : segments[0]) ?? "";
}

const OPEN = Buffer.from(`${BEFORE_VERSION}\${`);
const OPEN_PATH = new RegExp(
  `${BEFORE_VERSION}\\$\\{[^}\\n]*\\}/(?:${[...new Set(endpoints.map(({ path }) => resourceOf(path)))].join("|")})\\b`,
);

/** Whether a path of the service has its version from elsewhere: `/api/${version}/habits`. */
function leavesVersionOpen(bytes: Buffer): boolean {
  return bytes.includes(OPEN) && OPEN_PATH.test(bytes.toString("utf8"));
}

/** What stands before the number of a version that comes from elsewhere: `/api/v${version}`. */
const BEFORE_NUMBER = Buffer.from(BEFORE_VERSION + SEGMENTS.v1.replace(/\d+$/, ""));

/** The same as a segment of its own: `` `v${version}` ``. */
const NUMBERED = Buffer.from(`${SEGMENTS.v1.replace(/\d+$/, "")}\${`);

function leavesNumberOpen(bytes: Buffer): boolean {
  const at = bytes.indexOf(BEFORE_NUMBER);
  if (at >= 0 && isEnd(bytes, at + BEFORE_NUMBER.length)) return true;
  const alone = bytes.indexOf(NUMBERED);
  return alone >= 0 && OPENERS.has(bytes[alone - 1]);
}

/** Whether a text may call the service: it names a version in a path, or leaves the version of one open. */
export function namesVersion(bytes: Buffer): boolean {
  return names(bytes, TOKENS) || leavesVersionOpen(bytes) || leavesNumberOpen(bytes);
}

/** Whether a text names a resource of the service, or its key. */
export function namesService(bytes: Buffer): boolean {
  return names(bytes, SIGNS);
}

const KEY: readonly Buffer[] = [keyHeader, keyHeader.toLowerCase()].map((name) =>
  Buffer.from(name),
);

/** Whether a text may hand requests that arrive on to the service, with the key: whoever asks there names the paths. */
export function mayHandOn(bytes: Buffer): boolean {
  return (
    KEY.some((name) => bytes.includes(name)) &&
    /\.(?:url|originalUrl|path|pathname)\b/.test(bytes.toString("utf8"))
  );
}

const RESOURCES: readonly string[] = [
  ...new Set(endpoints.map(({ path }) => path.split("/")[1] ?? "")),
];

/** What each prefix of the service begins with: `api`, or a version that stands right behind the host. */
const BEGINNINGS: readonly Buffer[] = [
  ...new Set([...prefixes.v1, ...prefixes.v2].map((prefix) => prefix.split("/")[1] ?? "")),
].map((segment) => Buffer.from(segment));

/** Whether a text names what a path of the service begins with: `"v1"` alone may be anything. */
export function beginsPath(bytes: Buffer): boolean {
  return names(bytes, BEGINNINGS);
}

/** Whether a text may name a path of the service below a version: `/api/v1/orders` alone is one of another API. */
export function mayNamePath(bytes: Buffer): boolean {
  return (
    names(bytes, KEY) ||
    names(bytes, TOKENS, isOpenPath) ||
    leavesVersionOpen(bytes) ||
    leavesNumberOpen(bytes)
  );
}

/** Whether what stands behind a version is a resource, the beginning of one, or comes from elsewhere. */
function isOpenPath(bytes: Buffer, end: number): boolean {
  const [, word = "", next = ""] =
    /^\/([\w-]+)(.?)/.exec(bytes.toString("latin1", end, end + 40)) ?? [];
  return word === "" || next === "$" || RESOURCES.some((each) => each.startsWith(word));
}

/** Whether a token stands in the text as a path segment or a literal of its own. */
function names(
  bytes: Buffer,
  tokens: readonly Buffer[],
  isMeant: (bytes: Buffer, end: number) => boolean = () => true,
): boolean {
  return tokens.some((token) => {
    for (let at = bytes.indexOf(token); at >= 0; at = bytes.indexOf(token, at + 1)) {
      const end = at + token.length;
      if (OPENERS.has(bytes[at - 1]) && isEnd(bytes, end) && isMeant(bytes, end)) return true;
    }
    return false;
  });
}

const OPENERS: ReadonlySet<number | undefined> = new Set(
  [...`/"'\`}`].map((mark) => mark.charCodeAt(0)),
);

/** Whether a word of a path ends here: `notes.md` is a file's name, and `v1.2` another version. */
function isEnd(bytes: Buffer, at: number): boolean {
  const isDot = bytes[at] === ".".charCodeAt(0);
  return !isWord(bytes[isDot ? at + 1 : at]);
}

function isWord(byte: number | undefined): boolean {
  return byte !== undefined && /\w/.test(String.fromCharCode(byte));
}
