/** What a check can be written as. */
export const checkFormats = [
  "text",
  "json",
  "sarif",
  "github",
  "junit",
  "markdown",
  "html",
] as const;

export type CheckFormat = (typeof checkFormats)[number];

/** A check as it is to be written, and where. */
export interface WantedReport {
  readonly format: CheckFormat;
  /** As the user names it; null: standard output. */
  readonly output: string | null;
}
