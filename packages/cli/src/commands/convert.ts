import type { ArgumentsOf } from "../arguments.ts";
import type { Config } from "../config/config.ts";
import { loadConfig } from "../config/load-config.ts";
import { convertSource, type SourceRules } from "../convert/convert-source.ts";
import { findInputs } from "../convert/find-inputs.ts";
import { createInPlace } from "../convert/in-place.ts";
import { createLedger, type Entry, type Ledger } from "../convert/ledger.ts";
import { openFile, openStdin, type Source } from "../convert/open-input.ts";
import { readLogs } from "../convert/read-logs.ts";
import { withProgress } from "../convert/show-progress.ts";
import { type ExitStatus, exitStatus } from "../exit-status.ts";
import type { Io } from "../io.ts";
import { renderConversion, renderConversionJson } from "../report/render-conversion.ts";
import { createStyle, wantsColour } from "../report/style.ts";
import { countOf } from "../report/words.ts";
import { UsageError } from "../usage-error.ts";
import { readVersion } from "../version.ts";

type ConvertArguments = ArgumentsOf<"convert">;

/**
 * `habitshift convert [files..]`: converts payloads, exports and recorded traffic to standard output,
 * or in place.
 *
 * @throws UsageError, NoSuchPathError - where the command line cannot be followed.
 * @throws ApplyError - where a file cannot be written in place.
 */
export async function runConvert(args: ConvertArguments, io: Io): Promise<ExitStatus> {
  const sources = openSources(args, io);
  const rules = { ...(await readRules(args, io)), isOneOfMany: sources.length > 1 };
  const { notes, errors } = args;
  const logs = args.to === "v2" ? args.logs : null;
  const isByLine = args.ndjson || sources.every(({ name }) => /\.(?:ndjson|jsonl)$/i.test(name));
  const form = isByLine ? "lines" : "list";
  const isReport = args.format === "json" && !args.ndjson;
  const ledger = createLedger(io.cwd, { notes, logs, errors }, form, isReport);
  try {
    const values = args.inPlace
      ? await convertInPlace(sources, rules, ledger, io)
      : await convertToOutput(sources, args, rules, ledger, io);
    report(args, io, ledger, values);
    return ledger.entries.some(({ failures }) => failures > 0) ? exitStatus.found : exitStatus.done;
  } finally {
    for (const file of Object.values(ledger.files)) file?.abandon();
  }
}

/** A value for each input that is one document. */
type Values = readonly unknown[];

function openSources({ files, inPlace }: ConvertArguments, io: Io): Source[] {
  const isStdin = files.length === 0 || (files.length === 1 && files[0] === "-");
  if (!isStdin) return findInputs(io.cwd, files).map(openFile);
  if (inPlace) throw new UsageError("--in-place needs the files to rewrite");
  if (io.stdin.isTerminal) {
    throw new UsageError(
      "nothing to read: name files, or pipe payloads in; see habitshift convert --help",
    );
  }
  return [openStdin(io)];
}

async function readRules(args: ConvertArguments, { cwd, env }: Io): Promise<SourceRules> {
  const config: Config = args.config ? (await loadConfig(cwd, args.files)).config : {};
  const { checkin, clientVersion, units } = config;
  const request = {
    ...(checkin && { checkin }),
    ...(units && { units }),
    ...(clientVersion !== undefined && { clientVersion }),
  };
  return {
    kind: args.kind,
    to: args.to,
    ndjson: args.ndjson,
    output: args.ndjson && args.format === "json" ? "report" : "value",
    setsAside: args.errors !== null,
    request,
    ...(units && { units }),
    document: { ...request, services: addressesOf(config, env) },
    ...(args.to === "v1" && args.logs !== null && { logsOf: readLogs(cwd, args.logs) }),
  };
}

/** The base URLs of the service; a name that is none is that of a variable which may hold one. */
function addressesOf({ services = [] }: Config, env: Io["env"]): string[] {
  const urls = services.map((service) => (URL.canParse(service) ? service : env[service]));
  return urls.filter((url) => url !== undefined && URL.canParse(url)) as string[];
}

async function convertToOutput(
  sources: readonly Source[],
  { format, ndjson }: ConvertArguments,
  rules: SourceRules,
  ledger: Ledger,
  io: Io,
): Promise<Values> {
  const isReport = format === "json" && !ndjson;
  const values: unknown[] = [];
  for (const source of sources) {
    const writer = ledger.open(source.name);
    let isLastEnded = true;
    const target = async (bytes: Uint8Array) => {
      if (isReport) return true;
      isLastEnded = bytes.at(-1) === 10;
      return io.stdout.writeBytes(bytes);
    };
    const shown = await withProgress(source, io, io.stdout.isTerminal);
    values.push(await convertSource(shown, rules, writer, target));
    // The next document must not stand on the last line of this one.
    if (!isLastEnded && sources.length > 1) io.stdout.write("\n");
  }
  for (const file of Object.values(ledger.files)) file?.finish();
  return values;
}

async function convertInPlace(
  sources: readonly Source[],
  rules: SourceRules,
  ledger: Ledger,
  io: Io,
): Promise<Values> {
  const inPlace = createInPlace(io.cwd);
  for (const source of sources) {
    const writer = ledger.open(source.name);
    const chunks: Uint8Array[] = [];
    const target = async (bytes: Uint8Array) => chunks.push(bytes) > 0;
    await convertSource(await withProgress(source, io, false), rules, writer, target);
    const isWhole = !writer.entry.isCut && chunks.length > 0;
    if (source.file !== null && isWhole) inPlace.add(source.file, chunks);
  }
  inPlace.write(ledger);
  return [];
}

function report(args: ConvertArguments, io: Io, ledger: Ledger, values: Values): void {
  const { entries } = ledger;
  if (args.format === "json" && !args.ndjson) {
    const results = entries.map((entry, index) => resultOf(entry, values[index]));
    io.stdout.write(renderConversionJson(readVersion(), results));
    return;
  }
  const output = args.inPlace ? io.stdout : io.stderr;
  const style = createStyle(wantsColour(io.env, output.isTerminal));
  output.write(renderConversion(entries, hintsOf(args, entries), args.kind === "auto", style));
}

/** All that is known of an input, for a program; the value is there where it is one document. */
function resultOf({ file, kinds, all, shown, left }: Entry, value: unknown): object {
  return { file, kinds: Object.fromEntries(kinds), left, value, ...all, failures: shown };
}

/** What got lost unless the user asks for it. */
function hintsOf({ to, logs, errors }: ConvertArguments, entries: readonly Entry[]): string[] {
  const made = entries.reduce((sum, entry) => sum + entry.logs, 0);
  const canSetAside = entries.some(({ shown }) =>
    shown.some(({ text, base64 }) => text !== undefined || base64 !== undefined),
  );
  return [
    ...(to === "v2" && made > 0 && logs === null
      ? [`${countOf(made, "log")} of completions not written; --logs FILE keeps them`]
      : []),
    ...(canSetAside && errors === null
      ? ["--errors FILE sets aside what cannot be converted"]
      : []),
  ];
}
