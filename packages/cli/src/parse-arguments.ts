import yargs, { type Argv, type Options } from "yargs";
import type { Arguments } from "./arguments.ts";
import type { Io } from "./io.ts";
import { findNearestName } from "./nearest-name.ts";
import { type CommandName, options } from "./options.ts";
import { readArguments } from "./read-arguments.ts";
import { UsageError } from "./usage-error.ts";
import { readVersion } from "./version.ts";

const commands = {
  migrate: ["migrate [paths..]", "Rewrite v1 use for v2: show it, or --write it"],
  check: ["check [paths..]", "Report v1 use in code, for continuous integration"],
  convert: ["convert [files..]", "Convert payloads, exports and recorded traffic"],
  undo: ["undo", "Put back what the last --write or --in-place changed"],
  changes: ["changes [id]", "List the breaking changes, or explain one"],
} as const satisfies Record<CommandName, readonly [string, string]>;

const names = Object.keys(commands) as CommandName[];
const switches = new Set(
  names.flatMap((name) =>
    Object.entries<Options>(options[name])
      .filter(([, option]) => option.type === "boolean")
      .map(([flag]) => flag),
  ),
);

/**
 * Understands a command line; does nothing of what it says.
 *
 * @throws UsageError - where a flag, value or command is unknown.
 */
export function parseArguments(argv: readonly string[], env: Io["env"]): Arguments {
  refuseUnknownCommand(argv);
  refuseValuesOfSwitches(argv);
  let answer: string | undefined;
  const parsed = createParser(env).parse([...argv], {}, (_error, _values, output) => {
    answer = output;
  });
  if (answer !== undefined && answer !== "") return { command: "answer", text: `${answer}\n` };
  const values = parsed as Record<string, unknown>;
  const [command] = values._ as readonly (string | number)[];
  const name = names.find((candidate) => candidate === command);
  if (name === undefined) throw new UsageError("no command is given; see habitshift --help");
  return readArguments(name, values);
}

function createParser(env: Io["env"]): Argv {
  const parser = yargs()
    .scriptName("habitshift")
    .usage("$0 <command>\n\nMigrates integrations of the habit API from v1 to v2.")
    .locale("en")
    .detectLocale(false)
    .parserConfiguration({
      "boolean-negation": false,
      "camel-case-expansion": false,
      "dot-notation": false,
      "parse-numbers": false,
      "parse-positional-numbers": false,
    })
    .exitProcess(false)
    .strict()
    .version(readVersion())
    .help()
    .alias("help", "h")
    .wrap(Math.min(100, Number(env.COLUMNS) || 100))
    .epilogue(
      "Exit status: 0 done, 1 findings or files that could not be handled, 2 wrong use, 3 defect.",
    )
    .fail((message: string | null, error: Error | undefined) => {
      if (error instanceof UsageError) throw error;
      throw new UsageError(explain(message ?? error?.message ?? "wrong use"));
    });
  for (const name of names) {
    const [usage, description] = commands[name];
    parser.command(usage, description, (command) => command.options(options[name]));
  }
  return parser;
}

/** Before yargs does, which would only know that there is a word too many. */
function refuseUnknownCommand([first]: readonly string[]): void {
  if (first === undefined || first.startsWith("-") || names.some((name) => name === first)) return;
  const nearest = findNearestName(first, names);
  const hint = nearest === undefined ? "see habitshift --help" : `did you mean ${nearest}?`;
  throw new UsageError(`unknown command ${first}; ${hint}`);
}

/** `--write=maybe` would be taken for false. */
function refuseValuesOfSwitches(argv: readonly string[]): void {
  const end = argv.indexOf("--");
  for (const word of end === -1 ? argv : argv.slice(0, end)) {
    const flag = /^--([^=]+)=/.exec(word)?.[1];
    if (flag !== undefined && switches.has(flag)) {
      throw new UsageError(`--${flag} takes no value`);
    }
  }
}

/** The messages of yargs, in our words where a nearest name helps. */
function explain(message: string): string {
  const unknown = /^Unknown arguments?: (.*)$/.exec(message)?.[1];
  if (unknown !== undefined) return unknown.split(", ").map(explainUnknown).join(", ");
  const [, flag, given, choices] =
    /Argument: (\S+), Given: "?(.*?)"?, Choices: (.*)/.exec(message) ?? [];
  if (flag !== undefined && choices !== undefined) {
    const allowed = choices.replaceAll('"', "");
    return `--${flag} must be ${allowed.includes(",") ? `one of ${allowed}` : allowed}, not ${given}`;
  }
  return message.replaceAll(/\s*\n\s*/g, " ");
}

function explainUnknown(argument: string): string {
  const flags = names.flatMap((name) => Object.keys(options[name]));
  const nearest = findNearestName(argument, flags);
  return `unknown argument ${argument}${nearest === undefined ? "" : ` (did you mean --${nearest}?)`}`;
}
