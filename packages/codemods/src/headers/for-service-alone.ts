import { ts } from "ts-morph";
import { quoted } from "../edit/quote.ts";
import type { Facts } from "../facts/facts.ts";
import { isWithoutEffect } from "../program/without-effect.ts";
import type { ExchangeUse } from "../provenance/exchanges.ts";
import type { TextPart } from "../provenance/text/text-value.ts";
import type { HeadersText } from "./headers-text.ts";

/**
 * The headers for those calls of a place that go to the service, told by how their URLs begin; null where the code
 * does not say that: `...(url.startsWith(String(process.env.API)) ? { … } : {})`.
 */
export function forServiceAlone(
  facts: Facts,
  uses: readonly ExchangeUse[],
  text: HeadersText,
): HeadersText | null {
  const [url, ...urls] = new Set(uses.map(({ request }) => request.slots.url));
  const [start, ...starts] = new Set(uses.map(({ match }) => startOf(match.parts)));
  if (!url || !start || urls.length > 0 || starts.length > 0 || !isText(facts, url)) return null;
  const places = new Set(uses.map(({ request }) => request.node));
  const others = [...facts.machine.exchanges.foreign.values()].flat();
  const shared = others.filter(({ node }) => places.has(node));
  if (!shared.every((other) => isElsewhere(other.url.parts, start))) return null;
  const chosen = (version: string): string =>
    `(${question(url, start)} ? ${text.expression(version)} : {})`;
  return {
    module: text.module,
    members: (version) => `...${chosen(version)}`,
    expression: chosen,
  };
}

/** Whether a condition asks just that of a call of the service. */
export function asksForService({ match, request }: ExchangeUse, condition: ts.Expression): boolean {
  const { url } = request.slots;
  const start = startOf(match.parts);
  if (!url || !start) return false;
  return inQuotes(condition.getText()) === inQuotes(question(url, start));
}

/** The same text whichever quotes a file has. */
function inQuotes(text: string): string {
  return text.replaceAll('"', "'");
}

function question(url: ts.Expression, start: string): string {
  const asked = ts.isLeftHandSideExpression(url) ? url.getText() : `(${url.getText()})`;
  return `${asked}.startsWith(${start})`;
}

/** What the URLs of the service begin with, as an expression: a variable of the environment, or a host that is written whole. */
function startOf(parts: readonly TextPart[]): string | null {
  const [first] = parts;
  if (!first) return null;
  if ("hole" in first) return first.variable && variableOf(first.hole, first.variable);
  const [origin = null] = /^\w+:\/\/[^/]+\//.exec(knownStart(parts)) ?? [];
  return origin && quoted(origin);
}

/** Whether another URL is seen to begin otherwise: with another variable or value, or a host that is no other way to write this one. */
function isElsewhere(parts: readonly TextPart[], start: string): boolean {
  const [first] = parts;
  if (!first) return false;
  if ("hole" in first) return startOf(parts) !== start;
  const text = knownStart(parts);
  return /^\w+:\/\/[^/]/.test(text) && startOf(parts) !== start && !start.includes(text);
}

/** The text before the first hole. */
function knownStart(parts: readonly TextPart[]): string {
  const next = parts.findIndex((part) => "hole" in part);
  const known = next < 0 ? parts : parts.slice(0, next);
  return known.map((part) => ("text" in part ? part.text : "")).join("");
}

/** A variable as any file can ask for it, where the code asks the process for it. */
function variableOf(hole: ts.Node, name: string): string | null {
  const source = hole.getSourceFile().text;
  return source.includes(ENVIRONMENT) && !source.includes("import.meta.env")
    ? `String(${ENVIRONMENT}.${name})`
    : null;
}

const ENVIRONMENT = "process.env";

/** Whether a URL is a text wherever it comes from, and can be asked for a second time. */
function isText(facts: Facts, url: ts.Expression): boolean {
  const isRepeated = ts.isTemplateExpression(url)
    ? url.templateSpans.every(({ expression }) => isWithoutEffect(expression))
    : isWithoutEffect(url);
  const seen = [...facts.seen(url)];
  return isRepeated && seen.length > 0 && seen.every(({ kind }) => kind === "text");
}
