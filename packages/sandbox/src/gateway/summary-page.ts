import type { EndpointSummary } from "./call-figures.ts";

/** Nothing may run or be loaded on the page. */
export const summaryHeaders: Readonly<Record<string, string>> = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
};

/** What is still v1, for the owners of clients, as a page without scripts. */
export function summaryPage(
  endpoints: readonly EndpointSummary[],
  refused: number,
  since: Date,
): string {
  const changes = new Map<string, number>();
  for (const { changes: own, calls } of endpoints) {
    for (const change of own) changes.set(change, (changes.get(change) ?? 0) + calls);
  }
  const byCount = [...changes].toSorted(([, a], [, b]) => b - a);
  const calls = endpoints.map((own) =>
    row([
      `${own.method} ${own.path}`,
      own.changes.join(", "),
      own.calls,
      own.failures,
      timeOf(own.lastAt),
    ]),
  );
  const none = '<tr><td colspan="5">Nothing has called v1.</td></tr>';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What is still v1</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color-scheme: light dark }
table { border-collapse: collapse; width: 100%; margin-bottom: 2rem }
th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #8886; vertical-align: top }
td:first-child, td:nth-child(5) { white-space: nowrap }
</style>
<h1>What is still v1</h1>
<p>Since ${timeOf(since.toISOString())}. Refused, as v1 had no such endpoint or the call was none: ${refused}.</p>
<h2>By endpoint</h2>
<table><thead>${row(["v1 endpoint", "changes", "calls", "failures", "last"], "th")}</thead>
<tbody>${calls.join("\n") || none}</tbody></table>
<h2>By change</h2>
<table><thead>${row(["change", "calls"], "th")}</thead>
<tbody>${byCount.map((pair) => row(pair)).join("\n")}</tbody></table>
</html>
`;
}

function row(cells: readonly (string | number)[], tag = "td"): string {
  return `<tr>${cells.map((cell) => `<${tag}>${escapeText(String(cell))}</${tag}>`).join("")}</tr>`;
}

/** To the second, as people read it. */
function timeOf(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 19)} UTC`;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
