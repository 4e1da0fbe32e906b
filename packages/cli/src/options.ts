import type { Options } from "yargs";
import { checkOptions } from "./check/check-options.ts";
import { formatOption } from "./format-option.ts";
import { gatewayOptions } from "./gateway/gateway-options.ts";
import { sandboxOptions } from "./sandbox/sandbox-options.ts";
import { serveOptions } from "./serve/serve-options.ts";
import { verifyOptions } from "./verify/verify-options.ts";

/** The flags of each command, as yargs takes them. `--no-x` flags are flags of that very name. */
export const options = {
  migrate: {
    write: { type: "boolean", describe: "Apply what is safe (default: only show it)" },
    interactive: { type: "boolean", describe: "Show each edit and ask, then apply what you took" },
    patch: {
      type: "string",
      requiresArg: true,
      describe: "Write a patch for git apply instead; - is standard output",
    },
    commit: { type: "boolean", describe: "Apply, with a commit for each group of edits" },
    include: {
      requiresArg: true,
      choices: ["review"],
      describe: "Also apply what a person should look at",
    },
    only: {
      type: "string",
      describe: "Ids of the only changes or groups to make, with a comma between",
    },
    skip: {
      type: "string",
      describe: "Ids of changes or groups to leave, with a comma between",
    },
    todo: { type: "boolean", describe: "Leave a comment at each place that a person must decide" },
    explain: { type: "boolean", describe: "Show the chain of places that proves each finding" },
    "allow-dirty": { type: "boolean", describe: "Write over files with uncommitted changes" },
    "service-url": { type: "string", requiresArg: true, describe: "The base URL of the service" },
    "no-typecheck": { type: "boolean", describe: "Load no type libraries" },
    "no-config": { type: "boolean", describe: "Read no configuration" },
    format: formatOption,
  },
  check: checkOptions,
  convert: {
    kind: {
      requiresArg: true,
      choices: ["auto", "habit", "log", "envelope", "error", "request"],
      default: "auto",
      describe: "What the payloads are; auto looks at each",
    },
    to: {
      requiresArg: true,
      choices: ["v2", "v1"],
      default: "v2",
      describe: "The version to convert to",
    },
    ndjson: { type: "boolean", describe: "One payload a line, converted as it comes" },
    "in-place": { type: "boolean", describe: "Rewrite the files (undo puts them back)" },
    logs: {
      type: "string",
      requiresArg: true,
      describe: "Where the logs go that completions become; to v1: where they come from",
    },
    notes: {
      type: "string",
      requiresArg: true,
      describe: "Where the notes go: what was derived, assumed, lost, kept",
    },
    errors: {
      type: "string",
      requiresArg: true,
      describe: "Where lines and elements go that cannot be converted",
    },
    "no-config": { type: "boolean", describe: "Read no configuration" },
    format: formatOption,
  },
  validate: {
    "fail-on": {
      requiresArg: true,
      choices: ["warning", "error"],
      default: "error",
      describe: "Fail from this severity on",
    },
    "service-url": {
      type: "string",
      requiresArg: true,
      describe: "The base URL of the service; requests to other hosts are left out",
    },
    "no-config": { type: "boolean", describe: "Read no configuration" },
    format: formatOption,
  },
  serve: serveOptions,
  sandbox: sandboxOptions,
  gateway: gatewayOptions,
  verify: verifyOptions,
  init: {
    force: { type: "boolean", describe: "Write over what is there already" },
    format: formatOption,
  },
  undo: { format: formatOption },
  changes: { format: formatOption },
} as const satisfies Record<string, Record<string, Options>>;

export type CommandName = keyof typeof options;
