import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ConversionError } from "../conversion-error.ts";
import { deepFreeze, inShort, refusalOf } from "../testing/conversions.ts";
import { numRuns, patience } from "../testing/runs.ts";
import { convertResponse } from "./convert-response.ts";
import type { HttpRequest, HttpResponse } from "./message.ts";

const meta = { requestId: "r1", timestamp: "2025-01-31T08:00:00Z", version: "2.2.1" };
const get = { method: "GET", url: "/api/v1/habits/h1" };
const failed = (error: string) => ({ success: false, data: null, error });

describe("a failure", () => {
  test.each([
    [400, "VALIDATION_ERROR", [{ field: "name", message: "missing" }], ["/body/error/details"]],
    [401, "UNAUTHORIZED", [], ["/body/error/code"]],
    [404, "NOT_FOUND", [], ["/body/error/code"]],
    [410, "GONE", [], ["/body/error/code"]],
    [429, "RATE_LIMITED", [], ["/body/error/code"]],
  ])("of status %i is the message of v1", (status, code, details, lost) => {
    const headers = { "Retry-After": "7", "retry-after": "8", "X-Request-ID": "r" };
    const body = { error: { code, message: "habit: no", details }, meta };
    const { response, notes } = convertResponse(deepFreeze({ status, headers, body }), {
      request: { method: "POST", url: "/api/v1/habits", body: { title: "x" } },
    });
    expect(response).toStrictEqual({ status, headers, body: failed("habit: no") });
    const own = lost.map((pointer) => `lost ${pointer} error-to-error-object`);
    expect(inShort(notes)).toEqual(["lost /body/meta success-removed", ...own]);
  });

  test("of a list or a check-in is no list nor check-in", () => {
    const body = { error: { code: "NOT_FOUND", message: "no habit", details: [] }, meta };
    for (const request of [
      { method: "GET", url: "/api/v1/logs?habitId=h1" },
      { method: "POST", url: "/api/v1/habits/checkin", body: { habitId: "h1" } },
      { method: "DELETE", url: "/api/v1/habits/bulk", body: ["h1"] },
    ]) {
      expect(convertResponse({ status: 404, body }, { request }).response.body).toEqual(
        failed("no habit"),
      );
    }
  });

  test.each([{ message: "upstream" }, { data: {}, meta }, {}])(
    "without an error, such as %j of a proxy, is never a success of v1",
    (body) => {
      const attempt = () => convertResponse({ status: 502, body }, { request: get });
      try {
        expect(attempt().response.body).not.toMatchObject({ success: true });
      } catch {
        expect(refusalOf(attempt)).toEqual([expect.stringMatching(/^\/body/)]);
      }
    },
  );
});

describe("an answer", () => {
  test.each([{}, { body: null }, { body: "" }])("without a body stays as it is: %j", (own) => {
    const response = { status: 204, headers: { a: "b" }, ...own };
    const request = { method: "DELETE", url: "/api/v1/habits/h1" };
    expect(convertResponse(response, { request })).toEqual({ response, notes: [] });
  });

  test("whose body is text has text, its big numbers as written, and no length of before", () => {
    const body = '{"data":{"id":"h1","name":"x","n":12345678901234567890}}';
    const headers = { "Content-Length": "62", etag: "e" };
    const { response } = convertResponse({ status: 200, headers, body }, { request: get });
    expect(response).toStrictEqual({
      status: 200,
      headers: { etag: "e" },
      body: '{"success":true,"data":{"id":"h1","title":"x","n":12345678901234567890},"error":null}',
    });
  });

  test("whose text has more digits than a double is a habit all the same", () => {
    const body =
      '{"data":{"id":"h1","goals":[{"periodicity":"daily","value":0.10000000000000001}]}}';
    const { response } = convertResponse({ status: 200, body }, { request: get });
    expect(response.body).toMatch(/"target":0\.1(0{15}1)?[,}]/);
  });

  test.each([
    [{ status: 502, body: "<html>Bad gateway</html>" }, ["/body"]],
    [{ status: 200, body: '{"data":{' }, ["/body"]],
    [{ status: 200, body: [] }, ["/body"]],
    [{ status: 200, body: 3 }, ["/body"]],
    [{ status: 200, body: { data: 3 } }, ["/body/data"]],
    [{ status: 200, body: { data: { title: "v1" } } }, ["/body/data/title"]],
    [{ status: 200, body: { data: [{ id: "h1" }, { name: 2 }] } }, ["/body/data/1/name"]],
    [{ status: 400, body: { error: "v1" } }, ["/body/error"]],
    [{ status: 400, body: { error: { code: "X" } } }, ["/body/error/message"]],
    [{ status: 0 }, ["/status"]],
    [{ status: "200" }, ["/status"]],
    [{ status: 200, headers: { a: 1 } }, ["/headers/a"]],
    [null, [""]],
  ])("%j is refused", (response, pointers) => {
    const attempt = () => convertResponse(response as HttpResponse, { request: get });
    expect(refusalOf(attempt)).toEqual(pointers);
  });

  test.each([
    [{ ...get, url: "/habits" }, ["/request/url"]],
    [{ url: "/api/v1/habits" }, ["/request/method"]],
    [undefined, ["/request"]],
    [{ ...get, method: "PUT", body: '{"title":' }, ["/request/body"]],
  ])("to %j is refused, with pointers to the request", (request, pointers) => {
    const response = { status: 200, body: { data: { id: "h1" }, meta } };
    const attempt = () => convertResponse(response, { request: request as HttpRequest });
    expect(refusalOf(attempt)).toEqual(pointers);
  });

  test("is refused with logs that are none", () => {
    const options = { request: get, logs: [{ value: 1 }] as never };
    const attempt = () => convertResponse({ status: 200, body: { data: {} } }, options);
    expect(refusalOf(attempt)).toEqual(["/logs/0/targetDate"]);
  });
});

test(
  "whatever is passed converts or is refused, and leaves no trace on prototypes",
  () => {
    const junk = fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true });
    const error = fc.record({ code: junk, message: junk, details: junk }, { requiredKeys: [] });
    const result = fc.record({ status: fc.oneof(fc.integer(), junk), error, data: junk });
    const data = fc.oneof(junk, fc.record({ results: fc.oneof(fc.array(result), junk) }));
    const body = fc.oneof(
      junk,
      fc.string(),
      fc.record({ data, error: fc.oneof(error, junk), meta: junk }, { requiredKeys: [] }),
    );
    const status = fc.integer({ min: 100, max: 599 });
    const response = fc.oneof(
      junk,
      fc.record({ status, body }),
      fc.record({ status, headers: junk }),
    );
    const paths = [
      "habits",
      "habits/h1",
      "habits/checkin",
      "habits/bulk",
      "logs",
      "notes",
      "areas",
    ];
    const url = fc.constantFrom(...paths).map((path) => `/api/v1/${path}?habitId=h1`);
    const method = fc.constantFrom("GET", "POST", "DELETE");
    const request = fc.oneof(junk, fc.record({ method, url, body: fc.oneof(junk, fc.string()) }));
    const logs = fc.option(fc.oneof(junk, fc.array(junk)), { nil: undefined });
    fc.assert(
      fc.property(response, request, logs, (own, asked, given) => {
        try {
          convertResponse(own as HttpResponse, { request: asked, logs: given } as never);
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(ConversionError);
        }
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns },
    );
  },
  patience,
);
