/**
 * Whether the process lints once and ends, so that it can wait: the command line of ESLint, or any run in CI. Others, such
 * as the server of an editor, lint at each keystroke. `CI` and the program are what typescript-eslint goes by, too.
 */
export function isSingleRun(
  env: Readonly<Record<string, string | undefined>>,
  program: string | undefined,
): boolean {
  if (env.CI !== undefined && env.CI !== "false") return true;
  return /[\\/](?:\.bin[\\/]eslint|eslint[\\/]bin[\\/]eslint\.js)$/.test(program ?? "");
}
