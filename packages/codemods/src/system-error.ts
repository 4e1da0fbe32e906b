/** The code of a system error, such as `ENOENT`; an empty text where there is none. */
export function systemErrorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** What an error means: the sentence for its code, else what it says itself. */
export function explainSystemError(
  error: unknown,
  sentences: Readonly<Record<string, string>>,
): string {
  return (
    sentences[systemErrorCode(error)] ?? (error instanceof Error ? error.message : String(error))
  );
}
