import { expect, test } from "vitest";
import { base, converted, required } from "./testing/converted-postman.ts";
import { postmanItem, postmanUrl } from "./testing/postman-collection.ts";

test("the parameters of a path stay with their values and descriptions", () => {
  const url = {
    ...postmanUrl(`${base}/notes/:noteId?habitId={{habit id}}`),
    variable: [{ key: "noteId", value: "n1", description: "which" }],
  };
  const { items } = converted([{ name: "x", request: { method: "DELETE", header: [], url } }]);
  expect(items[0]?.request.url).toEqual({
    ...url,
    raw: "https://habits.example/api/v2/habits/{{habit id}}/notes/:noteId",
    path: ["api", "v2", "habits", "{{habit id}}", "notes", ":noteId"],
    query: undefined,
  });
});

test("a body keeps its form and its variables, also one that moves into the path", () => {
  const checkIn = `{
    "habitId": "{{habit id}}",
    "date": "{{$isoTimestamp}}",
    "status": "done"
}`;
  const skip = checkIn.replace("{{$isoTimestamp}}", "2024-11-01").replace("done", "skipped");
  const create = '{\r\n\t"title": "{{name}}",\r\n\t"external": 9007199254740993\r\n}';
  const { items, problems } = converted([
    postmanItem("a", "POST", `${base}/habits/checkin`, checkIn),
    postmanItem("b", "POST", `${base}/habits/checkin`, skip),
    postmanItem("c", "POST", `${base}/habits`, create),
    postmanItem("d", "DELETE", `${base}/habits/bulk`, '{"ids":["{{first}}","a b"]}'),
  ]);
  expect(problems).toMatchObject([{ pointer: "/item/0/request/body/raw" }]);
  expect(items[0]?.request.url.raw).toBe(`${base}/habits/checkin`);
  expect(items[1]?.request).toMatchObject({
    url: { raw: "https://habits.example/api/v2/habits/{{habit id}}/logs/skip" },
    body: { raw: '{\n    "targetDate": "2024-11-01"\n}', options: { raw: { language: "json" } } },
  });
  expect(items[2]?.request.body?.raw).toBe(
    '{\r\n\t"name": "{{name}}",\r\n\t"external": 9007199254740993\r\n}',
  );
  expect(JSON.parse(items[3]?.request.body?.raw ?? "")).toEqual({
    operations: [
      { method: "DELETE", path: "/habits/{{first}}", body: {} },
      { method: "DELETE", path: "/habits/a%20b", body: {} },
    ],
  });
});

test("requests and URLs may be texts, headers lines, and headers switched off", () => {
  const { items, problems } = converted([
    { name: "a", request: `${base}/habits` },
    { name: "b", request: { url: `${base}/habits`, header: "Accept: */*\nX-Client-Version: 9:1" } },
    {
      name: "c",
      request: {
        method: "get",
        header: [{ key: "X-API-Version", value: "1", disabled: true }],
        url: { raw: `${base}/statistics` },
      },
    },
    { name: "d", request: { method: "GET", header: null, url: "/api/v1/habits/today" } },
    { name: "e", request: { method: "GET", url: "{{base}}api/v1/habits" } },
    { name: "f", request: { method: "GET", url: "{{scheme}}://{{host}}/api/v1/habits" } },
  ]);
  expect(problems).toEqual([]);
  expect(items.map(({ request }) => request.url)).toEqual([
    "https://habits.example/api/v2/habits",
    "https://habits.example/api/v2/habits",
    { raw: "https://habits.example/api/v2/statistics" },
    "/api/v2/habits?date=today",
    "{{base}}api/v2/habits",
    "{{scheme}}://{{host}}/api/v2/habits",
  ]);
  expect(items[0]?.request).toMatchObject({ method: "GET", header: required });
  expect(items[1]?.request.header).toEqual([
    { key: "Accept", value: "*/*" },
    { key: "X-Client-Version", value: "9:1" },
    required[0],
    required[2],
  ]);
  expect(items[2]?.request.header).toEqual([
    { key: "X-API-Version", value: "1", disabled: true },
    ...required,
  ]);
});

test("a body that is not sent is no body", () => {
  const url = `${base}/habits`;
  const { items, problems } = converted([
    { name: "a", request: { method: "GET", url, body: { mode: "raw", raw: "" } } },
    { name: "b", request: { method: "GET", url, body: { mode: "formdata", formdata: [] } } },
    { name: "c", request: { method: "GET", url, body: { mode: "raw", raw: "x", disabled: true } } },
  ]);
  expect(problems).toEqual([]);
  expect(items.map(({ request }) => request.body)).toEqual([
    { mode: "raw", raw: "" },
    { mode: "formdata", formdata: [] },
    { mode: "raw", raw: "x", disabled: true },
  ]);
});
