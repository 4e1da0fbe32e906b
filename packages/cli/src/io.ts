/** A stream that text is written to. */
export interface Output {
  write(text: string): void;
  /** True where a person reads it as it comes. */
  readonly isTerminal: boolean;
}

/** All that a command may touch of the world outside of the files; a parameter, so that tests can choose it. */
export interface Io {
  /** Results. */
  readonly stdout: Output;
  /** Progress and log lines. */
  readonly stderr: Output;
  /** The working folder, absolute. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
}
