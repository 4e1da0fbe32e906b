/** What went wrong, for whoever reads what a linter printed: what they can mend without a stack, a defect with it. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === "ConfigError"
    ? error.message
    : `a defect of habitshift: ${error.stack ?? error.message}`;
}
