import type { Endpoint } from "@habitshift/schemas";
import { addNotes, countTaken, type Findings } from "./findings.ts";
import { writeHarRequest } from "./har-request.ts";
import { withLength } from "./header-list.ts";
import { isObject, type JsonObject } from "./json-object.ts";
import { takeAnswer } from "./recorded-answer.ts";
import { type ConvertedAttempt, type FailedAttempt, placeOf } from "./recorded-call.ts";

/** The entries that an entry at a pointer becomes; itself, where its request is at fault. */
export function convertEntry(
  entry: JsonObject,
  attempt: ConvertedAttempt | FailedAttempt,
  pointer: string,
  findings: Findings,
): JsonObject[] {
  const request = `${pointer}/request`;
  const places = {
    method: `${request}/method`,
    url: `${request}/url`,
    headers: `${request}/headers`,
    body: `${request}/postData/text`,
  };
  if (attempt.kind === "failed") {
    const { message } = attempt;
    findings.problems.push({ pointer: placeOf(attempt.pointer, places), message });
    return [entry];
  }
  countTaken(findings, "request");
  addNotes(findings, attempt.notes, (own) => placeOf(own, places));
  const answer = convertResponse(entry.response, attempt.endpoint, pointer, findings);
  return attempt.calls.map((call) => ({
    ...entry,
    request: writeHarRequest(entry.request as JsonObject, call),
    ...answer,
  }));
}

/** The `response` of an entry where it changes. */
function convertResponse(
  response: unknown,
  endpoint: Endpoint,
  pointer: string,
  findings: Findings,
): { readonly response?: JsonObject } {
  const content = isObject(response) ? response.content : undefined;
  if (!isObject(response) || !isObject(content) || typeof content.text !== "string") return {};
  const isEncoded = content.encoding === "base64";
  const text = isEncoded ? decodeText(content.text) : content.text;
  if (text === undefined) return {};
  const answer = takeAnswer(text, endpoint, `${pointer}/response/content/text`, findings);
  if (answer === undefined) return {};
  const written = isEncoded ? Buffer.from(answer.text).toString("base64") : answer.text;
  return { response: withBody(response, { ...content, text: written }, answer.size) };
}

/** The text that base64 stands for; undefined where it is none. */
function decodeText(encoded: string): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(encoded, "base64"));
  } catch {
    return undefined;
  }
}

/** A response with other content; it says of its size what it said before, as if it were not compressed. */
function withBody(response: JsonObject, content: JsonObject, size: number): JsonObject {
  const headers = withLength(response.headers, "name", size);
  return {
    ...response,
    ...(headers === response.headers ? {} : { headers, headersSize: -1 }),
    content: { ...content, size, ...("compression" in content ? { compression: 0 } : {}) },
    // Not known, or from a cache.
    ...(Number(response.bodySize) > 0 ? { bodySize: size } : {}),
  };
}
