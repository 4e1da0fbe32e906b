import type { ChangeId } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import type { Reading } from "./dialects/reading.ts";
import type { Allocate } from "./discover/desk.ts";
import type { DiscoveredFile } from "./discover/discovered-file.ts";
import type { OmittedFolder, SkippedFile } from "./discover/left-aside.ts";
import type { Answers } from "./guard/kept-answers.ts";
import type { TypeChecker } from "./guard/type-checker.ts";
import type { Step } from "./step.ts";

/** How sure an edit is: `safe` is proven, `review` is very likely, `manual` is for a person to decide. */
export type Confidence = "safe" | "review" | "manual";

/** One place of the chain that proves a finding. `file` is relative to the root; line and column start at 1. */
export interface Evidence {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** What stands there, such as "fetch of /api/v1/habits". */
  readonly what: string;
}

/**
 * One place that is v1. Offsets are UTF-16 units into the text of the file without its byte order
 * mark; lines and columns start at 1; ends are exclusive.
 */
export interface Finding {
  readonly change: ChangeId;
  readonly confidence: Confidence;
  /** Relative to the root, with `/`. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly message: string;
  readonly before: string;
  /** The text that would stand there instead; null where a person must decide. */
  readonly after: string | null;
  /** The group that this edit stands or falls with; null where nothing is edited. */
  readonly group: string | null;
  /** Why the place is less than `safe`, or was left out; null where there is nothing to say. */
  readonly reason: string | null;
  readonly evidence: readonly Evidence[];
  /** The same for the same place as long as its code and the name of the function around it are the same. */
  readonly fingerprint: string;
  /** Ids of the endpoints of v1 whose calls it belongs to, sorted; absent where nothing tells, or `explain` is off. */
  readonly endpoints?: readonly string[];
}

/** A file as read. */
export interface SourceFile {
  /** Relative to the root, with `/`. */
  readonly path: string;
  /** Without the byte order mark, with the line ends that are on disk. */
  readonly text: string;
  /** Whether the file began with a byte order mark. */
  readonly bom: boolean;
  /** What it says of having been generated: it is followed, and never edited. */
  readonly generated?: string;
  /** How the engine reads it, where it is no plain script. */
  readonly reading?: Reading;
  /** As it was parsed, where it is a plain script. */
  readonly source?: ts.SourceFile;
}

/** The new text of a file, both sides without the byte order mark. */
export interface Rewrite {
  readonly file: string;
  /** Null where the file is created. */
  readonly before: string | null;
  readonly after: string;
  /** The groups whose edits are in `after`. */
  readonly groups: readonly string[];
}

/** Edits that are applied together or not at all. Its confidence is the lowest among its findings. */
export interface Group {
  readonly id: string;
  readonly confidence: Confidence;
  readonly changes: readonly ChangeId[];
  readonly files: readonly string[];
}

/** A user's own function or client that makes HTTP calls, as told by the configuration. */
export interface WrapperConfig {
  /** The name under which it is exported or declared, such as `request` or `ApiClient.send`. */
  readonly name: string;
  /** The module that declares it, relative to the root; null where the name is enough. */
  readonly module: string | null;
  /** Positions (from 0) of its arguments; null where it has none. */
  readonly url: number | null;
  readonly method: number | null;
  readonly body: number | null;
  /** The argument that is the headers, or that has them as its member; where neither is said, the signature tells. */
  readonly headers?: number | null;
  readonly options?: number | null;
  /** What the call gives back, awaited: the HTTP response, its parsed body, or the envelope's `data`. */
  readonly returns: "response" | "envelope" | "data";
}

