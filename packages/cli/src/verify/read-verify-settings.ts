import { readNumber } from "../serve/read-serve-settings.ts";
import { UsageError } from "../usage-error.ts";

/** What `habitshift verify` was asked for. */
export interface VerifySettings {
  /** The command and its arguments. */
  readonly words: readonly [string, ...string[]];
  readonly includeReview: boolean;
  readonly seed: string | null;
  readonly stderr: boolean;
  /** In seconds. */
  readonly timeout: number;
  readonly keep: boolean;
}

/**
 * Reads the flags and words of `habitshift verify`.
 *
 * @param words - Those behind `--`.
 * @throws UsageError - where there is no command.
 */
export function readVerifySettings(
  text: (name: string) => string | null,
  values: Readonly<Record<string, unknown>>,
  words: readonly string[],
): VerifySettings {
  const [command, ...rest] = words;
  if (command === undefined || command === "") {
    throw new UsageError(
      "verify needs the command to run behind --, such as: habitshift verify -- npm test",
    );
  }
  return {
    words: [command, ...rest],
    includeReview: text("include") !== null,
    seed: text("seed"),
    stderr: values.stderr === true,
    timeout: readNumber("timeout", text("timeout") ?? "", 1, 86_400),
    keep: values.keep === true,
  };
}
