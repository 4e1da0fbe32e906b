import type { ReportedFinding } from "./report.ts";
import type { Style } from "./style.ts";
import { formatCount } from "./words.ts";

const columns = ["safe", "review", "manual"] as const;

/** How many places each change has, by confidence. */
export function renderTable(findings: readonly ReportedFinding[], style: Style): string {
  const changes = [...new Set(findings.map((finding) => finding.change))].sort();
  const width = Math.max("change".length, ...changes.map((change) => change.length));
  const line = (first: string, cells: readonly string[]) =>
    `  ${first.padEnd(width)}  ${cells.map((cell) => cell.padStart(7)).join("  ")}\n`;
  const count = (change: string, confidence: ReportedFinding["confidence"]) =>
    findings.filter((found) => found.change === change && found.confidence === confidence).length;
  const rows = changes.map((change) =>
    line(
      change,
      columns.map((confidence) => formatCount(count(change, confidence))),
    ),
  );
  return style.dim(line("change", columns)) + rows.join("");
}
