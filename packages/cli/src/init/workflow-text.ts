import { checkCommand } from "./check-command.ts";
import { gateComments } from "./gate-comments.ts";
import { baselineFlags, type Setting } from "./setting.ts";

const report = "habitshift.sarif";

/** A workflow of GitHub that fails when a change brings v1 use of the API, or when v1 ends. */
export function workflowText(setting: Setting): string {
  const { folder, install } = setting;
  const flags = ["--format github --format sarif --output", report, ...baselineFlags(setting)];
  const path = folder === "" ? report : `${folder}/${report}`;
  const steps = [
    ["uses: actions/checkout@v4"],
    ["uses: actions/setup-node@v4", "with:", "  node-version: 22"],
    ...(install === null ? [] : [[`run: ${install}`]]),
    [`run: ${checkCommand(setting, ...flags)}`],
    [
      "uses: github/codeql-action/upload-sarif@v4",
      `if: \${{ !cancelled() && hashFiles('${path.replaceAll("'", "''")}') != '' }}`,
      "# Code scanning may be off here, and forks may not write to it; the annotations are there all the same.",
      "continue-on-error: true",
      "with:",
      `  sarif_file: ${JSON.stringify(path)}`,
      "  category: habitshift",
    ],
  ];
  const lines = [
    ...gateComments(setting),
    "name: habitshift",
    "",
    "on:",
    "  pull_request:",
    "  push:",
    "    branches: [main, master]",
    "",
    "permissions:",
    "  contents: read",
    "  security-events: write # for the list of code scanning",
    "",
    "jobs:",
    "  check:",
    "    runs-on: ubuntu-latest",
    ...(folder === ""
      ? []
      : ["    defaults:", "      run:", `        working-directory: ${JSON.stringify(folder)}`]),
    "    steps:",
    ...steps.flatMap(([first = "", ...rest]) => [
      `      - ${first}`,
      ...rest.map((line) => `        ${line}`),
    ]),
  ];
  return `${lines.join("\n")}\n`;
}
