import { type ChangeId, changes } from "@habitshift/schemas";
import type { ESLint, Linter, Rule } from "eslint";
import { createFinder } from "./create-finder.ts";
import { createRule } from "./create-rule.ts";
import { isSingleRun } from "./is-single-run.ts";
import { createOpener } from "./linted-file.ts";
import { readVersion } from "./version.ts";

/** A rule for each breaking change, by its id, and a configuration that warns of all of them. */
export interface HabitshiftPlugin extends ESLint.Plugin {
  readonly rules: Record<ChangeId, Rule.RuleModule>;
  readonly configs: { readonly recommended: Linter.Config };
}

const open = createOpener(createFinder(), isSingleRun(process.env, process.argv[1]));

const rules = Object.fromEntries(
  changes.map((change) => [change.id, createRule(change, open)]),
) as Record<ChangeId, Rule.RuleModule>;

const meta = { name: "eslint-plugin-habitshift", version: readVersion(), namespace: "habitshift" };

const plugin: HabitshiftPlugin = {
  meta,
  rules,
  configs: {
    // ESLint wants the very same plugin wherever a configuration names it.
    get recommended() {
      return {
        name: "habitshift/recommended",
        plugins: { habitshift: plugin },
        rules: Object.fromEntries(changes.map(({ id }) => [`habitshift/${id}`, "warn"] as const)),
      };
    },
  },
};

export default plugin;
