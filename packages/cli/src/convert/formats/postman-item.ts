import type { Endpoint } from "@habitshift/schemas";
import { addNotes, countTaken, type Findings } from "./findings.ts";
import { entriesOf, withLength } from "./header-list.ts";
import { isObject, type JsonObject } from "./json-object.ts";
import { placesOf, writeRequest } from "./postman-request.ts";
import type { Carriers, Site, Sites } from "./postman-sites.ts";
import { relativeTo } from "./postman-variables.ts";
import { takeAnswer } from "./recorded-answer.ts";
import { type FailedAttempt, placeOf } from "./recorded-call.ts";

/** What is known of a collection while its items are converted. */
export interface Rewriting {
  readonly sites: Sites;
  readonly carriers: Carriers;
  /** The pointers below which a request was converted. */
  readonly reached: ReadonlySet<string>;
  readonly findings: Findings;
}

/** The items that an item with a request becomes; itself, where there is nothing to convert or a fault. */
export function convertItem(
  item: JsonObject,
  pointer: string,
  rewriting: Rewriting,
): readonly JsonObject[] {
  const site = rewriting.sites.get(`${pointer}/request`);
  if (site?.attempt.kind === "failed") {
    report(site.attempt, item.request, `${pointer}/request`, rewriting.findings);
    return [item];
  }
  const requests = requestsOf(item.request, `${pointer}/request`, rewriting);
  const before = entriesOf(item.response);
  const examples = before.map((example, index) =>
    convertExample(example, `${pointer}/response/${index}`, site, rewriting),
  );
  const isSame = examples.every(([first], index) => first === before[index]);
  if (requests === undefined) {
    return isSame ? [item] : [{ ...item, response: examples.map(([first]) => first) }];
  }
  return requests.map((request, index) => ({
    ...(index === 0 ? item : withoutId(item)),
    ...nameOf(item, index, requests.length),
    request,
    ...(isSame ? {} : { response: examples.map((own) => own[index] ?? own[0]) }),
  }));
}

/** Two items must not have one id; Postman makes a new one. */
function withoutId(item: JsonObject): JsonObject {
  const ids = ["id", "_postman_id", "uid"];
  return Object.fromEntries(Object.entries(item).filter(([name]) => !ids.includes(name)));
}

function nameOf({ name }: JsonObject, index: number, count: number): JsonObject {
  if (count === 1 || typeof name !== "string") return {};
  return { name: `${name} (${index + 1} of ${count})` };
}

function report(
  { pointer, message }: FailedAttempt,
  request: unknown,
  place: string,
  { problems }: Findings,
): void {
  problems.push({ pointer: placeOf(pointer, placesOf(request, place)), message });
}

/** What a request becomes; undefined where it is not of the service. */
function requestsOf(
  request: unknown,
  pointer: string,
  { sites, carriers, findings }: Rewriting,
): JsonObject[] | undefined {
  const site = sites.get(pointer);
  if (site?.attempt.kind !== "converted") return undefined;
  countTaken(findings, "request");
  const places = placesOf(request, pointer);
  addNotes(findings, site.attempt.notes, (own) => placeOf(own, places));
  const carrier = site.url.carrier?.definition.pointer ?? "";
  return site.attempt.calls.map((call) =>
    writeRequest(
      request,
      call,
      carriers.values.has(carrier) ? relativeTo(site.url, call.url) : call.url,
    ),
  );
}

/** What a saved example becomes: one, or as many as its request. */
function convertExample(
  example: unknown,
  pointer: string,
  owner: Site | undefined,
  rewriting: Rewriting,
): readonly unknown[] {
  if (!isObject(example)) return [example];
  const place = `${pointer}/originalRequest`;
  const own = rewriting.sites.get(place);
  const attempt = (own ?? owner)?.attempt;
  if (attempt?.kind === "failed") {
    report(attempt, example.originalRequest, place, rewriting.findings);
    return [example];
  }
  if (attempt?.kind !== "converted") return [example];
  const count = owner?.attempt.kind === "converted" ? owner.attempt.calls.length : 1;
  const { length } = attempt.calls;
  if (own !== undefined && length > 1 && length !== count) {
    const message = `it becomes ${length} requests, which one example cannot show`;
    rewriting.findings.problems.push({ pointer: place, message });
    return [example];
  }
  const answered = { ...example, ...answerOf(example, attempt.endpoint, pointer, rewriting) };
  const requests = requestsOf(example.originalRequest, place, rewriting);
  return requests?.map((request) => ({ ...answered, originalRequest: request })) ?? [answered];
}

/** The body of an example, and the headers that speak of it, where they change. */
function answerOf(
  { body, header }: JsonObject,
  endpoint: Endpoint,
  pointer: string,
  { findings }: Rewriting,
): JsonObject {
  if (typeof body !== "string") return {};
  const answer = takeAnswer(body, endpoint, `${pointer}/body`, findings);
  if (answer === undefined) return {};
  const headers = withLength(header, "key", answer.size);
  return { ...(headers === header ? {} : { header: headers }), body: answer.text };
}
