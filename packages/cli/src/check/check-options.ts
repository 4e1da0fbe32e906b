import type { Options } from "yargs";
import { checkFormats } from "./check-format.ts";

const text = (describe: string) =>
  ({ type: "string", requiresArg: true, describe }) as const satisfies Options;

/** The flags of `check`, as yargs takes them. */
export const checkOptions = {
  "as-of": text("The day to judge for, YYYY-MM-DD (default: today)"),
  "fail-on": {
    requiresArg: true,
    choices: ["note", "warning", "error", "never"],
    default: "error",
    describe: "Fail from this severity on",
  },
  "fail-within": text("Fail on any finding when the sunset is at most DAYS away, or past"),
  baseline: text("A file of what is known: only what is new fails"),
  "update-baseline": {
    type: "boolean",
    describe: "Take what is fixed out of the baseline; write it where there is none",
  },
  "accept-new": {
    type: "boolean",
    describe: "With --update-baseline: take in what is new as well",
  },
  "changed-since": text("Judge only lines that were changed since this revision of git"),
  traffic: text("Recorded requests (HAR, NDJSON): which calls still happen"),
  "service-url": text("The base URL of the service"),
  "no-config": { type: "boolean", describe: "Read no configuration" },
  "no-cache": { type: "boolean", describe: "Use nothing that an earlier run found out" },
  format: {
    requiresArg: true,
    choices: checkFormats,
    default: "text",
    describe: "How the report is written; may be given again",
  },
  output: text("Write the report of the --format before it to a file"),
} as const satisfies Record<string, Options>;
