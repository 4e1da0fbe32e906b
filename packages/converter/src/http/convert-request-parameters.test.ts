import { describe, expect, test } from "vitest";
import { inShort, onlyV2, refusalOf, toV2 } from "../testing/conversions.ts";
import { convertRequest } from "./convert-request.ts";

const date = "2024-12-01";
const post = (path: string, body: unknown) => ({ method: "POST", url: `/api/v1${path}`, body });
const get = (path: string) => ({ method: "GET", url: `/api/v1${path}` });

/** Ids as JSON has them, and as a segment of a path has them. */
const ids = [
  ["h1", "h1"],
  ["a/b", "a%2Fb"],
  ["a b+c", "a%20b%2Bc"],
  ["50%", "50%25"],
  ["a?b#c", "a%3Fb%23c"],
  ["été ☃ 😀", "%C3%A9t%C3%A9%20%E2%98%83%20%F0%9F%98%80"],
  ["...", "..."],
  ["$&$1", "%24%26%241"],
  ["{noteId}", "%7BnoteId%7D"],
  ["__proto__", "__proto__"],
] as const;

describe.each(ids)("the habit id %j", (id, segment) => {
  test("moves from the body into the path", () => {
    const urls = [
      post("/habits/checkin", { habitId: id, date, status: "done" }),
      post("/habits/checkin", { habitId: id, date, status: "skipped" }),
      post("/habits/skip", { habitId: id, date }),
      post("/logs", { habitId: id, date, value: 1, unitSymbol: "rep" }),
      post("/notes", { habitId: id, text: "x" }),
    ].map((request) => onlyV2(request));
    expect(urls.map(({ url }) => url)).toEqual(
      ["logs", "logs/skip", "logs/skip", "logs", "notes"].map(
        (rest) => `/api/v2/habits/${segment}/${rest}`,
      ),
    );
    for (const { body } of urls) expect(body).not.toHaveProperty("habitId");
  });

  test("moves from the query into the path, however the query spells it", () => {
    const spelled = [encodeURIComponent(id), new URLSearchParams({ id }).toString().slice(3)];
    for (const own of spelled) {
      expect(onlyV2(get(`/logs?a=1&habitId=${own}&b=2`)).url).toBe(
        `/api/v2/habits/${segment}/logs?a=1&b=2`,
      );
      expect(onlyV2(get(`/notes?habit%49d=${own}`)).url).toBe(`/api/v2/habits/${segment}/notes`);
    }
  });
});

test("an id that is said twice alike is said once, in the query and in the body", () => {
  const body = { habitId: "a b", text: "x" };
  expect(onlyV2(post("/notes?habitId=a+b&x=1&habitId=a%20b", body))).toMatchObject({
    url: "/api/v2/habits/a%20b/notes?x=1",
    body: { text: "x" },
  });
});

test("an id in the path of v1 stays as it is written beside one that moves", () => {
  const request = { method: "DELETE", url: "/api/v1/notes/n%2F1?habitId=h/1" };
  expect(onlyV2(request).url).toBe("/api/v2/habits/h%2F1/notes/n%2F1");
});

describe("is refused, with a pointer to it:", () => {
  test.each([
    ["no id", get("/logs"), ["/url"]],
    ["no id in query nor body", { ...get("/logs"), body: { habitid: "h1" } }, ["/url"]],
    ["an empty id in the query", get("/logs?habitId="), ["/url"]],
    ["an id without a value", get("/logs?habitId"), ["/url"]],
    ["another id of the query", get("/logs?habitId=h1&habitId=h2"), ["/url"]],
    ["a dot", get("/logs?habitId=."), ["/url"]],
    ["encoded dots", get("/notes?habitId=%2e%2E"), ["/url"]],
    ["no id in the body", post("/habits/skip", { date }), ["/body/habitId"]],
    ["an empty id", post("/habits/skip", { habitId: "", date }), ["/body/habitId"]],
    ["dots", post("/habits/skip", { habitId: "..", date }), ["/body/habitId"]],
    ["half a character", post("/habits/skip", { habitId: "\ud800", date }), ["/body/habitId"]],
    ["a number", post("/habits/skip", { habitId: 7, date }), ["/body/habitId"]],
    ["null", post("/habits/skip", { habitId: null, date }), ["/body/habitId"]],
    ["a list", post("/habits/skip", { habitId: ["h1"], date }), ["/body/habitId"]],
    ["another id of the body", post("/notes?habitId=h1", { habitId: "h2" }), ["/body/habitId"]],
    ["a number beside its text", post("/notes?habitId=1", { habitId: 1 }), ["/body/habitId"]],
  ])("%s", (_, request, pointers) => {
    expect(refusalOf(() => toV2(request))).toEqual(pointers);
  });

  test("an inherited id", () => {
    const body = JSON.parse(`{ "date": "${date}", "__proto__": { "habitId": "h1" } }`);
    expect(refusalOf(() => toV2(post("/habits/skip", body)))).toEqual(["/body/habitId"]);
  });

  test("an id in the query of a check-in, which has it in the body", () => {
    const request = post("/habits/checkin?habitId=h1", { date, status: "done" });
    expect(refusalOf(() => toV2(request))).toEqual(["/body/habitId"]);
  });
});

describe("a body of a call that needs none", () => {
  test("is gone with the id that it said, and stays with what else it says", () => {
    expect(onlyV2({ ...get("/logs"), body: { habitId: "h1" } })).not.toHaveProperty("body");
    expect(onlyV2({ ...get("/logs"), body: { habitId: "h1", x: 1 } }).body).toEqual({ x: 1 });
  });

  test("is noted as kept, with the id beside it or without", () => {
    const kept = (body: object, url: string) =>
      toV2({ method: "DELETE", url, body }).notes.filter(({ kind }) => kind === "kept").length;
    expect(kept({ x: 1 }, "/api/v1/areas/a1")).toBe(1);
    expect(kept({ habitId: "h1", x: 1 }, "/api/v1/notes/n1")).toBe(1);
  });
});

describe("the query of today", () => {
  test("says `date=today` once, and notes another date that it said", () => {
    const { requests, notes } = toV2(get("/habits/today/?x=1&date=2024-01-01&y=2"));
    expect(requests[0]?.url).toBe("/api/v2/habits?date=today&x=1&y=2");
    expect(inShort(notes)).toEqual(["lost /url today-to-date-query", "lost /url pagination-added"]);
    expect(onlyV2(get("/habits/today?date=today")).url).toBe("/api/v2/habits?date=today");
  });
});

describe("a parameter that v1 ignored and v2 knows", () => {
  test.each(["/habits?date=2024-01-01", "/habits?limit=1", "/areas?offset=2"])(
    "stays in %s, as all that is not the API's, with a note",
    (path) => {
      const { requests, notes } = convertRequest(get(path));
      expect(requests[0]?.url).toBe(`/api/v2${path}`);
      expect(notes).toContainEqual(expect.objectContaining({ kind: "kept", pointer: "/url" }));
    },
  );
});
