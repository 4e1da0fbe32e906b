import { UsageError } from "../usage-error.ts";
import { type CheckFormat, checkFormats, type WantedReport } from "./check-format.ts";

/**
 * Which formats go where: an `--output` belongs to the `--format` before it. One that stands before every
 * format belongs to the first; without any format it is of text.
 *
 * @param words - The command line; it was found valid otherwise.
 * @throws UsageError - where two would go to the same place, or an output has no format.
 */
export function readWantedReports(words: readonly string[]): WantedReport[] {
  const reports: OpenReport[] = [];
  for (const { flag, value } of flagsIn(words)) {
    const last = reports.at(-1);
    if (last?.[flag] === null && (flag === "output" || last.output !== null)) last[flag] = value;
    else if (flag === "format") reports.push({ format: value, output: null });
    else if (last === undefined) reports.push({ format: null, output: value });
    else throw new UsageError(`--output ${value} has no --format of its own before it`);
  }
  const wanted = reports.map(({ format, output }) => ({ format: formatOf(format), output }));
  refuseSamePlace(wanted);
  return wanted.length === 0 ? [{ format: "text", output: null }] : wanted;
}

/** A report of which not all was said yet. */
interface OpenReport {
  format: string | null;
  output: string | null;
}

interface Flag {
  readonly flag: "format" | "output";
  readonly value: string;
}

function flagsIn(words: readonly string[]): Flag[] {
  const end = words.indexOf("--");
  return words.slice(0, end === -1 ? words.length : end).flatMap((word, at) => {
    const [, flag, value] = /^--(format|output)(?:=(.*))?$/s.exec(word) ?? [];
    if (flag !== "format" && flag !== "output") return [];
    const given = value ?? words[at + 1] ?? "";
    if (given === "") throw new UsageError(`--${flag} needs a value`);
    return [{ flag, value: given }];
  });
}

function formatOf(value: string | null): CheckFormat {
  if (value === null) return "text";
  const found = checkFormats.find((format) => format === value);
  if (found === undefined)
    throw new UsageError(`--format must be one of ${checkFormats.join(", ")}`);
  return found;
}

function refuseSamePlace(reports: readonly WantedReport[]): void {
  const taken = new Map<string | null, CheckFormat>();
  for (const { format, output } of reports) {
    const other = taken.get(output);
    if (other !== undefined) {
      const where = output === null ? "standard output" : output;
      throw new UsageError(
        `--format ${other} and --format ${format} would both go to ${where}; put an --output behind each format`,
      );
    }
    taken.set(output, format);
  }
}
