/** What a workflow has to know of the repository. */
export interface WorkflowSetting {
  readonly version: string;
  /** Where the code is, relative to the repository; empty: at its top. */
  readonly folder: string;
  /** How the repository installs habitshift itself; null where it does not. */
  readonly install: string | null;
}

/** A workflow of GitHub that fails when a change brings v1 use of the API, or when v1 ends. */
export function workflowText({ version, folder, install }: WorkflowSetting): string {
  const run = install === null ? `npx --yes habitshift@${version} check` : "npx habitshift check";
  const steps = [
    ["uses: actions/checkout@v4"],
    ["uses: actions/setup-node@v4", "with:", "  node-version: 22"],
    ...(install === null ? [] : [[`run: ${install}`]]),
    [`run: ${run}`],
  ];
  const lines = [
    "# Reports v1 use of the habit API. `habitshift check --help` says what else it can do, such as",
    "# --fail-on warning, or --fail-within 30 to fail a month before v1 ends.",
    "name: habitshift",
    "",
    "on:",
    "  pull_request:",
    "  push:",
    "    branches: [main, master]",
    "",
    "permissions:",
    "  contents: read",
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
