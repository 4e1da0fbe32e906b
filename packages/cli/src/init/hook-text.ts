import { checkCommand } from "./check-command.ts";
import { quoteForShell } from "./quote-for-shell.ts";
import type { Setting } from "./setting.ts";

/** Lines that were changed are judged, whatever the day: v1 use that is added would only have to go again. */
const flags = ["--changed-since HEAD", "--fail-on note"] as const;

/** What runs before a commit, as one line for a shell at the top of the repository. */
export function hookCommand(setting: Setting): string {
  const check = checkCommand(setting, ...flags);
  return setting.folder === "" ? check : `cd ${quoteForShell(setting.folder)} && ${check}`;
}

/** A program that git runs before a commit, of itself or by husky. */
export function hookText(setting: Setting): string {
  const lines = [
    "#!/bin/sh",
    "# Keeps new v1 use of the habit API out of commits; `git commit --no-verify` goes past it.",
    "# Before the first commit there is nothing that changes could be told by.",
    "git rev-parse --quiet --verify HEAD >/dev/null || exit 0",
    hookCommand(setting),
  ];
  return `${lines.join("\n")}\n`;
}

/** An entry for `.pre-commit-config.yaml`. */
export function preCommitText(setting: Setting): string {
  const { folder, install, version } = setting;
  const isOwn = install !== null;
  const check = checkCommand(setting, ...flags);
  const program = isOwn ? check : check.replace(/^npx --yes \S+/, "habitshift");
  const entry =
    folder === "" ? program : `sh -c ${quoteForShell(`cd ${quoteForShell(folder)} && ${program}`)}`;
  const lines = [
    "- repo: local",
    "  hooks:",
    "    - id: habitshift",
    "      name: no new v1 use of the habit API",
    `      entry: ${JSON.stringify(entry)}`,
    `      language: ${isOwn ? "system" : "node"}`,
    ...(isOwn ? [] : [`      additional_dependencies: ["habitshift@${version}"]`]),
    "      pass_filenames: false",
  ];
  return `${lines.join("\n")}\n`;
}

/** An entry for the configuration of lefthook. */
export function lefthookText(setting: Setting): string {
  const lines = [
    "pre-commit:",
    "  commands:",
    "    habitshift:",
    `      run: ${JSON.stringify(hookCommand(setting))}`,
  ];
  return `${lines.join("\n")}\n`;
}
