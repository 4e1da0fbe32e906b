import { describe, expect, test } from "vitest";
import { read, readFixture } from "../testing/recorded.ts";

const headersOf = (own: ReturnType<typeof read>, index: number) => own.request(index).headers;

describe("a collection", () => {
  const collection = readFixture("habits.postman_collection.json");

  test("gives the requests of all its folders, and not the examples of answers", () => {
    expect(collection.calls).toEqual([
      "POST https://habits.example/api/v1/habits",
      "GET https://habits.example/api/v1/user/statistics",
      "GET https://habits.example:8443/v2/habits?date=01/02/2025",
      "POST https://habits.example/api/v2/habits/h1/logs",
      "POST https://habits.example/graphql",
      "POST https://chat.example/hooks/1",
    ]);
    expect(collection.requests[2]?.name).toBe("v2 / Habits of a day");
  });

  test("hands down how requests are signed", () => {
    expect(headersOf(collection, 0)).toMatchObject({ "X-API-Key": "{{apiKey}}" });
    expect(headersOf(collection, 1)).toEqual({});
    expect(headersOf(collection, 2)).toMatchObject({ Authorization: "Bearer {{token}}" });
    expect(headersOf(collection, 5)).toMatchObject({ Authorization: "Basic ***" });
  });

  test("sends headers that are not switched off, what its body is, and what scripts add", () => {
    expect(headersOf(collection, 0)).toEqual({
      Accept: "application/json",
      "X-API-Key": "{{apiKey}}",
      "Content-Type": "application/json",
    });
    expect(headersOf(collection, 2)).toMatchObject({ "X-Request-ID": "{{X-Request-ID}}" });
    expect(collection.at(2, "header", "/X-Request-ID")).toMatch(/^\?73:6/);
  });

  test("tells where the parts stand, and which of them hang on a value that is not known", () => {
    expect(collection.at(0, "path")).toBe("26:16 {{baseUrl}}/habits");
    expect(collection.at(0, "body", "/title")).toBe(String.raw`22:25 \"title\": \"{{title}}\"`);
    expect(collection.at(0, "body", "/target")).toBe(String.raw`?22:58 \"target\": {{target}}`);
    expect(collection.at(2, "query", "/date")).toContain('date", "value": "01/02/2025');
    expect(collection.at(2, "header", "/X-API-Version")).toBe(
      '76:8 { "key": "X-API-Version", "value": "2" }',
    );
    expect(collection.at(3, "path")).toBe("105:38 /api/v2/habits/:habitId/logs");
  });

  test("may send forms and GraphQL", () => {
    expect(collection.request(3).body).toBe("targetDate=2025-01-31");
    expect(collection.request(4).body).toEqual({
      query: "{ habits { name } }",
      variables: { limit: 5 },
    });
  });

  test("takes values of an environment before its own", () => {
    const own = readFixture("habits.postman_collection.json", {
      variables: { host: "http://127.0.0.1:8788", apiKey: "k" },
    });
    expect(own.calls[0]).toBe("POST http://127.0.0.1:8788/api/v1/habits");
    expect(headersOf(own, 0)).toMatchObject({ "X-API-Key": "k" });
  });
});

test("a collection of 2.0 has its values as members, headers as a text, requests as a URL", () => {
  const own = readFixture("old.postman_collection.json");
  expect(own.calls).toEqual([
    "PUT https://habits.example/v2/habits/h1",
    "GET https://habits.example/api/v1/habits",
  ]);
  expect(headersOf(own, 0)).toMatchObject({ "X-API-Key": "hk_test", "X-Request-ID": "7" });
  expect(own.at(0, "header", "/X-API-Version")).toBe("12:48 X-API-Version: 2");
  expect(own.at(1, "path")).toBe("17:54 /api/v1/habits");
});

describe("a collection at fault", () => {
  const name = "x.json";

  test.each([
    ['{"info":{},"item":[{"request":7}]}', "1:31: this request is neither an object nor a URL"],
    ['{"info":{},"item":[}', "1:20: not JSON: here a value or `]` must stand"],
  ])("is told: %s", (text, complaint) => {
    expect(read(text, { name }).complaints).toEqual([complaint]);
  });

  test.each([
    '{"info":{},"item":{}}',
    '{"info":{},"item":[null,[],{"item":7},{"request":{}}]}',
    '{"info":{},"item":[{"request":{"url":{"host":7,"path":[{}],"query":[null]},"body":{"mode":"raw"},"header":7,"auth":{"type":"x"}}}]}',
    '{"info":{},"item":[{"request":{"url":null,"body":7}}],"variable":[null,{"key":"a"}],"event":[{"listen":"prerequest","script":{"exec":"x"}}]}',
  ])("never stops the reader: %s", (text) => {
    expect(read(text, { name }).problems).toEqual([]);
  });
});
