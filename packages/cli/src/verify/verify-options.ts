import type { Options } from "yargs";
import { formatOption } from "../format-option.ts";

/** The flags of `habitshift verify`. */
export const verifyOptions = {
  include: {
    requiresArg: true,
    choices: ["review"],
    describe: "Also apply what a person should look at, as migrate does",
  },
  seed: {
    type: "string",
    requiresArg: true,
    describe: "A JSON file of what the sandboxes begin with (default: demo data)",
  },
  stderr: { type: "boolean", describe: "Compare standard error too" },
  timeout: {
    type: "string",
    requiresArg: true,
    default: "600",
    describe: "Seconds that the command may take, each time",
  },
  keep: { type: "boolean", describe: "Keep the copies, and say where they are" },
  format: formatOption,
} as const satisfies Record<string, Options>;
