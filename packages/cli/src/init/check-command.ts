/** How habitshift is run in a repository. */
export interface Runner {
  readonly version: string;
  /** How the repository installs habitshift itself; null where it does not. */
  readonly install: string | null;
}

/** A command that checks: with the version that the repository installs, else with this very one. */
export function checkCommand({ version, install }: Runner, ...flags: readonly string[]): string {
  const program = install === null ? `npx --yes habitshift@${version}` : "npx habitshift";
  return [program, "check", ...flags].join(" ");
}
