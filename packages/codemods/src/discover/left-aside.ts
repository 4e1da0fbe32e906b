/** Why a code file is not looked into. */
export type SkipCode = "symlink" | "not-code" | "minified" | "library" | "generated" | "too-large";

/** A file that discovery counts and does not look into; `reason` is for people. */
export interface SkippedFile {
  readonly file: string;
  readonly code: SkipCode;
  readonly reason: string;
}

/** A folder that discovery did not enter; its files are not counted. */
export interface OmittedFolder {
  /** Relative to the root, with `/`. */
  readonly folder: string;
  readonly code: "dependencies" | "output" | "ignored" | "symlink" | "unreadable";
  readonly reason: string;
}
