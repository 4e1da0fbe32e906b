import { relative, sep } from "node:path";
import type { ServiceCandidate } from "@habitshift/codemods";
import type { ChosenServices } from "../init/choose-services.ts";
import { describeCandidate } from "../init/config-text.ts";
import type { Style } from "./style.ts";
import { onOneLine } from "./words.ts";

/** What was found and written. */
export interface InitReport {
  readonly version: string;
  readonly chosen: ChosenServices;
  /** Absolute. */
  readonly written: readonly string[];
  readonly kept: readonly string[];
  /** What is for the user to add to files of theirs, which are absolute. */
  readonly additions: readonly { readonly file: string; readonly text: string }[];
  readonly cwd: string;
}

/** What was found, why it was taken for the service or not, and what was written, as text. */
export function renderInit(report: InitReport, style: Style): string {
  const { named, open, why } = report.chosen;
  const width = Math.max(0, ...[...named, ...open].map(({ name }) => name.length));
  const line = (candidate: ServiceCandidate, paint: (text: string) => string) =>
    `  ${paint(onOneLine(candidate.name).padEnd(width))}  ${describeCandidate(candidate)}\n`;
  const found =
    named.length + open.length === 0
      ? "No calls of the habit API were found; name its address in the configuration yourself.\n"
      : [
          ...(named.length === 0 ? [] : ["The service:\n"]),
          ...named.map((candidate) => line(candidate, style.green)),
          ...(open.length === 0 ? [] : [`Left to you, as ${onOneLine(why)}:\n`]),
          ...open.map((candidate) => line(candidate, style.yellow)),
        ].join("");
  const files = [
    ...report.written.map((file) => `wrote ${placeIn(report, file)}\n`),
    ...report.kept.map((file) => `kept  ${placeIn(report, file)}, which was there already\n`),
  ];
  return [
    `${style.bold("habitshift")} ${report.version}\n`,
    found,
    files.join(""),
    ...report.additions.map(
      ({ file, text }) => `Add to ${placeIn(report, file)}:\n\n${indent(text)}`,
    ),
    "Look at the configuration, then run habitshift migrate.\n",
  ].join("\n");
}

/** The same for a program. */
export function renderInitJson(report: InitReport): string {
  const { named, open, why } = report.chosen;
  const places = (files: readonly string[]) => files.map((file) => placeIn(report, file));
  return `${JSON.stringify(
    {
      schemaVersion: 1,
      tool: { name: "habitshift", version: report.version },
      services: named,
      candidates: open,
      reason: why === "" ? null : why,
      written: places(report.written),
      kept: places(report.kept),
      add: report.additions.map(({ file, text }) => ({ file: placeIn(report, file), text })),
    },
    null,
    2,
  )}\n`;
}

function placeIn({ cwd }: InitReport, file: string): string {
  return onOneLine(relative(cwd, file).split(sep).join("/"));
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, "    ");
}
