import { endpoints } from "@habitshift/schemas";
import { describe, expect, test } from "vitest";
import { onlyV2, refusalOf } from "../testing/conversions.ts";

/** Each endpoint of v1 with a call of it, and what the call is in v2 (section 4). */
const cases: readonly (readonly [
  id: string,
  method: string,
  path: string,
  body: object | undefined,
  wanted: readonly [method: string, path: string, body?: object],
])[] = [
  ["v1.habits.list", "GET", "/habits", undefined, ["GET", "/habits"]],
  [
    "v1.habits.create",
    "POST",
    "/habits",
    { title: "Run", frequency: "daily", target: 3, unit: "times" },
    [
      "POST",
      "/habits",
      {
        name: "Run",
        occurrence: { type: "daily" },
        goals: [{ periodicity: "daily", value: 3, unit: "rep" }],
      },
    ],
  ],
  ["v1.habits.today", "GET", "/habits/today", undefined, ["GET", "/habits?date=today"]],
  [
    "v1.habits.checkin",
    "POST",
    "/habits/checkin",
    { habitId: "h1", date: "2024-12-01", status: "done" },
    ["POST", "/habits/h1/logs", { targetDate: "2024-12-01", value: 1, unitSymbol: "rep" }],
  ],
  [
    "v1.habits.checkin",
    "POST",
    "/habits/checkin",
    { habitId: "h1", date: "2024-12-01", status: "skipped" },
    ["POST", "/habits/h1/logs/skip", { targetDate: "2024-12-01" }],
  ],
  [
    "v1.habits.skip",
    "POST",
    "/habits/skip",
    { habitId: "h1", date: "2024-12-01" },
    ["POST", "/habits/h1/logs/skip", { targetDate: "2024-12-01" }],
  ],
  [
    "v1.habits.bulk",
    "DELETE",
    "/habits/bulk",
    { ids: ["h1"] },
    ["POST", "/batch", { operations: [{ method: "DELETE", path: "/habits/h1", body: {} }] }],
  ],
  ["v1.habits.get", "GET", "/habits/h1", undefined, ["GET", "/habits/h1"]],
  ["v1.habits.update", "PUT", "/habits/h1", { title: "x" }, ["PUT", "/habits/h1", { name: "x" }]],
  ["v1.habits.patch", "PATCH", "/habits/h1", { title: "x" }, ["PUT", "/habits/h1", { name: "x" }]],
  ["v1.habits.delete", "DELETE", "/habits/h1", undefined, ["DELETE", "/habits/h1"]],
  ["v1.logs.list", "GET", "/logs?habitId=h1", undefined, ["GET", "/habits/h1/logs"]],
  [
    "v1.logs.create",
    "POST",
    "/logs",
    { habitId: "h1", date: "2024-12-01", value: 2, unitSymbol: "km" },
    ["POST", "/habits/h1/logs", { targetDate: "2024-12-01", value: 2, unitSymbol: "km" }],
  ],
  ["v1.notes.list", "GET", "/notes?habitId=h1", undefined, ["GET", "/habits/h1/notes"]],
  [
    "v1.notes.create",
    "POST",
    "/notes",
    { habitId: "h1", text: "hm" },
    ["POST", "/habits/h1/notes", { text: "hm" }],
  ],
  [
    "v1.notes.update",
    "PUT",
    "/notes/n1?habitId=h1",
    { text: "hm" },
    ["PUT", "/habits/h1/notes/n1", { text: "hm" }],
  ],
  ["v1.notes.delete", "DELETE", "/notes/n1", { habitId: "h1" }, ["DELETE", "/habits/h1/notes/n1"]],
  ["v1.statistics.get", "GET", "/statistics", undefined, ["GET", "/statistics"]],
  ["v1.statistics.user", "GET", "/user/statistics", undefined, ["GET", "/statistics/overview"]],
  ["v1.areas.list", "GET", "/areas", undefined, ["GET", "/areas"]],
  ["v1.areas.create", "POST", "/areas", { name: "x" }, ["POST", "/areas", { name: "x" }]],
  ["v1.areas.get", "GET", "/areas/a1", undefined, ["GET", "/areas/a1"]],
  ["v1.areas.update", "PUT", "/areas/a1", { name: "x" }, ["PUT", "/areas/a1", { name: "x" }]],
  ["v1.areas.delete", "DELETE", "/areas/a1", undefined, ["DELETE", "/areas/a1"]],
];

