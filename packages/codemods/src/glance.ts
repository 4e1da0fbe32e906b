import { changedNames } from "./facts/shapes.ts";
import { mayHandOn, namesVersion } from "./names-service.ts";
import { dataNamesIn } from "./program/find-data.ts";
import { namesInText } from "./program/found-by-name.ts";
import { hasModuleSyntax } from "./program/page-scripts.ts";
import { specifiersIn } from "./specifiers-in.ts";
import { type UnversionedCall, unversionedCall } from "./unversioned-call.ts";

/** What a file tells without a parse, as far as it matters to which files can matter. */
export interface Glance {
  /** In bytes. */
  readonly size: number;
  /** Whether it may call the service. */
  readonly namesVersion: boolean;
  /** Whether it matters to who does not even import it: it declares members that change, or hands requests on. */
  readonly isAmbient: boolean;
  /** Whether it imports or exports anything: a classic script does not. */
  readonly isModule: boolean;
  /** The names of files of data in it. */
  readonly data: readonly string[];
  /** What it may import. */
  readonly specifiers: readonly string[];
  /** What tools find for it by names alone. */
  readonly names: readonly string[];
  /** A call in it that may be one of the service, though nothing names a version. */
  readonly unversioned: UnversionedCall | null;
  /** The file itself, for questions that nobody could foresee. */
  bytes(): Buffer;
}

/** Looks at a file. */
export function glanceAt(path: string, bytes: Buffer): Glance {
  const text = bytes.toString("utf8");
  return {
    size: bytes.length,
    namesVersion: namesVersion(bytes),
    isAmbient: declaresForAll(path, bytes) || mayHandOn(bytes),
    isModule: hasModuleSyntax(text),
    data: bytes.includes(DATA) ? detached(dataNamesIn(text)) : [],
    specifiers: detached(specifiersIn(text)),
    names: detached(namesInText(path, text)),
    unversioned: unversionedCall(bytes),
    bytes: () => bytes,
  };
}

/** Each once, and cut out of a text of its own: what is cut out of that of a file keeps all of it alive. */
function detached(found: Iterable<string>): readonly string[] {
  const all = new Set(found);
  return all.size === 0 ? [] : [...all].join("\n").split("\n");
}

const DATA = Buffer.from(".json");
const MEMBERS: readonly Buffer[] = [...changedNames("habit"), ...changedNames("envelope")].map(
  (name) => Buffer.from(name),
);

/** Whether a declaration file, which nobody has to import, has members that change. */
function declaresForAll(path: string, bytes: Buffer): boolean {
  return /\.d\.[cm]?ts$/.test(path) && MEMBERS.some((name) => bytes.includes(name));
}
