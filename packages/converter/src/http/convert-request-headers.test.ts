import { describe, expect, test } from "vitest";
import { deepFreeze, inShort, refusalOf, toV2 } from "../testing/conversions.ts";
import { convertRequest } from "./convert-request.ts";

/** The headers and the notes of a call that has no other notes. */
function headersOf(headers?: Record<string, string>, options = {}) {
  const request = { method: "GET", url: "/api/v1/statistics", ...(headers && { headers }) };
  const { requests, notes } = toV2(deepFreeze(request), options);
  return { headers: requests[0]?.headers ?? {}, notes: inShort(notes) };
}

describe("the headers that v2 requires", () => {
  test("are added", () => {
    expect(headersOf()).toEqual({
      headers: { "X-API-Version": "2", "X-Client-Version": "9.9.9", "X-Request-ID": "r1" },
      notes: [],
    });
  });

  test("are kept where they are there, in whatever case", () => {
    const own = { "x-api-version": "2", "X-CLIENT-version": "3.1", "x-Request-Id": "mine" };
    expect(headersOf(own)).toEqual({ headers: own, notes: [] });
  });

  test("are right where they were wrong, and a note says so", () => {
    expect(headersOf({ "x-api-version": "1" })).toEqual({
      headers: { "x-api-version": "2", "X-Client-Version": "9.9.9", "X-Request-ID": "r1" },
      notes: ["lost /headers/x-api-version version-headers-required"],
    });
  });

  test("are filled where they were empty", () => {
    const empty = { "X-API-Version": "", "X-Client-Version": "", "X-Request-ID": "" };
    expect(headersOf(empty).headers).toEqual({
      "X-API-Version": "2",
      "X-Client-Version": "9.9.9",
      "X-Request-ID": "r1",
    });
  });

  test("say the assumed version of the client, with a note, where nobody says it", () => {
    const { requests, notes } = convertRequest({ method: "GET", url: "/api/v1/statistics" });
    expect(requests[0]?.headers?.["X-Client-Version"]).toBe("1.0.0");
    expect(inShort(notes)).toEqual(["assumed /headers version-headers-required"]);
    const own = { "x-client-version": "3" };
    expect(headersOf(own, { clientVersion: undefined }).notes).toEqual([]);
  });

  test("have a new UUID as the id of each conversion", () => {
    const ids = [1, 2, 3].map(() => {
      const { requests } = convertRequest({ method: "GET", url: "/api/v1/areas" });
      return requests[0]?.headers?.["X-Request-ID"];
    });
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  test("are there once, though v1 had one of them in two cases", () => {
    const { headers } = headersOf({ "X-API-Version": "1", "x-api-version": "1" });
    const sent = new Headers(headers);
    expect(sent.get("X-API-Version")).toBe("2");
  });
});

describe("other headers", () => {
  test("stay: the key, tokens, and what the API does not know", () => {
    const own = {
      "X-API-Key": "hk_secret",
      authorization: "Bearer t",
      Cookie: "a=b",
      "Content-Type": "application/json",
      "X-Trace": "1",
      constructor: "c",
    };
    expect(headersOf(own).headers).toMatchObject(own);
    expect(headersOf(own).notes).toEqual([]);
  });

  test("called __proto__ stay headers", () => {
    const own: Record<string, string> = JSON.parse('{"__proto__":"x","X-API-Key":"k"}');
    const { headers } = headersOf(own);
    expect(Object.keys(headers)).toContain("__proto__");
    expect(Object.getPrototypeOf(headers)).toBe(Object.prototype);
  });

  test("that measure the body of v1 go, as it is another body now", () => {
    const own = { "content-length": "24", "Content-Length": "24", accept: "a" };
    expect(Object.keys(headersOf(own).headers)).not.toContain("Content-Length");
    expect(Object.keys(headersOf(own).headers)).not.toContain("content-length");
  });

  test.each([
    [{ a: 1 }, ["/headers/a"]],
    [{ "a/b": ["x"] }, ["/headers/a~1b"]],
    [null, ["/headers"]],
    [[], ["/headers"]],
    ["a: b", ["/headers"]],
  ])("%j are refused", (headers, pointers) => {
    const request = { method: "GET", url: "/api/v1/areas", headers: headers as never };
    expect(refusalOf(() => toV2(request))).toEqual(pointers);
  });
});
