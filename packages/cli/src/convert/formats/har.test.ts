import { expect, test } from "vitest";
import { convertHar, isHar } from "./har.ts";
import { type ChromeCall, chromeHar } from "./testing/chrome-har.ts";
import { deepFreeze } from "./testing/deep-freeze.ts";

const base = "https://habits.example/api/v1";
const inV2 = "https://habits.example/api/v2";
type Har = ReturnType<typeof chromeHar>;

/** Converts an archive of calls, and gives the entries that they become. */
function converted(...calls: readonly ChromeCall[]) {
  let count = 0;
  const requestId = () => `r${++count}`;
  const har = deepFreeze(chromeHar(...calls));
  const result = convertHar(har, { requestId, clientVersion: "3.1.0" });
  return { ...result, har, entries: (result.value as Har).log.entries };
}

const places = (found: readonly { readonly pointer: string }[]) =>
  found.map(({ pointer }) => pointer);

test("an archive is told by its entries", () => {
  expect(isHar(chromeHar())).toBe(true);
  for (const other of [null, [], { log: {} }, { log: { entries: {} } }, { entries: [] }, "log"]) {
    expect(isHar(other)).toBe(false);
    expect(convertHar(other, {}).value).toBe(other);
  }
});

test("a call is rewritten, and the rest of its entry stays", () => {
  const { entries, har, taken, problems } = converted({ url: `${base}/habits/today?x=a%20b` });
  const [entry] = entries;
  const [before] = har.log.entries;
  expect(entry?.request).toEqual({
    ...before?.request,
    url: `${inV2}/habits?date=today&x=a%20b`,
    headers: [
      { name: ":authority", value: "habits.example" },
      { name: ":method", value: "GET" },
      { name: ":path", value: "/api/v2/habits?date=today&x=a%20b" },
      { name: ":scheme", value: "https" },
      { name: "accept", value: "application/json" },
      { name: "cookie", value: "session=abc" },
      { name: "cookie", value: "theme=dark" },
      { name: "x-api-key", value: "hk_secret" },
      { name: "X-API-Version", value: "2" },
      { name: "X-Client-Version", value: "3.1.0" },
      { name: "X-Request-ID", value: "r1" },
    ],
    queryString: [
      { name: "date", value: "today" },
      { name: "x", value: "a b" },
    ],
  });
  expect(entry).toEqual({ ...before, request: entry?.request });
  expect([...taken]).toEqual([["request", 1]]);
  expect(problems).toEqual([]);
});

test("headers that are there keep their place and the case of their name", () => {
  const headers = [
    { name: "x-api-version", value: "1" },
    { name: "X-REQUEST-ID", value: "own" },
    { name: "accept-language", value: "en" },
  ];
  const { entries, notes } = converted({ url: `${base}/areas`, headers });
  expect(entries[0]?.request.headers.slice(7)).toEqual([
    { name: "x-api-key", value: "hk_secret" },
    { name: "x-api-version", value: "2" },
    { name: "X-REQUEST-ID", value: "own" },
    { name: "accept-language", value: "en" },
    { name: "X-Client-Version", value: "3.1.0" },
  ]);
  expect(places(notes)).toContain("/log/entries/0/request/headers");
});

test("a body keeps its form, its type and numbers that no double holds", () => {
  const body = '{\n  "title": "Läufe",\n  "external": 9007199254740993,\n  "unit": "times"\n}\n';
  const { entries, notes } = converted(
    { url: `${base}/areas` },
    {
      method: "POST",
      url: `${base}/habits`,
      body: body.replace('  "unit": "times"', '  "x": 1.10'),
    },
    { method: "POST", url: `${base}/habits`, body: '{"title":"Run","frequency":"daily"}' },
  );
  const [, indented, compact] = entries.map(({ request }) => request);
  const text = '{\n  "name": "Läufe",\n  "external": 9007199254740993,\n  "x": 1.1\n}\n';
  expect(indented?.postData).toEqual({ mimeType: "application/json", text });
  expect(indented?.bodySize).toBe(text.length + 1);
  expect(compact?.postData?.text).toBe('{"name":"Run","occurrence":{"type":"daily"}}');
  expect(compact?.headers.map(({ name }) => name)).not.toContain("content-length");
  expect(places(notes)).toContain("/log/entries/1/request/postData/text");
});

