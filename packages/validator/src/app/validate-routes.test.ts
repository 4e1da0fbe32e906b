import { describe, expect, test } from "vitest";
import { createClient } from "./testing/client.ts";

const v1 = { method: "POST", url: "/api/v1/habits", body: { title: "Run" } };
const v2 = { method: "GET", url: "/api/v2/habits" };
const { post, send } = createClient();

const dataOf = (json: unknown) => (json as { data: unknown }).data;
const errorOf = (json: unknown) =>
  (json as { error: { code: string; message: string; details: { field: string }[] } }).error;

describe("POST /validate", () => {
  test("says what breaks in one request, why, and what it becomes", async () => {
    const { status, json } = await post(v1);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      data: {
        verdict: "breaks",
        breakages: [{ change: "habits-moved" }, { change: "title-to-name", pointer: "/title" }],
        converted: { requests: [{ method: "POST", url: "/api/v2/habits", body: { name: "Run" } }] },
      },
      meta: { requestId: "r1", timestamp: "2024-12-20T12:00:00.000Z", version: "2.2.1" },
    });
  });

  test.each([
    ["an array", [v1, v2]],
    ["a list of requests", { requests: [v1, v2] }],
    ["a HAR document", harOf([v1, v2])],
    ["requests and payloads", [v1, { schema: "log", payload: logOf(1) }]],
  ])("gives a verdict for each of %s, in order", async (_, body) => {
    const { status, json } = await post(body);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      data: [{ verdict: "breaks" }, { verdict: "ok" }],
      pagination: { total: 2, limit: 2, offset: 0 },
    });
  });

  test("gives thousands of verdicts in order", async () => {
    const list = Array.from({ length: 3_000 }, (_, at) => (at % 3 === 0 ? v1 : v2));
    const { json } = await post({ requests: list });
    const verdicts = (dataOf(json) as { verdict: string }[]).map(({ verdict }) => verdict);
    expect(verdicts).toEqual(list.map((own) => (own === v1 ? "breaks" : "ok")));
    const statusOf = async (requests: unknown) =>
      (await post({ requests }, "/validate?fail=true")).status;
    expect(await statusOf(list)).toBe(422);
    expect(await statusOf(list.filter((own) => own === v2))).toBe(200);
  });

  test("converted requests have ids of their own, for v2 refuses one that it has seen", async () => {
    const data = dataOf((await post([v1, v1])).json) as {
      converted: { requests: { headers: Record<string, string> }[] };
    }[];
    const ids = data.map(({ converted }) => converted.requests[0]?.headers["X-Request-ID"]);
    expect(new Set(ids).size).toBe(2);
  });

  test("judges a payload by its schema", async () => {
    expect(dataOf((await post({ schema: "log", payload: logOf(1) })).json)).toEqual({
      verdict: "ok",
      breakages: [],
    });
    const { json } = await post({ schema: "habit-create", payload: { title: "x" } });
    expect(dataOf(json)).toMatchObject({ verdict: "breaks" });
  });

  test("answers an empty list with none", async () => {
    expect(dataOf((await post([])).json)).toEqual([]);
  });

  test.each([
    ["", 200],
    ["?fail=false", 200],
    ["?fail=true", 422],
    ["?fail=maybe", 400],
  ])("%s answers %i where something breaks", async (query, status) => {
    expect((await post(v1, `/validate${query}`)).status).toBe(status);
    expect((await post([v2, v1], `/validate${query}`)).status).toBe(status);
    if (status === 422) expect((await post([v2], `/validate${query}`)).status).toBe(200);
  });

  test("takes requests with any +json media type and charset", async () => {
    for (const type of ["application/problem+json", "Application/JSON; Charset=UTF-8"]) {
      expect((await post(v2, "/validate", { "Content-Type": type })).status).toBe(200);
    }
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/json; charset=latin1",
  ])("refuses %s and says what it takes", async (type) => {
    const { status, headers, json } = await post(v2, "/validate", { "Content-Type": type });
    expect(status).toBe(415);
    expect(headers.get("accept-post")).toBe("application/json, application/x-ndjson");
    expect(errorOf(json).code).toBe("UNSUPPORTED_MEDIA_TYPE");
  });

  test("refuses a body without a media type, and one that is compressed", async () => {
    const body = new TextEncoder().encode(JSON.stringify(v2));
    expect((await send("POST", "/validate", { body })).status).toBe(415);
    const gzip = await post(v2, "/validate", { "Content-Encoding": "gzip" });
    expect(gzip.status).toBe(415);
    expect(gzip.headers.get("accept-encoding")).toBe("identity");
  });

  test.each([
    ["nothing", "", "The body is empty"],
    ["a text", '"x"', "none of what is judged"],
    ["null", "null", "none of what is judged"],
    ["an object of its own", "{}", "none of what is judged"],
    ["no request", '{"method":1}', "`method` must be a string"],
    ["no schema", '{"schema":"x","payload":1}', "is no schema"],
    ["no payload", '{"schema":"log"}', "`payload` is missing"],
    ["no requests", '{"requests":{}}', "`requests` must be an array"],
    ["no HAR", '{"log":{}}', "The HAR document has no entries"],
  ])("a body that holds %s is told what is judged", async (_, body, message) => {
    const { status, json } = await post(body);
    expect(status).toBe(400);
    expect(errorOf(json)).toMatchObject({ code: "VALIDATION_ERROR" });
    expect(errorOf(json).message).toContain(message);
    if (!body.includes("log")) expect(errorOf(json).message).toContain('{ "method", "url"');
  });

  test("every wrong element of a list is named by its place", async () => {
    const { status, json } = await post([v2, 1, { method: "GET" }, { schema: "x", payload: 1 }]);
    expect(status).toBe(400);
    expect(errorOf(json).details.map(({ field }) => field)).toEqual(["/1", "/2/url", "/3/schema"]);
  });

  test("what is no JSON is told by line and column, and not quoted", async () => {
    const { status, json, text } = await post('{\n  "password": "geheim",\n  "x": tru }');
    expect(status).toBe(400);
    expect(errorOf(json).message).toBe("It is not JSON: line 3, column 8 (offset 33)");
    expect(text).not.toContain("geheim");
  });

  test("bytes that are no UTF-8 are refused, and a byte order mark is none of the JSON", async () => {
    const headers = { "Content-Type": "application/json" };
    const broken = await send("POST", "/validate", {
      headers,
      body: new Uint8Array([34, 255, 34]),
    });
    expect(errorOf(broken.json).message).toBe("The body is not UTF-8");
    expect((await post(`\ufeff${JSON.stringify(v2)}`)).status).toBe(200);
  });
});

function logOf(value: number) {
  return { targetDate: "2024-12-20", value, unitSymbol: "rep" };
}

function harOf(requests: readonly { method: string; url: string; body?: unknown }[]) {
  const entries = requests.map(({ method, url, body }) => ({
    request: {
      method,
      url: `https://habits.example${url}`,
      headers: headersOfV2.map(([name, value]) => ({ name, value })),
      ...(body !== undefined && {
        postData: { mimeType: "application/json", text: JSON.stringify(body) },
      }),
    },
  }));
  return { log: { version: "1.2", entries } };
}

const headersOfV2 = [
  ["Host", "habits.example"],
  [":authority", "habits.example"],
  ["X-API-Key", "k"],
  ["X-API-Version", "2"],
  ["X-Client-Version", "1.0.0"],
  ["X-Request-ID", "r"],
  ["Content-Type", "application/json"],
] as const;
