import { loadConfig } from "@habitshift/codemods/load-config";
import type { ArgumentsOf } from "../arguments.ts";
import { addressesOf } from "../convert/addresses-of.ts";
import { findInputs, type Inputs } from "../convert/find-inputs.ts";
import { openFile, openStdin, type Source } from "../convert/open-input.ts";
import { withProgress } from "../convert/show-progress.ts";
import { type ExitStatus, exitStatus } from "../exit-status.ts";
import type { Io } from "../io.ts";
import { createStyle, wantsColour } from "../report/style.ts";
import { validationJson } from "../report/validation-json.ts";
import { validationText } from "../report/validation-text.ts";
import { UsageError } from "../usage-error.ts";
import { judgeSource, type SourceRules } from "../validate/judge-source.ts";
import { isEnvironment, readVariables } from "../validate/read-variables.ts";
import { createCounter, type Tally } from "../validate/tally.ts";
import type { ValidationWriter } from "../validate/validation-writer.ts";
import { readVersion } from "../version.ts";

type ValidateArguments = ArgumentsOf<"validate">;

const recordings = {
  name: /\.(?:har|ndjson|jsonl|http|rest|json|curl)$/i,
  words: "HAR, NDJSON, JSON, Postman or .http",
};

/**
 * `habitshift validate [files..]`: judges recorded requests as the service does, without a network.
 *
 * @throws UsageError, NoSuchPathError - where the command line cannot be followed, or there is nothing to read.
 */
export async function runValidate(args: ValidateArguments, io: Io): Promise<ExitStatus> {
  const { sources, skipped, variables } = openInputs(args, io);
  const rules = await readRules(args, variables, io);
  const style = createStyle(wantsColour(io.env, io.stdout.isTerminal));
  const writer =
    args.format === "json"
      ? validationJson(readVersion(), skipped)
      : validationText(skipped, style);
  const judged = await judgeAll(sources, rules, writer, io);
  // Whoever reads the result had enough.
  if (judged === null) return exitStatus.done;
  const { tally, rest } = judged;
  const { requests, errors, leftOut } = tally;
  if (requests + errors + leftOut.otherHosts + leftOut.unknownAddress === 0) {
    const names = sources.map(({ name }) => name).join(", ");
    throw new UsageError(`nothing to read: there is no request in ${names}`);
  }
  await io.stdout.writeBytes(Buffer.from(rest + writer.end(tally)));
  return isFailure(tally, args) ? exitStatus.found : exitStatus.done;
}

function isFailure({ errors, breaks, warns }: Tally, { failOn }: ValidateArguments): boolean {
  return errors > 0 || breaks > 0 || (failOn === "warning" && warns > 0);
}

interface OpenInputs extends Pick<Inputs, "skipped"> {
  readonly sources: readonly Source[];
  readonly variables: SourceRules["variables"];
}

function openInputs({ files }: ValidateArguments, io: Io): OpenInputs {
  const isStdin = files.length === 0 || (files.length === 1 && files[0] === "-");
  if (!isStdin) {
    if (files.includes("-")) throw new UsageError("standard input cannot stand among files");
    const found = findInputs(io.cwd, files, new Set(), recordings);
    const variables = readVariables(found.files, io.env);
    const own = found.files.filter((file) => !isEnvironment(file));
    return { sources: own.map(openFile), skipped: found.skipped, variables };
  }
  if (io.stdin.isTerminal) {
    throw new UsageError(
      "nothing to read: name files, or pipe requests in; see habitshift validate --help",
    );
  }
  return { sources: [openStdin(io)], skipped: [], variables: readVariables([], io.env) };
}

async function readRules(
  args: ValidateArguments,
  variables: SourceRules["variables"],
  { cwd, env }: Io,
): Promise<SourceRules> {
  const config = args.config ? (await loadConfig(cwd, args.files)).config : {};
  const { clientVersion } = config;
  const named = args.serviceUrl === null ? [] : [args.serviceUrl];
  return {
    cwd,
    variables,
    services: named.length > 0 ? named : addressesOf(config, env),
    options: { ...(clientVersion !== undefined && { clientVersion }) },
  };
}

interface Judged {
  readonly tally: Tally;
  /** What is still to be written. */
  readonly rest: string;
}

/** Judges all sources and writes as it goes; null where nobody reads the output any more. */
async function judgeAll(
  sources: readonly Source[],
  rules: SourceRules,
  writer: ValidationWriter,
  io: Io,
): Promise<Judged | null> {
  const counter = createCounter();
  const room = 64 * 1024;
  let text = writer.begin();
  const flush = async () => {
    const written = text;
    text = "";
    return written === "" || io.stdout.writeBytes(Buffer.from(written));
  };
  for (const source of sources) {
    const shown = await withProgress(source, io, io.stdout.isTerminal);
    for await (const outcomes of judgeSource(shown, rules)) {
      for (const outcome of outcomes) {
        counter.count(outcome);
        text += writer.take(source.name, outcome);
        if (text.length >= room && !(await flush())) return null;
      }
      // What comes slowly is shown as it comes.
      if (counter.hasAny() && !(await flush())) return null;
    }
  }
  return { tally: counter.tally(sources.length), rest: text };
}
