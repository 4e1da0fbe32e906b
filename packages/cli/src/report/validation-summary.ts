import type { Inputs } from "../convert/find-inputs.ts";
import type { Tally } from "../validate/tally.ts";
import type { Style } from "./style.ts";
import { countOf, formatCount, listOf, onOneLine } from "./words.ts";

/** What a validation comes to: a table of the changes, and the sums. */
export function concludeValidation(tally: Tally, skipped: Inputs["skipped"], style: Style): string {
  const notes = skipped.map(({ name, reason }) => style.dim(`${onOneLine(name)}: ${reason}\n`));
  return [renderChanges(tally, style), ...notes, `${sentences(tally).join(" ")}\n`].join("");
}

function renderChanges({ changes }: Tally, style: Style): string {
  const rows = Object.entries(changes);
  if (rows.length === 0) return "";
  const width = Math.max("change".length, ...rows.map(([change]) => change.length));
  const line = (change: string, errors: string, warnings: string) =>
    `  ${change.padEnd(width)}  ${errors.padStart(8)}  ${warnings.padStart(8)}\n`;
  const table = rows.map(([change, { errors, warnings }]) =>
    line(change, formatCount(errors), formatCount(warnings)),
  );
  return `${style.dim(line("change", "errors", "warnings"))}${table.join("")}\n`;
}

function sentences({
  files,
  requests,
  ok,
  warns,
  breaks,
  errors,
  leftOut,
  changes,
}: Tally): string[] {
  const parts = [
    ...(ok > 0 ? [`${formatCount(ok)} ${ok === 1 ? "works" : "work"} on v2`] : []),
    ...(warns > 0 ? [`${formatCount(warns)} ${warns === 1 ? "works" : "work"} with warnings`] : []),
    ...(breaks > 0 ? [`${formatCount(breaks)} ${breaks === 1 ? "breaks" : "break"}`] : []),
  ];
  const verdict = parts.length === 0 ? "" : `: ${listOf(parts)}`;
  const { otherHosts, unknownAddress } = leftOut;
  return [
    `${countOf(requests, "request")} in ${countOf(files, "file")}${verdict}.`,
    ...(errors > 0 ? [`${countOf(errors, "thing")} could not be read.`] : []),
    ...(otherHosts > 0
      ? [`${formatCount(otherHosts)} left out, not for the service${hint(requests)}.`]
      : []),
    ...(unknownAddress > 0
      ? [
          `${formatCount(unknownAddress)} left out, to a variable that is not known: name the file of its environment too, or set it.`,
        ]
      : []),
    ...(Object.keys(changes).some((change) => change !== "v2-invalid")
      ? ["`habitshift changes ID` explains a change."]
      : []),
  ];
}

function hint(requests: number): string {
  return requests === 0 ? "; --service-url names its address" : "";
}
