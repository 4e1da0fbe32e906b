import type { ConvertedDocument, DocumentOptions } from "../converted-document.ts";
import { documentOf, noFindings, untouched } from "./findings.ts";
import { convertEntry } from "./har-entry.ts";
import { readHarRequest } from "./har-request.ts";
import { isObject, type JsonObject } from "./json-object.ts";
import { attemptCall, foreign } from "./recorded-call.ts";
import { settleAttempts } from "./settle-attempts.ts";

/** True for an HTTP Archive (HAR 1.2). */
export function isHar(value: unknown): boolean {
  return entriesOf(value) !== undefined;
}

/**
 * Converts the calls of the service in an HTTP Archive, and the answers that were recorded with them.
 * An entry of anything else stays as it is.
 */
export function convertHar(har: unknown, options: DocumentOptions): ConvertedDocument<unknown> {
  const entries = entriesOf(har);
  if (entries === undefined) return untouched(har);
  const addressed = entries.map((entry) => {
    const call = readHarRequest(isObject(entry) ? entry.request : undefined);
    const attempt = call ? attemptCall(call, options) : foreign;
    return { url: call?.url ?? "", headers: call?.headers ?? {}, attempt };
  });
  const { services = [] } = options;
  const attempts = settleAttempts(addressed, { services, isKeyed: false });
  const findings = noFindings(options.units);
  const converted = entries.flatMap((entry, index) => {
    const attempt = attempts[index] ?? foreign;
    if (attempt.kind === "foreign" || !isObject(entry)) return [entry];
    return convertEntry(entry, attempt, `/log/entries/${index}`, findings);
  });
  if (findings.taken.size === 0) return documentOf(har, findings);
  const { log, ...rest } = har as { readonly log: JsonObject };
  return documentOf({ ...rest, log: { ...log, entries: converted } }, findings);
}

function entriesOf(value: unknown): readonly unknown[] | undefined {
  const log = isObject(value) ? value.log : undefined;
  const entries = isObject(log) ? log.entries : undefined;
  return Array.isArray(entries) ? entries : undefined;
}
