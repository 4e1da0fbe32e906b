/** Whoever called the program must change something: a flag, a path, the configuration. Exit status 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
