import type { Refusal } from "../model.ts";
import { mayBeJudged } from "./header-names.ts";
import { isObject, ownMember, typeOf } from "./json-type.ts";
import { escaped } from "./place.ts";

/** The value of a header; a list where it was sent more than once. */
export type HeaderValues = string | readonly string[];

/** A request that is to be judged. */
export interface JudgedRequest {
  readonly method: string;
  readonly url: string;
  /** Those that may be judged, by their names in small letters; undefined where nothing is said of headers. */
  readonly headers: ReadonlyMap<string, HeaderValues> | undefined;
  /** The headers by the names that they were given by, each as one text. */
  readonly written: () => Record<string, string>;
  readonly body: unknown;
}

type Faults = Refusal["faults"][number][];

/** Reads what should be a request: `{ method, url, headers?, body? }`. */
export function readRequest(input: unknown): JudgedRequest | Refusal {
  if (!isObject(input)) {
    const message = `a request must be an object with \`method\` and \`url\`, not ${typeOf(input)}`;
    return { faults: [{ pointer: "", message }] };
  }
  const faults: Faults = [];
  const method = readText(input, "method", faults);
  const url = readText(input, "url", faults);
  const given = ownMember(input, "headers") ?? undefined;
  const headers = given === undefined ? undefined : readHeaders(given, faults);
  if (faults.length > 0) return { faults: faults.slice(0, mostFaults) };
  const written = () => writtenHeaders(given);
  return { method, url, headers, written, body: ownMember(input, "body") };
}

/** How many faults a refusal names. */
const mostFaults = 20;

function readText(input: Readonly<Record<string, unknown>>, name: string, faults: Faults): string {
  const value = ownMember(input, name);
  if (typeof value === "string" && value !== "") return value;
  const found =
    value === undefined ? "it is missing" : value === "" ? "it is empty" : typeOf(value);
  const message =
    value === undefined || value === ""
      ? `\`${name}\` must be a string, and ${found}`
      : `\`${name}\` must be a string, not ${found}`;
  faults.push({ pointer: `/${name}`, message });
  return "";
}

/** Headers as an object, or as a list of pairs as recordings have them. */
function readHeaders(given: unknown, faults: Faults): ReadonlyMap<string, HeaderValues> {
  const headers = new Map<string, HeaderValues>();
  if (Array.isArray(given)) readPairs(given, headers, faults);
  else if (isObject(given)) {
    for (const name of Object.keys(given)) {
      if (faults.length > mostFaults) break;
      const values = valuesOf(given[name]);
      if (values === undefined) faults.push(wrongValue(`/headers/${escaped(name)}`, given[name]));
      else add(headers, name, values);
    }
  } else {
    const message = `\`headers\` must be an object or a list, not ${typeOf(given)}`;
    faults.push({ pointer: "/headers", message });
  }
  return headers;
}

function readPairs(
  list: readonly unknown[],
  headers: Map<string, HeaderValues>,
  faults: Faults,
): void {
  for (const [index, pair] of list.entries()) {
    const [name, value] = Array.isArray(pair)
      ? pair
      : isObject(pair)
        ? [ownMember(pair, "name"), ownMember(pair, "value")]
        : [];
    const values = valuesOf(value);
    if (typeof name === "string" && values !== undefined) add(headers, name, values);
    else
      faults.push({
        pointer: `/headers/${index}`,
        message: "a header must have a `name` and a `value`",
      });
    if (faults.length > mostFaults) return;
  }
}

/** Adds values; names are told apart whatever their case. */
function add(headers: Map<string, HeaderValues>, name: string, values: HeaderValues): void {
  if (values.length === 0 || !mayBeJudged(name)) return;
  const key = name.toLowerCase();
  const before = headers.get(key);
  if (before === undefined) headers.set(key, values);
  else if (typeof before === "string" || before.length < mostValues)
    headers.set(key, [before, values].flat());
}

/** More values than any header that is judged may have. */
const mostValues = 8;

/** The values of a header; none where it is said not to be there, undefined where it is none. */
function valuesOf(value: unknown): HeaderValues | undefined {
  if (typeof value === "string") return value;
  if (value === undefined || value === null) return [];
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (!Array.isArray(value)) return undefined;
  const texts = value.filter((own) => typeof own === "string" || typeof own === "number");
  return texts.length === value.length ? texts.map(String) : undefined;
}

function wrongValue(pointer: string, value: unknown): Faults[number] {
  return {
    pointer,
    message: `a header must be a string or a list of strings, not ${typeOf(value)}`,
  };
}

function writtenHeaders(given: unknown): Record<string, string> {
  const texts = pairsOf(given).map(([name, value]) => [name, textOf(valuesOf(value))] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}

function pairsOf(given: unknown): readonly (readonly [string, unknown])[] {
  if (!Array.isArray(given)) return isObject(given) ? Object.entries(given) : [];
  return given.map((pair) =>
    Array.isArray(pair)
      ? [String(pair[0]), pair[1]]
      : [String(ownMember(pair, "name")), ownMember(pair, "value")],
  );
}

function textOf(values: HeaderValues | undefined): string {
  return typeof values === "string" ? values : (values ?? []).join(", ");
}
