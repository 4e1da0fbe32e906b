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
    const [path, meta] = ["/api/v2/habits", { requestId: "r", timestamp: "x", version: "1" }];
    expect(() => conform("GET", path, 200, { data: [{ id: 1 }], meta })).toThrow("200");
    expect(() => conform("GET", path, 418, {})).toThrow("not told of");
    expect(() => conform("GET", "/api/v1/habits", 200, { data: [] })).toThrow();
  });
});
