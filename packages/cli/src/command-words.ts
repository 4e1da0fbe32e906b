import type { CommandName } from "./options.ts";

/** How each command is called, and what it does. */
export const commands = {
  migrate: ["migrate [paths..]", "Rewrite v1 use for v2: show it, or --write it"],
  check: ["check [paths..]", "Report v1 use in code, for continuous integration"],
  convert: ["convert [files..]", "Convert payloads, exports and recorded traffic"],
  validate: ["validate [files..]", "Judge recorded requests: what breaks on v2, and the fix"],
  serve: ["serve", "Start the /validate service, which says what breaks on v2"],
  sandbox: ["sandbox [words..]", "Start the habit service, v1 and v2, or keep its keys"],
  verify: [
    "verify",
    "Run your own command before and after the migration, in copies, and compare: verify -- npm test",
  ],
  gateway: ["gateway", "Answer clients of v1 by asking a service that speaks v2"],
  init: ["init", "Find the service, and write a configuration and what runs the check"],
  undo: ["undo", "Put back what the last --write or --in-place changed"],
  changes: ["changes [id]", "List the breaking changes, or explain one"],
} as const satisfies Record<CommandName, readonly [string, string]>;

/** What the files of commands are that take some. */
export const fileWords: Partial<Record<CommandName, string>> = {
  convert: "JSON, NDJSON, HAR, Postman and CSV files, and folders; none: standard input",
  validate:
    "HAR, NDJSON, JSON, Postman and .http files, scripts with curl, and folders; none: standard input",
};

/** What the help of a command says at its end. */
export const notes: Partial<Record<CommandName, readonly string[]>> = {
  check: ["An --output belongs to the --format before it; reports are all written, or none is."],
  convert: [
    "The result goes to standard output; --in-place rewrites the files, and undo puts them back.",
    "Exit status: 0 converted, 1 something could not be, 2 wrong use, 3 defect.",
  ],
  validate: [
    "Nothing is sent. Requests to other services are left out.",
    "Exit status: 0 all works on v2, 1 something breaks or cannot be read, 2 wrong use, 3 defect.",
  ],
  serve: [
    'Try it: curl -d \'{"method":"GET","url":"/api/v1/habits"}\' -H \'Content-Type: application/json\' http://127.0.0.1:8787/validate',
    "Ctrl-C or SIGTERM ends it once all is answered. Exit status: 0 ended, 2 wrong use or a port that is taken, 3 defect.",
  ],
  sandbox: [
    "habitshift sandbox keys create|list|revoke --data DIR stands in for the mobile app.",
    "PUT /_sandbox/clock moves its clock, POST /_sandbox/reset goes back to the seed.",
  ],
  verify: [
    "habitshift verify -- npm test",
    "It runs on sandboxes, first on v1, then migrated on v2; your files stay as they are.",
    "Exit status: 0 the same, 1 it differs or fails, 2 wrong use, 3 defect.",
  ],
  gateway: [
    "Point the base URL of a v1 client at it; /_gateway and /metrics say what is still v1.",
    "Ctrl-C or SIGTERM ends it once all is answered. Exit status: 0 ended, 2 wrong use or a port that is taken, 3 defect.",
  ],
};
