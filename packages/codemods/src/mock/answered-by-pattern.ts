import type { Endpoint } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { UrlMatch } from "../client/addresses/match-url.ts";
import type { Exchange } from "../provenance/exchanges.ts";
import type { HttpRequest } from "../provenance/http-request.ts";
import type { NativeCall } from "../provenance/native/native.ts";
import type { TextValue } from "../provenance/text/text-value.ts";
import type { Value, Values } from "../provenance/value.ts";
import { fitsUrl } from "./path-pattern.ts";

/** A mock that names no path answers the calls of the program whose URLs its pattern fits. */
export function answeredByPattern(
  { machine, frame }: NativeCall,
  request: HttpRequest,
  method: string | null,
  pattern: RegExp,
): Values {
  machine.read(machine.exchanges.news);
  const found = new Set<Value>();
  for (const exchange of machine.exchanges.all.values()) {
    const { endpoint } = exchange.call;
    const isMeant = method === null || endpoint.method === method;
    const use = isMeant && hasNames(endpoint, request) ? useOf(exchange, pattern) : null;
    if (!use) continue;
    const made = machine.mocked.record(endpoint, frame, request, use);
    found.add(machine.intern.service(made, { is: "envelope" }));
  }
  return found;
}

/** A name in the pattern stands for what a path names, too: `:id` is no `today`. */
function hasNames({ path }: Endpoint, { slots: { url } }: HttpRequest): boolean {
  if (!url || !ts.isStringLiteralLike(url)) return true;
  const segments = path.split("/");
  const names = url.text.split("/").reverse();
  return names.every(
    (name, index) => !name.startsWith(":") || segments.at(-1 - index)?.startsWith("{"),
  );
}

function useOf(
  { uses }: Exchange,
  pattern: RegExp,
): { readonly url: TextValue; readonly match: UrlMatch } | null {
  for (const { url, match } of uses.values())
    if (fitsUrl(pattern, match, match.flat)) return { url, match };
  return null;
}