/** What the engine needs to know beside the code. */
export interface MigrationOptions {
  /** Base URLs of the service, and names of environment variables that hold one. */
  readonly services: readonly string[];
  readonly wrappers: readonly WrapperConfig[];
  /** Null: the version in the nearest package.json, else 1.0.0. */
  readonly clientVersion: string | null;
  /** Null: `habit-api-headers.{ts,js,mjs,cjs}` beside the first call. Relative to the root. */
  readonly headersModule: string | null;
  /** v1 unit to v2 unit, over those of the contract. */
  readonly units: Readonly<Record<string, string>>;
  /** What a check-in is worth as a log; null: as the contract decides. */
  readonly checkin: { readonly value: number; readonly unit: string } | null;
  /** False: no type libraries are loaded. */
  readonly typecheck: boolean;
  /** Where the compiler's answers are kept for another run; absent: nowhere. */
  readonly answers?: Answers;
  /** Checks types beside other work; absent: they are checked where they are asked for. */
  readonly checker?: TypeChecker;
  /** True: a comment is left at each place that a person must decide. */
  readonly todo?: boolean;
  /** True: each finding carries the whole chain of places that proves it, not only its calls. */
  readonly explain?: boolean;
  /** Is told of each step, which are many and short. */
  readonly onStep?: (step: Step) => void;
  /** Only what these changes edit and report, though groups are not whole then; all where it is absent. */
  readonly changes?: readonly ChangeId[];
}

/** What became of a file; each file that discovery counted has exactly one. */
export type FileFate = { readonly file: string } & (
  | { readonly fate: "changed" | "nothing-to-do" | "not-candidate" }
  | { readonly fate: "unreadable" | "skipped"; readonly reason: string }
);

/** A finding, and whether its edit is in the plan's rewrites; the guard's reason where it was left out. */
export type PlannedFinding = Finding & { readonly status: "proposed" | "left-out" };

/** A place that a comment in the code keeps as it is. */
export interface IgnoredPlace {
  readonly change: ChangeId;
  readonly file: string;
  readonly line: number;
  /** The line of the comment; it may stand in another file, at the call that the place belongs to. */
  readonly comment: number;
  /** What the author of the comment gave as a reason; empty where they gave none. */
  readonly reason: string;
}

/** A comment that was to keep something, and keeps nothing. */
export interface IdleIgnore {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

/** What a migration would do. Findings of groups that were not chosen are `proposed` too. */
export interface MigrationPlan {
  readonly findings: readonly PlannedFinding[];
  readonly groups: readonly Group[];
  /** For the chosen groups only. */
  readonly rewrites: readonly Rewrite[];
  readonly fates: readonly FileFate[];
  /** Neither edited nor among the findings, as a comment says so. */
  readonly ignored: readonly IgnoredPlace[];
  readonly idleIgnores: readonly IdleIgnore[];
  /** The comments that are left for a person, each a group of its own; empty unless asked for. */
  readonly todos: readonly Group[];
  /** What is true of the whole program and the reader should not miss, a sentence each. */
  readonly notices: readonly string[];
  /** Where the code serves a v1 path itself, `file:line`; null or absent: nowhere. */
  readonly ownRoute?: string | null;
}

/**
 * The code that a run looks at. Every path is relative to `root`, with `/`.
 *
 * The files to account for are `files` plus `skipped`; a plan's fates cover `files`, and the
 * JSON that those import.
 * `bytes` and `read` throw a `ReadError` (`discover/read-error.ts`) whose `fate` says what the file's
 * fate is: `unreadable` (a system error, not UTF-8) or `skipped` (too large; `read` only: generated or
 * minified, judged there so that only candidates pay for it).
 */
export interface Project {
  /** Absolute, without links. */
  readonly root: string;
  readonly files: readonly DiscoveredFile[];
  /** Files that are no code, where they were asked for; the engine reads none of them. */
  readonly beside?: readonly DiscoveredFile[];
  /** Files that set variables of the environment and that git would keep, relative to the root. */
  readonly environment?: readonly string[];
  readonly skipped: readonly SkippedFile[];
  readonly omitted: readonly OmittedFolder[];
  /**
   * The raw bytes, not kept.
   *
   * @param allocate - Gives memory of so many bytes, of which some may be given again next time.
   */
  bytes(path: string, allocate?: Allocate): Buffer;
  /** The decoded file; kept, so that a second call costs nothing. */
  read(path: string): SourceFile;
  /**
   * How a file looks from outside, at its last reading or else now: the same as long as nobody wrote to it. Null where
   * that is not sure, as it was written to a moment ago or is not there; absent where nothing can be told.
   */
  signature?(path: string): string | null;
  /** Whether a file or folder stands there, counted or not. */
  exists(path: string): boolean;
  /** Text of a file that is not counted, such as `package.json`; null where it cannot be read. */
  readOutside(path: string): string | null;
}