test("each endpoint of v1 has a case", () => {
  const ids = endpoints.filter(({ version }) => version === "v1").map(({ id }) => id);
  expect(new Set(cases.map(([id]) => id))).toEqual(new Set(ids));
});

describe.each(cases)("%s: %s %s", (_, method, path, body, [wantedMethod, wantedPath, wanted]) => {
  const [wantedBare = "", wantedQuery] = wantedPath.split("?");
  const [bare = "", query] = path.split("?");
  const given = body === undefined ? {} : { body };

  test.each(["", "/", "https://api.example.com/", "//localhost:8443/", "http://[::1]:80/a/b%20c/"])(
    "behind %j becomes the call of v2, and nothing else",
    (base) => {
      const { headers, ...own } = onlyV2({ method, url: `${base}api/v1${path}`, ...given });
      expect(own).toStrictEqual({
        method: wantedMethod,
        url: `${base}api/v2${wantedPath}`,
        ...(wanted && { body: wanted }),
      });
    },
  );

  test("keeps the rest of the query, in its order and as it is written, and the fragment", () => {
    const rest = "b=%20+%7e&a&=&b=2&c=a%2Fb&d=x?y/z";
    const all = query === undefined ? rest : `b=%20+%7e&a&=&${query}&b=2&c=a%2Fb&d=x?y/z`;
    const { url } = onlyV2({ method, url: `/api/v1${bare}?${all}#f?x=1#g`, ...given });
    const added = wantedQuery === undefined ? "" : `${wantedQuery}&`;
    expect(url).toBe(`/api/v2${wantedBare}?${added}${rest}#f?x=1#g`);
  });

  test("may end in a slash, and its method be in lower case", () => {
    const url = `/api/v1${bare}/${query === undefined ? "" : `?${query}`}`;
    const own = onlyV2({ method: method.toLowerCase(), url, ...given });
    expect([own.method, own.url.replace(/\/(?=\?|$)/, "")]).toEqual([
      wantedMethod,
      `/api/v2${wantedPath}`,
    ]);
  });

  test("has the same body as text where it had text", () => {
    const own = onlyV2({
      method,
      url: `/api/v1${path}`,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (wanted === undefined) return expect(own).not.toHaveProperty("body");
    expect(own.body).toEqual(expect.any(String));
    expect(JSON.parse(String(own.body))).toEqual(wanted);
  });
});

describe("the address", () => {
  test.each(["h%2F1", "%E2%98%83", "a%20b", "%zz", "a:b@c", "{id}", "{{id}}", "h1;v=2"])(
    "keeps the id %s as it is written",
    (id) => {
      expect(onlyV2({ method: "GET", url: `/api/v1/habits/${id}` }).url).toBe(
        `/api/v2/habits/${id}`,
      );
    },
  );

  test.each([
    ["/v1/habits", "/url"],
    ["/api/v2/habits", "/url"],
    ["/api/v1", "/url"],
    ["/api/v10/habits", "/url"],
    ["/habits?next=/api/v1/habits", "/url"],
    ["/habits#/api/v1/habits", "/url"],
    ["https://api/v1/habits", "/url"],
    ["/api/v1/habits/h1/logs", "/url"],
    ["/api/v1//habits", "/url"],
    ["/api/v1/webhooks", "/url"],
    ["", "/url"],
  ])("%j is no call of v1", (url, pointer) => {
    expect(refusalOf(() => onlyV2({ method: "GET", url }))).toEqual([pointer]);
  });

  test("a method that the path does not have is refused there", () => {
    const attempt = (method: string, path: string) =>
      refusalOf(() => onlyV2({ method, url: `/api/v1${path}` }));
    expect(attempt("POST", "/habits/today")).toEqual(["/method"]);
    expect(attempt("DELETE", "/areas")).toEqual(["/method"]);
  });
});
