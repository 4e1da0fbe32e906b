import type { IdleIgnore, IgnoredPlace, PlannedFinding } from "@habitshift/codemods";
import { type Directive, readDirectives } from "@habitshift/codemods/read-directives";
import type { ReadDocument } from "./read-documents.ts";

const forms = {
  markdown: { opener: "<!--", onlyComment: /^\s*<!--/ },
  other: {
    opener: String.raw`#+|\/\/+|\/\*+|--|;+|!|<!--|(?:rem|REM)\b|::`,
    onlyComment: /^\s*(?:#|\/\/|\/\*|\*|--|;|!|<!--|rem\b|::)/i,
  },
} as const;

/** The findings of a document without those that its comments keep as they are. */
export function keepIgnored(
  { file, kind, text, scan }: ReadDocument,
  findings: readonly PlannedFinding[],
): {
  readonly findings: readonly PlannedFinding[];
  readonly ignored: readonly IgnoredPlace[];
  readonly idle: readonly IdleIgnore[];
} {
  const form = kind === "markdown" ? forms.markdown : forms.other;
  const isComment = (at: number) =>
    scan.comments?.some(({ start, end }) => start <= at && at < end) ?? true;
  const directives = readDirectives(file, text, form, isComment);
  if (directives.length === 0) return { findings, ignored: [], idle: [] };
  const used = new Set<Directive>();
  const ignored: IgnoredPlace[] = [];
  const left = findings.filter(({ change, line }) => {
    const directive = directives.find((each) => isAbout(each, line, change));
    if (directive === undefined) return true;
    used.add(directive);
    ignored.push({ change, file, line, comment: directive.line, reason: directive.reason });
    return false;
  });
  const idle = directives
    .filter((each) => !used.has(each))
    .map(({ line, unknown }) => ({
      file,
      line,
      reason:
        unknown.length > 0
          ? `${unknown.join(", ")}: no change has that id; a reason stands behind \`--\``
          : "nothing that it would keep is v1",
    }));
  return { findings: left, ignored, idle };
}

function isAbout(
  { unknown, changes, target }: Directive,
  line: number,
  change: PlannedFinding["change"],
): boolean {
  if (unknown.length > 0 || (changes.length > 0 && !changes.includes(change))) return false;
  return target === null || target === line;
}
