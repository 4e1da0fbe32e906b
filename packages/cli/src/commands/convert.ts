import { resolve } from "node:path";
import type { Config } from "@habitshift/codemods/config";
import { loadConfig } from "@habitshift/codemods/load-config";
import type { ArgumentsOf } from "../arguments.ts";
import { addressesOf } from "../convert/addresses-of.ts";
import { convertSource, type SourceRules } from "../convert/convert-source.ts";
import type { Entry } from "../convert/entry.ts";
import { findInputs, type Inputs } from "../convert/find-inputs.ts";
import { createLedger, type Ledger } from "../convert/ledger.ts";
import { openFile, openStdin, type Source } from "../convert/open-input.ts";
import { readLogs } from "../convert/read-logs.ts";
import { requestOptionsOf } from "../convert/request-options-of.ts";
import { rewriteFiles } from "../convert/rewrite-files.ts";
import { withProgress } from "../convert/show-progress.ts";
import { type ExitStatus, exitStatus } from "../exit-status.ts";
import type { Io } from "../io.ts";
import {
  hintsOf,
  renderConversion,
  renderConversionJson,
  resultOf,
} from "../report/render-conversion.ts";
import { createStyle, wantsColour } from "../report/style.ts";
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
  const { to, inPlace, notes, errors } = args;
  if (to === "v1" && args.kind === "request") throw new UsageError("requests convert to v2 only");
  const inputs = openInputs(args, io);
  const { sources } = inputs;
  const rules = await readRules(args, sources.length > 1, io);
  const isByLine = args.ndjson || sources.every(({ name }) => /\.(?:ndjson|jsonl)$/i.test(name));
  const ledger = createLedger(
    io.cwd,
    { notes, errors, logs: to === "v2" ? args.logs : null },
    sources.flatMap(({ file }) => (file === null ? [] : [file.path])),
    { form: isByLine ? "lines" : "list", keepsAll: isReport(args), waits: inPlace },
  );
  try {
    const values = inPlace ? [] : await convertToOutput(sources, args, rules, ledger, io);
    if (inPlace) await rewriteFiles(sources, rules, ledger, io);
    // Whoever reads the result had enough; what goes beside it is not whole.
    if (values === null) return exitStatus.done;
    if (!inPlace) ledger.finish();
    report(args, inputs, ledger, values, io);
    return ledger.entries.some(({ failures }) => failures > 0) ? exitStatus.found : exitStatus.done;
  } finally {
    ledger.abandon();
  }
}

/** True where the result is one document that has everything; by lines, each line is one. */
function isReport({ format, ndjson, inPlace }: ConvertArguments): boolean {
  return format === "json" && (!ndjson || inPlace);
}

interface OpenInputs extends Pick<Inputs, "skipped"> {
  readonly sources: readonly Source[];
}

function openInputs({ files, inPlace, notes, logs, errors }: ConvertArguments, io: Io): OpenInputs {
  const isStdin = files.length === 0 || (files.length === 1 && files[0] === "-");
  if (!isStdin) {
    if (files.includes("-")) throw new UsageError("standard input cannot stand among files");
    const beside = [notes, logs, errors].filter((name) => name !== null);
    const found = findInputs(io.cwd, files, new Set(beside.map((name) => resolve(io.cwd, name))));
    return { sources: found.files.map(openFile), skipped: found.skipped };
  }
  if (inPlace) throw new UsageError("--in-place needs the files to rewrite");
  if (io.stdin.isTerminal) {
    throw new UsageError(
      "nothing to read: name files, or pipe payloads in; see habitshift convert --help",
    );
  }
  return { sources: [openStdin(io)], skipped: [] };
}

async function readRules(
  args: ConvertArguments,
  isOneOfMany: boolean,
  { cwd, env }: Io,
): Promise<SourceRules> {
  const config: Config = args.config ? (await loadConfig(cwd, args.files)).config : {};
  const { units } = config;
  const request = requestOptionsOf(config);
  const logs = args.to === "v1" ? args.logs : null;
  return {
    kind: args.kind,
    to: args.to,
    ndjson: args.ndjson,
    output: args.ndjson && args.format === "json" && !args.inPlace ? "report" : "value",
    setsAside: args.errors !== null,
    keepsMark: args.inPlace || (!isOneOfMany && args.format === "text"),
    isOneOfMany,
    request,
    ...(units && { units }),
    document: { ...request, services: addressesOf(config, env) },
    ...(logs !== null && { logsOf: await readLogs(cwd, logs) }),
  };
}

/** A value for each input that is one document; null where nobody reads the output any more. */
async function convertToOutput(
  sources: readonly Source[],
  args: ConvertArguments,
  rules: SourceRules,
  ledger: Ledger,
  io: Io,
): Promise<readonly unknown[] | null> {
  const values: unknown[] = [];
  let isRead = true;
  for (const source of sources) {
    const writer = ledger.open(source.name);
    let isLastEnded = true;
    const target = async (bytes: Uint8Array) => {
      if (isReport(args)) return true;
      isLastEnded = bytes.at(-1) === 10;
      isRead &&= await io.stdout.writeBytes(bytes);
      return isRead;
    };
    const shown = await withProgress(source, io, io.stdout.isTerminal);
    values.push(await convertSource(shown, rules, writer, target));
    if (!isRead) return null;
    // The next document must not stand on the last line of this one.
    if (!isLastEnded && sources.length > 1) io.stdout.write("\n");
  }
  return values;
}

function report(
  args: ConvertArguments,
  { skipped }: OpenInputs,
  { entries }: Ledger,
  values: readonly unknown[],
  io: Io,
): void {
  if (isReport(args)) {
    const results = entries.map((entry: Entry, index) => resultOf(entry, values[index]));
    io.stdout.write(renderConversionJson(readVersion(), results));
    return;
  }
  const output = args.inPlace ? io.stdout : io.stderr;
  const style = createStyle(wantsColour(io.env, output.isTerminal));
  const hints = hintsOf(args, entries);
  output.write(renderConversion(entries, skipped, hints, args.kind === "auto", style));
}
