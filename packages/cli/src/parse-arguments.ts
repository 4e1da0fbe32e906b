import { findNearestName } from "@habitshift/codemods/nearest-name";
import yargs, { type Argv, type Options } from "yargs";
import type { Arguments } from "./arguments.ts";
import { commands, fileWords, notes } from "./command-words.ts";
import type { Io } from "./io.ts";
import { type CommandName, options } from "./options.ts";
import { readArguments } from "./read-arguments.ts";
import { UsageError } from "./usage-error.ts";
import { readVersion } from "./version.ts";

const files = { type: "string", array: true } as const;
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
export function parseArguments(given: readonly string[], env: Io["env"]): Arguments {
  const [argv, behind] = splitCommand(given);
  refuseUnknownCommand(argv);
  refuseValuesOfSwitches(argv);
  refuseDashedNames(argv);
  let answer: string | undefined;
  const asked = names.find((name) => name === argv[0]);
  const words = withDashedPatch(argv);
  const parsed = createParser(env, asked).parse(words, {}, (_error, _values, output) => {
    answer = output;
  });
  if (answer !== undefined && answer !== "") return { command: "answer", text: `${answer}\n` };
  const values = parsed as Record<string, unknown>;
  const [command] = values._ as readonly (string | number)[];
  const name = names.find((candidate) => candidate === command);
  if (name === undefined) throw new UsageError("no command is given; see habitshift --help");
  return readArguments(name, hasDash(argv, name) ? withDash(values) : values, {
    words,
    behind,
  });
}

/** The words of a command that `verify` runs stand apart: they are nobody's flags. */
function splitCommand(argv: readonly string[]): readonly [readonly string[], readonly string[]] {
  const end = argv.indexOf("--");
  if (argv[0] !== "verify" || end === -1) return [argv, []];
  return [argv.slice(0, end), argv.slice(end + 1)];
}

/** The `-` of `--patch -`, which yargs does not take for a value, as part of the flag. */
function withDashedPatch(argv: readonly string[]): string[] {
  return argv.flatMap((word, at) => {
    if (word === "--patch" && argv[at + 1] === "-") return ["--patch=-"];
    return word === "-" && argv[at - 1] === "--patch" ? [] : [word];
  });
}

/** Whether a `-` stands for standard input; yargs swallows it. */
function hasDash(argv: readonly string[], name: CommandName): boolean {
  const flags: Readonly<Record<string, Options>> = options[name];
  const takesValue = (word = "") =>
    word.startsWith("--") && flags[word.slice(2)]?.requiresArg === true;
  return (
    fileWords[name] !== undefined &&
    argv.some((word, at) => word === "-" && !takesValue(argv[at - 1]))
  );
}

function withDash(values: Record<string, unknown>): Record<string, unknown> {
  return { ...values, files: ["-", ...((values.files ?? []) as string[])] };
}

function createParser(env: Io["env"], command: CommandName | undefined): Argv {
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
      throw new UsageError(explain(message ?? error?.message ?? "wrong use", command));
    });
  for (const name of names) {
    const [usage, description] = commands[name];
    parser.command(usage, description, (command) => {
      command.options(options[name]);
      for (const text of notes[name] ?? []) command.epilogue(text);
      const describe = fileWords[name];
      return describe === undefined ? command : command.positional("files", { ...files, describe });
    });
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

/** There is one short flag, `-h`; a longer word with one dash is a name that would be taken for flags. */
function refuseDashedNames(argv: readonly string[]): void {
  const end = argv.indexOf("--");
  const dashed = (end === -1 ? argv : argv.slice(0, end)).find((word) => /^-[^-]./.test(word));
  if (dashed === undefined) return;
  throw new UsageError(`unknown argument ${dashed}; a file of that name is written -- ${dashed}`);
}

/** The messages of yargs, in our words where a nearest name helps. */
function explain(message: string, command: CommandName | undefined): string {
  const unknown = /^Unknown arguments?: (.*)$/.exec(message)?.[1];
  if (unknown !== undefined) {
    return unknown
      .split(", ")
      .map((argument) => explainUnknown(argument, command))
      .join(", ");
  }
  const [, flag, given, choices] =
    /Argument: (\S+), Given: "?(.*?)"?, Choices: (.*)/.exec(message) ?? [];
  if (flag !== undefined && choices !== undefined) {
    const allowed = choices.replaceAll('"', "");
    return `--${flag} must be ${allowed.includes(",") ? `one of ${allowed}` : allowed}, not ${given}`;
  }
  const lacking = /^Not enough arguments following: (.*)$/.exec(message)?.[1];
  if (lacking !== undefined) return `--${lacking} needs a value`;
  return message.replaceAll(/\s*\n\s*/g, " ");
}

function explainUnknown(argument: string, command: CommandName | undefined): string {
  const flags = (command === undefined ? names : [command]).flatMap((name) =>
    Object.keys(options[name]),
  );
  if (command === "verify" && !argument.startsWith("-")) {
    return `${argument} is no flag of verify; write -- before the command to run`;
  }
  const nearest = findNearestName(argument, flags);
  return `unknown argument ${argument}${nearest === undefined ? "" : ` (did you mean --${nearest}?)`}`;
}
