import fc from "fast-check";
import type { HttpRequest } from "../http/message.ts";

const headers = { "X-API-Key": "k-test", "Content-Type": "application/json" };

/** Ids of habits that are there from the start, that are made on the way, and that no habit has. */
const id = fc.constantFrom("h1", "h2", "h3", "h100", "h101", "h102", "no/such ☃");
const date = fc.constantFrom("2024-11-01", "2024-12-01", "2024-12-02");
const query = fc.constantFrom("", "?x=1&y=%20");
const text = fc.string({ minLength: 1, unit: "binary" });

const members = {
  title: text,
  frequency: fc.oneof(fc.constantFrom("daily", "weekly"), text),
  target: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
  // Not `rep`, which comes back as `times`, as the converter notes.
  unit: fc.oneof(
    fc.constantFrom("times", "min"),
    text.filter((own) => own !== "rep"),
  ),
  streak: fc.nat(),
  completedDates: fc.array(date),
};
const partial = fc.record(members, { requiredKeys: [] });
// A unit without a target is a goal without a value, which v2 does not take.
const fresh = partial.map(({ unit, ...own }) =>
  own.target === undefined || unit === undefined ? own : { ...own, unit },
);

type Call = readonly [method: string, path: string, body?: unknown];

const of = <T>(values: fc.Arbitrary<T>, call: (value: T) => Call): fc.Arbitrary<Call> =>
  values.map(call);
const segment = encodeURIComponent;

/** Calls of what v1 offers; `status` is never `skipped`, which a check-in says only to some. */
const call: fc.Arbitrary<Call> = fc.oneof(
  fc.constantFrom<Call[]>(
    ["GET", "/habits"],
    ["GET", "/habits/today"],
    ["GET", "/areas"],
    ["GET", "/statistics"],
    ["GET", "/user/statistics"],
    ["GET", "/logs"],
    ["POST", "/habits", {}],
    ["DELETE", "/habits/bulk", {}],
  ),
  of(fresh, (body) => ["POST", "/habits", body]),
  of(id, (own) => ["GET", `/habits/${segment(own)}`]),
  of(id, (own) => ["DELETE", `/habits/${segment(own)}`]),
  of(fc.tuple(fc.constantFrom("PUT", "PATCH"), id, partial), ([method, own, body]) => {
    return [method, `/habits/${segment(own)}`, body];
  }),
  of(fc.tuple(id, date, fc.constantFrom("done", "done", "failed")), ([habitId, day, status]) => {
    return ["POST", "/habits/checkin", { habitId, date: day, status }];
  }),
  of(fc.tuple(id, date), ([habitId, day]) => ["POST", "/habits/skip", { habitId, date: day }]),
  of(fc.tuple(id, fc.constantFrom("logs", "notes")), ([own, path]) => {
    return ["GET", `/${path}?habitId=${segment(own)}`];
  }),
  of(fc.tuple(id, text), ([habitId, own]) => ["POST", "/notes", { habitId, text: own }]),
  of(
    fc.tuple(fc.array(id, { maxLength: 3 }), fc.constantFrom("ids", "habitIds", "")),
    ([ids, member]) => ["DELETE", "/habits/bulk", member === "" ? ids : { [member]: ids }],
  ),
);

const request = fc
  .tuple(call, query, fc.boolean())
  .map(([[method, path, body], more, isText]): HttpRequest => {
    const url = `/api/v1${path}${path.includes("?") ? more.replace("?", "&") : more}`;
    if (body === undefined) return { method, url, headers };
    return { method, url, headers, body: isText ? JSON.stringify(body) : body };
  });

/** Tries a law with sequences of v1 calls, and shows the shortest that breaks it. */
export function forAnyCalls(law: (calls: readonly HttpRequest[]) => void): void {
  fc.assert(fc.property(fc.array(request, { maxLength: 25, size: "max" }), law), { numRuns: 500 });
}
