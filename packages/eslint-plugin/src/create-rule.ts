import type { Change, ChangeId } from "@habitshift/schemas";
import type { Rule } from "eslint";
import { describePlace, nameFiles } from "./describe-place.ts";
import type { LintedFile } from "./linted-file.ts";
import type { Place } from "./place.ts";

/** Opens the text that a rule of a change is created for. */
export type Open = (change: ChangeId, context: Rule.RuleContext) => LintedFile;

/**
 * The rule of a change: it reports the places of it, and offers their edits. Edits of a group are made all at once, so
 * each place of the group has the same: ESLint makes it once, and an editor offers it wherever one stands.
 */
export function createRule(
  change: Change & { readonly id: ChangeId },
  open: Open,
): Rule.RuleModule {
  return {
    meta: {
      type: "problem",
      docs: { description: change.summary, recommended: true },
      fixable: "code",
      hasSuggestions: true,
      schema: [],
      messages: {
        found: "{{found}}",
        rewrite: "Rewrite it for v2, with all that belongs to it in this file",
        rewriteReview: "Rewrite it for v2, and look at it: {{reason}}",
        rewritePart:
          "Rewrite only this file, though {{files}} would have to change with it: npx habitshift migrate --write --only {{id}} does",
      },
    },
    create(context) {
      const file = open(change.id, context);
      return {
        Program() {
          for (const place of file.places()) {
            if (place.change === change.id) report(context, place, file);
          }
        },
      };
    },
  };
}

function report(context: Rule.RuleContext, place: Place, file: LintedFile): void {
  const { sourceCode } = context;
  const edit = place.group?.edit ?? null;
  const fix = edit
    ? (fixer: Rule.RuleFixer) => fixer.replaceTextRange([edit.start, edit.end], edit.text)
    : null;
  const isFixable = place.group !== null && file.isFixable(place.group);
  context.report({
    loc: {
      start: sourceCode.getLocFromIndex(place.start),
      end: sourceCode.getLocFromIndex(place.end),
    },
    messageId: "found",
    data: { found: describePlace(place) },
    fix: isFixable ? fix : null,
    suggest: fix && !isFixable ? [{ ...offer(place), fix }] : [],
  });
}

/** What a suggestion says of itself. */
function offer({ group, reason }: Place): {
  readonly messageId: string;
  readonly data: Record<string, string>;
} {
  if (group && group.elsewhere.length > 0) {
    const data = { files: nameFiles(group.elsewhere), id: group.id };
    return { messageId: "rewritePart", data };
  }
  return group?.isSafe === false
    ? { messageId: "rewriteReview", data: { reason: reason ?? "it is not proven" } }
    : { messageId: "rewrite", data: {} };
}
