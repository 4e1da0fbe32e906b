import { writeFileSync } from "node:fs";
import { join } from "node:path";

const executable = join(import.meta.dirname, "../packages/cli/bin/habitshift.js");

/**
 * Puts an `npx` into a folder that runs the built program as the version that is asked for, which is not published yet.
 * Asked for anything else, it fails.
 */
export function createNpx(folder: string): void {
  const lines = [
    "#!/usr/bin/env bash",
    'if [[ "$1" == --yes ]]; then shift; fi',
    '[[ "$1" == habitshift || "$1" == habitshift@* ]] || { echo "npx: $1 is unknown" >&2; exit 9; }',
    "shift",
    `exec ${JSON.stringify(process.execPath)} ${JSON.stringify(executable)} "$@"`,
  ];
  writeFileSync(join(folder, "npx"), `${lines.join("\n")}\n`, { mode: 0o755 });
}
