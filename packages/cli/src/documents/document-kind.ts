import { languageOfFile } from "./languages/languages.ts";

/** What a file is read as, where it is no code that the engine reads. */
export type DocumentKind =
  | "code"
  | "json"
  | "markdown"
  | "notebook"
  | "recording"
  | "script"
  | "settings";

const byName: readonly (readonly [RegExp, DocumentKind | null])[] = [
  // What tools write for themselves, and our own configuration, which has to name v1.
  [/^(?:package-lock|npm-shrinkwrap|composer\.lock)\b.*$|-lock\.(?:json|ya?ml)$|\.lock$/i, null],
  [/^habitshift\.config\./, null],
  [/\.ipynb$/i, "notebook"],
  [/\.(?:har|http|rest)$/i, "recording"],
  [/\.jsonc?$/i, "json"],
  [/\.(?:md|mdx|markdown)$/i, "markdown"],
  [/\.(?:sh|bash|zsh|fish|ksh|curl|ps1|bat|cmd|mk)$/i, "script"],
  [
    /^(?:(?:GNU)?[Mm]akefile|[Jj]ustfile|(?:Docker|Container)file(?:\..+)?|.+\.[Dd]ockerfile|Procfile)$/,
    "script",
  ],
  [/\.(?:ya?ml|properties|toml|ini|cfg|conf|env)$/i, "settings"],
  [/^\.env(?:rc)?(?:\..+)?$/, "settings"],
];

/** What a file is read as, by its name; null where it is not looked at. */
export function documentKindOf(name: string): DocumentKind | null {
  const found = byName.find(([pattern]) => pattern.test(name));
  if (found !== undefined) return found[1];
  return languageOfFile(name) === undefined ? null : "code";
}
