import type { Options } from "yargs";
import { formatOption } from "../format-option.ts";

/** The flags of `habitshift serve`. */
export const serveOptions = {
  port: {
    type: "string",
    requiresArg: true,
    default: "8787",
    describe: "The port to listen on; 0 is a free one",
  },
  host: {
    type: "string",
    requiresArg: true,
    default: "127.0.0.1",
    describe: "The address to listen on; any but this machine's own needs a token",
  },
  token: {
    type: "string",
    requiresArg: true,
    describe: "What callers must send as Authorization: Bearer (default: HABITSHIFT_TOKEN)",
  },
  public: { type: "boolean", describe: "Let everybody who reaches the address use it" },
  record: {
    type: "string",
    requiresArg: true,
    describe: "Append what was judged to a file, one request a line, without secrets",
  },
  cluster: { type: "boolean", describe: "Start it once for each core, behind one port" },
  cors: {
    type: "string",
    requiresArg: true,
    describe: "Origins whose pages may use it, with a comma between; * is any (default: none)",
  },
  limit: {
    type: "string",
    requiresArg: true,
    describe: "How many requests a client may make in a minute (default: any number)",
  },
  grace: {
    type: "string",
    requiresArg: true,
    default: "1",
    describe: "Seconds for which it still takes requests after SIGTERM, while not ready",
  },
  "access-log": { type: "boolean", describe: "Log each request, as JSON on standard error" },
  format: { ...formatOption, describe: "How the address is written" },
} as const satisfies Record<string, Options>;
