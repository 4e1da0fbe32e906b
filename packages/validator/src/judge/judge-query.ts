import { type ChangeId, type Endpoint, formats, type QueryParameter } from "@habitshift/schemas";
import type { Findings } from "./findings.ts";
import { report } from "./findings.ts";
import type { Route } from "./judge-address.ts";
import { clipped } from "./place.ts";
import type { Sites } from "./sites.ts";
import { sourcesOf, successorOf } from "./successors.ts";

/** Judges what stands behind the `?`; parameters that v2 does not know are ignored by it, and here. */
export function judgeQuery(query: string, route: Route, sites: Sites, findings: Findings): void {
  if (query === "") return;
  const { endpoint, source } = route;
  const target = endpoint ?? (source && successorOf(source));
  if (target === undefined) return;
  const judged = new Set<string>();
  for (const pair of query.split("&", mostPairs)) {
    const [name, value] = readPair(pair);
    if (judged.has(name)) continue;
    const known = target.query?.find((own) => own.name === name);
    const change = changeOf(name, target, source);
    if (known && !judgeValue(known, value, sites, findings)) judged.add(name);
    if (change === undefined) continue;
    judged.add(name);
    tellMoved(name, change, source !== undefined, sites, findings);
  }
}

/** A parameter, decoded; its value is undefined where its percent signs make no sense. */
function readPair(pair: string): readonly [name: string, value: string | undefined] {
  const equals = pair.indexOf("=");
  if (equals === -1) return [decoded(pair) ?? "", ""];
  return [decoded(pair.slice(0, equals)) ?? "", decoded(pair.slice(equals + 1))];
}

/** v2 ignores the parameter, so it is no fault where the path is one of v2. */
function tellMoved(
  name: string,
  change: ChangeId,
  isV1: boolean,
  sites: Sites,
  findings: Findings,
): void {
  report(findings, {
    change,
    severity: isV1 ? "error" : "warning",
    ...sites.query(name),
    message: `\`${name}\` stands in the path in v2`,
    fix: `put \`${name}\` into the path and leave it out of the query`,
  });
}

/** More pairs than any client sends; what stands behind them is not looked at. */
const mostPairs = 1000;

/** The change that moved a parameter of v1 into the path of v2; undefined where none did. */
function changeOf(
  name: string,
  target: Endpoint,
  source: Endpoint | undefined,
): ChangeId | undefined {
  return source
    ? movedBy(source, name)
    : sourcesOf(target).find((own) => movedBy(own, name))?.successor?.change;
}

function movedBy({ successor, query }: Endpoint, name: string): ChangeId | undefined {
  if (query?.some((own) => own.name === name) !== true) return undefined;
  return successor?.parameters.some((own) => own.name === name) ? successor.change : undefined;
}

/** @returns Whether the value is one that v2 takes. */
function judgeValue(
  { name, type, range, format, words }: QueryParameter,
  value: string | undefined,
  sites: Sites,
  findings: Findings,
): boolean {
  const wanted = range ? rangeText(range) : wordsText(words ?? [], format);
  const isRight =
    value !== undefined &&
    (type === "integer"
      ? isWithin(value, range)
      : (words?.includes(value) ?? false) || format === undefined || formats[format](value));
  if (isRight) return true;
  const own = value === undefined ? "what is not percent-encoded" : `\`${clipped(value)}\``;
  const message = `\`${name}\` must be ${wanted}, not ${own}`;
  const place = sites.query(name);
  report(findings, {
    change: "v2-invalid",
    severity: "error",
    ...place,
    message,
    fix: `send ${wanted}`,
  });
  return false;
}

function isWithin(value: string, range: QueryParameter["range"]): boolean {
  if (!/^\d{1,16}$/.test(value)) return false;
  const [least = 0, most = Number.POSITIVE_INFINITY] = range ?? [];
  return Number(value) >= least && Number(value) <= most;
}

function rangeText([least, most]: readonly [number, number]): string {
  return most === Number.MAX_SAFE_INTEGER
    ? `a whole number from ${least}`
    : `a whole number from ${least} to ${most}`;
}

function wordsText(words: readonly string[], format: string | undefined): string {
  const day = format === "date" ? ["a day as YYYY-MM-DD"] : [];
  return [...words.map((word) => `\`${word}\``), ...day].join(" or ");
}

function decoded(text: string): string | undefined {
  if (!text.includes("%") && !text.includes("+")) return text;
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}
