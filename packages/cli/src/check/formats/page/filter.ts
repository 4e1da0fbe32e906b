import type { PageFinding } from "./report-data.ts";

/** What one can choose findings by; the empty string is any. */
export const filterNames = [
  "q",
  "change",
  "severity",
  "confidence",
  "baseline",
  "traffic",
  "file",
] as const;

export type Filter = Readonly<Record<(typeof filterNames)[number], string>>;

/** Nothing is left out. */
export const noFilter: Filter = {
  q: "",
  change: "",
  severity: "",
  confidence: "",
  baseline: "",
  traffic: "",
  file: "",
};

/** Whether a finding is wanted. Every word of the search must stand somewhere in it, in any case. */
export function matches(finding: PageFinding, filter: Filter): boolean {
  const isChosen = (["change", "severity", "confidence", "baseline", "file"] as const).every(
    (name) => filter[name] === "" || filter[name] === finding[name],
  );
  if (!isChosen || (filter.traffic !== "" && filter.traffic !== trafficOf(finding))) return false;
  const words = filter.q.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = searchable(finding);
  return words.every((word) => text.includes(word));
}

/** How the address of the page says a filter, so that it can be sent to somebody. */
export function writeFilter(filter: Filter): string {
  const chosen = new URLSearchParams();
  for (const name of filterNames) if (filter[name] !== "") chosen.set(name, filter[name]);
  return chosen.toString();
}

/** @param text - What `writeFilter` wrote, or anything else, which is no filter. */
export function readFilter(text: string): Filter {
  const given = new URLSearchParams(text);
  return Object.fromEntries(filterNames.map((name) => [name, given.get(name) ?? ""])) as Filter;
}

function trafficOf({ traffic }: PageFinding): string {
  if (traffic === null) return "unknown";
  return traffic.calls > 0 ? "seen" : "never";
}

function searchable({ change, file, line, message, before, after, reason, evidence }: PageFinding) {
  const places = evidence.map((place) => `${place.file}:${place.line} ${place.what}`);
  return [change, `${file}:${line}`, message, before, after ?? "", reason ?? "", ...places]
    .join("\n")
    .toLowerCase();
}
