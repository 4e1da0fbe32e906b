import type { Answers, TypeChecker } from "@habitshift/codemods";

/** A stream that text is written to. */
export interface Output {
  write(text: string): void;
  /** Writes bytes and waits until there is room for more. @returns False where nobody reads any more. */
  writeBytes(bytes: Uint8Array): Promise<boolean>;
  /** True where a person reads it as it comes. */
  readonly isTerminal: boolean;
}

/** A stream that bytes are read from. */
export interface Input extends AsyncIterable<Uint8Array> {
  /** True where a person would have to type. */
  readonly isTerminal: boolean;
  /** In bytes, where it is a file. */
  readonly size: number | undefined;
}

/** What changes nothing but how long it takes. */
export interface Help {
  /** Where what one run found out is kept for the next; absent: nowhere. */
  readonly answers?: Answers;
  /** Checks types beside other work; absent: they are checked where they are asked for. */
  readonly checker?: TypeChecker;
}

/** All that a command may touch of the world outside of the files; a parameter, so that tests can choose it. */
export interface Io {
  readonly stdin: Input;
  /** Results. */
  readonly stdout: Output;
  /** Progress and log lines. */
  readonly stderr: Output;
  /** The working folder, absolute. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  readonly help?: Help;
  /** Says that this run, as long as it would see the same, need not be made again; absent: nobody wants to know. */
  readonly mayRepeat?: () => void;
}
