import type { ReportedFinding } from "./report.ts";
import type { Style } from "./style.ts";
import { onOneLine } from "./words.ts";

type Chain = ReportedFinding["evidence"];

/**
 * The chain of places that proves a finding, a line each, from the address of the service to the place.
 *
 * @param above - The chain that was shown last: what both begin with is not shown again.
 */
export function renderChain(
  finding: ReportedFinding,
  above: Chain,
  indent: string,
  style: Style,
): string {
  const chain = finding.evidence.filter(
    ({ file, line, column }) =>
      file !== finding.file || line !== finding.line || column !== finding.column,
  );
  const shared = sharedLength(chain, above);
  const rows = chain.slice(shared).map((each) => ({ place: placeOf(each), what: each.what }));
  const width = Math.max(0, ...rows.map(({ place }) => place.length));
  const last = chain[shared - 1];
  const lines = [
    ...(last ? [`as above, to ${placeOf(last)}`] : []),
    ...rows.map(({ place, what }) => `${place.padEnd(width)}  ${onOneLine(what)}`),
  ];
  return lines
    .map((line, index) => `${indent}${style.dim(`${markOf(index, lines.length)} ${line}`)}\n`)
    .join("");
}

/** Fewer places than two in common are shown again, as that takes no more room. */
function sharedLength(chain: Chain, above: Chain): number {
  const differs = chain.findIndex((each, index) => {
    const other = above[index];
    return other === undefined || placeOf(other) !== placeOf(each) || other.what !== each.what;
  });
  const length = differs < 0 ? chain.length : differs;
  return length < 2 ? 0 : length;
}

function markOf(index: number, count: number): string {
  if (count === 1) return "─";
  return index === 0 ? "╭" : index === count - 1 ? "╰" : "│";
}

function placeOf({ file, line, column }: Chain[number]): string {
  return `${onOneLine(file)}:${line}:${column}`;
}
