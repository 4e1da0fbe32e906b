import type { Inputs } from "../convert/find-inputs.ts";
import { maskSecrets } from "../validate/mask-secrets.ts";
import type { FaultOutcome, JudgedOutcome, ReportedBreakage } from "../validate/outcome.ts";
import type { Tally } from "../validate/tally.ts";
import type { ValidationWriter } from "../validate/validation-writer.ts";
import type { Style } from "./style.ts";
import { concludeValidation } from "./validation-summary.ts";
import { onOneLine, wrap } from "./words.ts";

/** So many requests of a file are shown one by one. */
const mostShown = 100;
/** Sentences are broken at this width. */
const width = 120;
const longest = "warning".length;
const longestRepeated = 80;

/** Writes a validation for a person: what is wrong, by file and request, and a summary. */
export function validationText(skipped: Inputs["skipped"], style: Style): ValidationWriter {
  let current: string | undefined;
  const explained = new Set<string>();
  let shown = 0;
  let hidden = 0;
  const flush = () => {
    const more =
      hidden === 0 ? "" : `  and ${hidden.toLocaleString("en-US")} more; --format json has all\n`;
    hidden = 0;
    shown = 0;
    return more;
  };
  return {
    begin: () => "",
    take(file, outcome) {
      if (outcome.kind === "left" || (outcome.kind === "judged" && outcome.verdict === "ok")) {
        return "";
      }
      const isNew = file !== current;
      const head = isNew
        ? `${flush()}${current === undefined ? "" : "\n"}${style.bold(onOneLine(file))}\n`
        : "";
      current = file;
      shown += 1;
      if (shown > mostShown) {
        hidden += 1;
        return head;
      }
      return (
        head +
        (outcome.kind === "fault" ? faultLine(outcome, style) : block(outcome, explained, style))
      );
    },
    end(tally: Tally) {
      const more = flush();
      const gap = current === undefined ? "" : "\n";
      return more + gap + concludeValidation(tally, skipped, style);
    },
  };
}

function placeOf({ line, column }: Pick<FaultOutcome, "line" | "column">): string {
  return line === undefined ? "" : `${line}:${column}  `;
}

function faultLine(fault: FaultOutcome, style: Style): string {
  return `  ${style.dim(placeOf(fault))}${style.red("unreadable")}  ${onOneLine(fault.message)}\n`;
}

/** A request with all that is wrong in it. */
function block(outcome: JudgedOutcome, explained: Set<string>, style: Style): string {
  const { method, url, name, breakages, truncated } = outcome;
  const call = method === null ? "a payload" : `${method.toUpperCase()} ${maskSecrets(url ?? "")}`;
  const title = name === null ? "" : style.dim(`  ${onOneLine(name)}`);
  const places = widest(breakages.map(({ line, column }) => `${line}:${column}`));
  const changes = widest(breakages.map(({ change }) => change));
  const rows = breakages.map((own) => {
    const { line, column, change, severity } = own;
    const paint = severity === "error" ? style.red : style.yellow;
    const cells = [
      style.dim(`${line}:${column}`.padEnd(places)),
      change.padEnd(changes),
      paint(severity.padEnd(longest)),
    ];
    const indent = " ".repeat(4 + places + 2 + changes + 2 + longest + 2);
    const [first = "", ...rest] = wrap(
      describe(own, explained),
      Math.max(50, width - indent.length),
    );
    return `    ${cells.join("  ")}  ${first}\n${rest.map((text) => `${indent}${text}\n`).join("")}`;
  });
  const more = truncated ? `    ${style.dim("and more")}\n` : "";
  return `  ${style.dim(placeOf(outcome))}${onOneLine(call)}${title}\n${rows.join("")}${more}`;
}

function widest(cells: readonly string[]): number {
  return Math.max(0, ...cells.map((cell) => cell.length));
}

/** What is wrong, and the fix; one that takes long is said once. */
function describe({ message, fix }: ReportedBreakage, explained: Set<string>): string {
  const isSaid = explained.has(fix);
  if (fix.length > longestRepeated) explained.add(fix);
  return onOneLine(isSaid ? message : `${message}: ${fix}`);
}
