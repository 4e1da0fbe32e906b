import type { AnyKind, Version } from "@habitshift/converter";
import type { Severity } from "@habitshift/schemas";
import type { BaselineWish } from "./check/baseline/use-baseline.ts";
import type { WantedReport } from "./check/check-format.ts";
import type { GatewaySettings } from "./gateway/read-gateway-settings.ts";
import type { SandboxSettings } from "./sandbox/read-sandbox-settings.ts";
import type { ServeSettings } from "./serve/read-serve-settings.ts";
import type { VerifySettings } from "./verify/read-verify-settings.ts";

export type Format = "text" | "json";

interface MigrateArguments {
  readonly command: "migrate";
  readonly paths: readonly string[];
  readonly format: Format;
  readonly write: boolean;
  /** Each edit is asked for. */
  readonly interactive: boolean;
  /** Where a patch goes instead of the files; `-`: standard output; null: no patch is made. */
  readonly patch: string | null;
  /** Each group of edits becomes a commit. */
  readonly commit: boolean;
  readonly includeReview: boolean;
  /** Ids of changes and groups as written; empty: all. */
  readonly only: readonly string[];
  readonly skip: readonly string[];
  /** A comment is left at each place that a person must decide. */
  readonly todo: boolean;
  /** The chain of places that proves each finding is shown. */
  readonly explain: boolean;
  readonly allowDirty: boolean;
  readonly serviceUrl: string | null;
  readonly typecheck: boolean;
  readonly config: boolean;
}

interface CheckArguments {
  readonly command: "check";
  readonly paths: readonly string[];
  /** At least one; at most one of them goes to standard output. */
  readonly reports: readonly WantedReport[];
  /** `YYYY-MM-DD`; null: today. */
  readonly asOf: string | null;
  readonly failOn: Severity | "never";
  readonly failWithinDays: number | null;
  readonly baseline: BaselineWish | null;
  /** A revision of git: only what was changed since it is judged; null: all is. */
  readonly changedSince: string | null;
  /** A file of recorded requests. */
  readonly traffic: string | null;
  readonly serviceUrl: string | null;
  readonly config: boolean;
  /** False: nothing that an earlier run found out is used. */
  readonly cache: boolean;
}

interface ConvertArguments {
  readonly command: "convert";
  /** Files and folders; none: standard input. */
  readonly files: readonly string[];
  readonly format: Format;
  readonly kind: AnyKind;
  readonly to: Version;
  readonly ndjson: boolean;
  readonly inPlace: boolean;
  readonly notes: string | null;
  readonly logs: string | null;
  readonly errors: string | null;
  readonly config: boolean;
}

interface ValidateArguments {
  readonly command: "validate";
  /** Files and folders; none: standard input. */
  readonly files: readonly string[];
  readonly format: Format;
  readonly failOn: "warning" | "error";
  readonly serviceUrl: string | null;
  readonly config: boolean;
}

interface ServeArguments extends ServeSettings {
  readonly command: "serve";
  readonly format: Format;
}

type SandboxArguments = SandboxSettings & {
  readonly command: "sandbox";
  readonly format: Format;
};

interface GatewayArguments extends GatewaySettings {
  readonly command: "gateway";
  readonly format: Format;
}

interface VerifyArguments extends VerifySettings {
  readonly command: "verify";
  readonly format: Format;
}

interface InitArguments {
  readonly command: "init";
  readonly format: Format;
  /** What is there already is written over. */
  readonly force: boolean;
}

interface UndoArguments {
  readonly command: "undo";
  readonly format: Format;
}

interface ChangesArguments {
  readonly command: "changes";
  readonly format: Format;
  readonly id: string | null;
}

/** Text that is the whole answer, such as the help. */
interface AnswerArguments {
  readonly command: "answer";
  readonly text: string;
}

/** What the program was asked to do. */
export type Arguments =
  | MigrateArguments
  | CheckArguments
  | ConvertArguments
  | ValidateArguments
  | ServeArguments
  | SandboxArguments
  | GatewayArguments
  | VerifyArguments
  | InitArguments
  | UndoArguments
  | ChangesArguments
  | AnswerArguments;

export type ArgumentsOf<Command extends Arguments["command"]> = Extract<
  Arguments,
  { command: Command }
>;
