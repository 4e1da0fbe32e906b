import { endpoints, prefixes } from "@habitshift/schemas";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openTest } from "../testing/client.ts";
import { conform } from "../testing/conforms.ts";

const called = endpoints.filter(({ anyMethod }) => anyMethod !== true);
const words = fc.constantFrom(
  "h1",
  "n1",
  "a1",
  "t1",
  "%ff",
  "..",
  "x".repeat(300),
  "%2F",
  "__proto__",
);
const value = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom("h1", "2025-01-09", "done", "skipped", 1, -1, 1e308, null),
);
const members = fc.constantFrom(
  ...["habitId", "date", "status", "targetDate", "value", "unitSymbol", "name", "title", "goals"],
  ...["occurrence", "operations", "ids", "text", "email", "password", "refreshToken", "target"],
);
const body = fc.oneof(fc.jsonValue(), fc.dictionary(members, value));
const request = fc.record({
  endpoint: fc.constantFrom(...called),
  parameters: fc.array(words, { minLength: 2, maxLength: 2 }),
  query: fc.constantFrom("", "?limit=0", "?limit=2&offset=1", "?date=x", "?habitId=h1", "?%ff=%"),
  body: fc.option(body, { nil: undefined }),
});

describe("whatever is sent", () => {
  test("the sandbox answers as its document says, and never fails", async () => {
    const { ask } = await openTest();
    const property = fc.asyncProperty(
      request,
      async ({ endpoint, parameters, query, body: sent }) => {
        let at = 0;
        const path = endpoint.path.replace(/\{\w+\}/g, () => parameters[at++ % 2] ?? "h1");
        const url = `${endpoint.bare === true ? "" : prefixes[endpoint.version][0]}${path}${query}`;
        const { method } = endpoint;
        const { status } = await ask(method, url, method === "GET" ? undefined : sent);
        expect(status === 501 || status < 500).toBe(true);
      },
    );
    await fc.assert(property, { numRuns: 400 });
  });

  test("what the document does not tell of would be noticed", () => {
    const path = "/api/v2/habits";
    const meta = { requestId: "r", timestamp: "2025-01-10T12:00:00Z", version: "2.2.1" };
    const headers = new Headers({ "Content-Type": "application/json" });
    const said = (status: number, own: object, more = headers, of = path) => {
      return () => conform("GET", of, { status, headers: more, body: own });
    };
    expect(said(200, { data: [], meta })).not.toThrow();
    expect(said(200, { data: [{ id: 1 }], meta })).toThrow("200");
    expect(said(418, {})).toThrow("not told of");
    expect(said(200, { data: [] }, headers, "/api/v1/habits")).toThrow();
    expect(said(200, { data: [], meta }, new Headers())).toThrow('the type ""');
    const error = { error: { code: "RATE_LIMITED", message: "x", details: [] }, meta };
    expect(said(429, error)).toThrow("Retry-After is missing");
    const late = new Headers([...headers, ["Retry-After", "soon"]]);
    expect(said(429, error, late)).toThrow('Retry-After is "soon"');
  });
});