test("a body that moves into the path is gone", () => {
  const { entries } = converted({
    method: "DELETE",
    url: `${base}/notes/n1`,
    body: '{"habitId":"h1"}',
  });
  const [entry] = entries;
  expect(entry?.request.url).toBe(`${inV2}/habits/h1/notes/n1`);
  expect(entry?.request).not.toHaveProperty("postData");
  expect(entry?.request.bodySize).toBe(0);
});

test("a bulk deletion of many becomes several entries, each with a new id", () => {
  const ids = Array.from({ length: 250 }, (_, index) => `h${index}`);
  const { entries, taken, logs } = converted(
    { url: `${base}/areas` },
    {
      method: "DELETE",
      url: `${base}/habits/bulk`,
      body: JSON.stringify({ ids }),
      answer: '{"success":true,"data":{"deleted":250},"error":null}',
    },
    { url: "https://other.example/" },
  );
  expect(entries).toHaveLength(5);
  const batches = entries.slice(1, 4).map(({ request }) => request);
  const counts = batches.map(({ postData }) => JSON.parse(postData?.text ?? "").operations.length);
  expect(counts).toEqual([100, 100, 50]);
  for (const { method, url, headers, postData, bodySize } of batches) {
    expect([method, url]).toEqual(["POST", `${inV2}/batch`]);
    expect(headers).toContainEqual({ name: ":method", value: "POST" });
    expect(headers).toContainEqual({ name: ":path", value: "/api/v2/batch" });
    expect(bodySize).toBe(postData?.text.length);
  }
  const id = (index: number) => batches[index]?.headers.find(({ name }) => name === "X-Request-ID");
  expect(new Set([id(0)?.value, id(1)?.value, id(2)?.value]).size).toBe(3);
  expect([...taken]).toEqual([
    ["request", 2],
    ["envelope", 1],
  ]);
  expect(logs).toEqual([]);
});

test("an archive without calls of the service stays as it is", () => {
  const { value, har, problems, notes, taken } = converted(
    { url: "https://app.example/index.html", mimeType: "text/html", answer: "<title>x</title>" },
    {
      url: "https://books.example/api/v1/books/7",
      answer: '{"success":true,"data":{"title":"x"}}',
    },
    { method: "POST", url: "https://auth.example/api/v1", body: "grant_type=password" },
    { url: "https://proxy.example/?to=https://habits.example/api/v1/habits" },
    { url: `${inV2}/habits`, answer: '{"data":[]}' },
    { url: "https://api.example/api/v10/habits" },
    { url: "https://api/v1/habits" },
  );
  expect(value).toBe(har);
  expect([...problems, ...notes, ...taken]).toEqual([]);
});

test("what has the prefix and cannot be converted stays, and is a problem", () => {
  const { entries, har, problems } = converted(
    { url: `${base}/habits` },
    { url: `${base}/webhooks` },
    { url: "https://books.example/api/v1/books", answer: '{"title":"x"}' },
    { url: `${base}/logs` },
    { method: "POST", url: `${base}/habits`, body: "title=x" },
    {
      method: "POST",
      url: `${base}/habits/checkin`,
      body: '{"habitId":"h","date":"2024-11-01","status":"late"}',
    },
    { method: "OPTIONS", url: `${base}/habits` },
  );
  expect(entries.slice(1)).toEqual(har.log.entries.slice(1));
  expect(places(problems)).toEqual([
    "/log/entries/1/request/url",
    "/log/entries/3/request/url",
    "/log/entries/4/request/postData/text",
    "/log/entries/5/request/postData/text",
    "/log/entries/6/request/method",
  ]);
  expect(problems[0]?.message).toMatch("successor");
  expect(problems[3]?.message).toMatch("status");
});

test("what is no entry is passed over", () => {
  const entries = [null, {}, { request: { method: "GET" } }, { request: { method: 1, url: 2 } }, 7];
  const har = deepFreeze({ log: { version: "1.2", entries } });
  expect(convertHar(har, {})).toMatchObject({ value: har, problems: [] });
});
