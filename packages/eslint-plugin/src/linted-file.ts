import type { ChangeId } from "@habitshift/schemas";
import type { Rule, SourceCode } from "eslint";
import type { Finder } from "./create-finder.ts";
import { hasDirective } from "./has-directive.ts";
import type { Place, PlaceGroup } from "./place.ts";
import { readSettings } from "./settings.ts";

/** A text that is linted, as all rules of the plugin see it. */
export interface LintedFile {
  /** What is v1 in it; looked for once, by the rule that asks first. */
  places(): readonly Place[];
  /** Whether ESLint may make the edits of a group by itself: all of them, and nothing that was switched off. */
  isFixable(group: PlaceGroup): boolean;
}

/**
 * Opens what each rule is created for: by then the rule is known to be on.
 *
 * @param isSingleRun - Whether what unsaved text needs may take as long as it takes.
 */
export function createOpener(
  finder: Finder,
  isSingleRun: boolean,
): (change: ChangeId, context: Rule.RuleContext) => LintedFile {
  const files = new WeakMap<
    SourceCode,
    { readonly file: LintedFile; readonly on: Set<ChangeId> }
  >();
  return (change, context) => {
    const known = files.get(context.sourceCode);
    if (known) {
      known.on.add(change);
      return known.file;
    }
    const on = new Set([change]);
    const file = open(context, finder, isSingleRun, on);
    files.set(context.sourceCode, { file, on });
    return file;
  };
}

function open(
  context: Rule.RuleContext,
  finder: Finder,
  isSingleRun: boolean,
  on: ReadonlySet<ChangeId>,
): LintedFile {
  const { cwd, filename, physicalFilename, settings, sourceCode } = context;
  const { patience } = readSettings(settings.habitshift);
  const search = { cwd, patience: isSingleRun ? Number.POSITIVE_INFINITY : patience };
  const namespace = context.id.slice(0, context.id.lastIndexOf("/"));
  let found: readonly Place[] | null = null;
  let isPartlyOff: boolean | null = null;
  return {
    places: () => {
      // A block of code within another file is no file of the program.
      found ??= filename === physicalFilename ? finder.find(filename, sourceCode.text, search) : [];
      return found;
    },
    isFixable: ({ isSafe, elsewhere, changes }) => {
      if (!isSafe || elsewhere.length > 0 || !changes.every((change) => on.has(change)))
        return false;
      isPartlyOff ??= hasDirective(sourceCode.text, namespace);
      return !isPartlyOff;
    },
  };
}
