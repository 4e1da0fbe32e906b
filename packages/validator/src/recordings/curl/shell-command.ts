import type { SourceText } from "../source-text.ts";
import type { Span } from "../span.ts";

/** A command of a shell script: its words without quotes, where they stand, and what is fed to it. */
export interface ShellCommand extends Span {
  readonly words: readonly ShellWord[];
  /** The text of a here-document or here-string. */
  readonly input: SourceText | null;
}

export interface ShellWord extends Span {
  readonly text: SourceText;
}

/** What a script was read as. */
export interface ShellScript {
  readonly commands: readonly ShellCommand[];
  readonly problems: readonly (Span & { readonly message: string })[];
}

/** The value of a variable; undefined where it is not known. */
export type Lookup = (name: string) => string | undefined;
