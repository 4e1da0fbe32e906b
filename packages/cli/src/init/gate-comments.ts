import { checkCommand } from "./check-command.ts";
import { type Setting, usualBaseline } from "./setting.ts";

/** What stands above a file that runs the check: what it is for, and how a repository with much v1 use begins. */
export function gateComments(setting: Setting): readonly string[] {
  const begin = checkCommand(setting, "--baseline", usualBaseline, "--update-baseline");
  return [
    "# Reports v1 use of the habit API. `habitshift check --help` says what else it can do, such as",
    "# --fail-on warning, or --fail-within 30 to fail a month before v1 ends.",
    ...(setting.baseline === null
      ? [
          "# To let what is there already pass, and only what is new fail, write a baseline, commit it and name it below:",
          `# ${begin}`,
        ]
      : []),
  ];
}
