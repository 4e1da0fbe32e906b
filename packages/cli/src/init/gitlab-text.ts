import { checkCommand } from "./check-command.ts";
import { quoteForShell } from "./quote-for-shell.ts";
import { baselineFlags, type Setting, usualBaseline } from "./setting.ts";

const report = "habitshift.xml";

/** A job of GitLab: the report in its log, and in the merge request as tests that fail. */
export function gitlabText(setting: Setting): string {
  const { folder, install } = setting;
  const flags = ["--format text --format junit --output", report, ...baselineFlags(setting)];
  const script = [
    ...(folder === "" ? [] : [`cd ${quoteForShell(folder)}`]),
    ...(install === null ? [] : [install]),
    checkCommand(setting, ...flags),
  ];
  const path = JSON.stringify(folder === "" ? report : `${folder}/${report}`);
  const lines = [
    "# Reports v1 use of the habit API. `habitshift check --help` says what else it can do, such as",
    "# --fail-on warning, or --fail-within 30 to fail a month before v1 ends.",
    ...(setting.baseline === null
      ? [
          "# To let what is there already pass, and only what is new fail, write a baseline, commit it and name it below:",
          `# ${checkCommand(setting, "--baseline", usualBaseline, "--update-baseline")}`,
        ]
      : []),
    "habitshift:",
    "  image: node:22",
    "  script:",
    ...script.map((line) => `    - ${JSON.stringify(line)}`),
    "  artifacts:",
    "    when: always",
    "    paths:",
    `      - ${path}`,
    "    reports:",
    `      junit: ${path}`,
    "  rules:",
    '    - if: $CI_PIPELINE_SOURCE == "merge_request_event"',
    "    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH",
  ];
  return `${lines.join("\n")}\n`;
}
