import { checkCommand } from "./check-command.ts";
import { gateComments } from "./gate-comments.ts";
import { quoteForShell } from "./quote-for-shell.ts";
import { baselineFlags, type Setting } from "./setting.ts";

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
    ...gateComments(setting),
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
