import type { Options } from "yargs";
import { serveOptions } from "../serve/serve-options.ts";

/** The flags of `habitshift gateway`. */
export const gatewayOptions = {
  upstream: {
    type: "string",
    requiresArg: true,
    describe: "The base URL of the service that speaks v2 (required)",
  },
  port: {
    type: "string",
    requiresArg: true,
    default: "8789",
    describe: "The port to listen on; 0 is a free one",
  },
  host: {
    type: "string",
    requiresArg: true,
    default: "127.0.0.1",
    describe: "The address to listen on; clients bring their own keys",
  },
  "completed-dates": {
    requiresArg: true,
    choices: ["fetch", "empty"],
    default: "fetch",
    describe: "Whether completedDates is read from the logs, or left empty",
  },
  record: {
    type: "string",
    requiresArg: true,
    describe: "Append what was called to a file, one request a line, without secrets",
  },
  timeout: {
    type: "string",
    requiresArg: true,
    default: "30",
    describe: "Seconds that the service may take to answer",
  },
  "no-config": { type: "boolean", describe: "Read no configuration" },
  grace: serveOptions.grace,
  "access-log": serveOptions["access-log"],
  format: serveOptions.format,
} as const satisfies Record<string, Options>;
