import type { Options } from "yargs";
import { formatOption } from "../format-option.ts";
import { serveOptions } from "../serve/serve-options.ts";

/** The flags of `habitshift sandbox`, and of its `keys`. */
export const sandboxOptions = {
  port: {
    type: "string",
    requiresArg: true,
    default: "8788",
    describe: "The port to listen on; 0 is a free one",
  },
  host: {
    type: "string",
    requiresArg: true,
    default: "127.0.0.1",
    describe: "The address to listen on",
  },
  "as-of": {
    type: "string",
    requiresArg: true,
    describe: "When its clock begins: a date or a moment, such as 2025-01-10 (default: now)",
  },
  data: {
    type: "string",
    requiresArg: true,
    describe: "The folder that keeps the data (default: in memory)",
  },
  seed: { type: "string", requiresArg: true, describe: "A JSON file of what it begins with" },
  cors: serveOptions.cors,
  name: { type: "string", requiresArg: true, describe: "keys create: the name of the key" },
  "api-version": {
    requiresArg: true,
    choices: ["v2", "v1"],
    default: "v2",
    describe: "keys create: the version that the key works on",
  },
  expires: {
    requiresArg: true,
    choices: ["30", "90", "365", "never"],
    default: "never",
    describe: "keys create: the days until it expires",
  },
  scopes: {
    type: "string",
    requiresArg: true,
    default: "*",
    describe: "keys create: what it may do, with a comma between, such as habits:read",
  },
  yes: { type: "boolean", describe: "keys revoke: do it without a question" },
  format: formatOption,
} as const satisfies Record<string, Options>;
