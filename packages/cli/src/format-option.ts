import type { Options } from "yargs";

/** `--format` of the commands that answer in words, or as JSON. */
export const formatOption = {
  requiresArg: true,
  choices: ["text", "json"],
  default: "text",
  describe: "How the answer is written",
} as const satisfies Options;
