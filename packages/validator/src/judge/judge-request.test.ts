import { describe, expect, test } from "vitest";
import type { JudgeOptions } from "./convert-judged.ts";
import { judgePayload } from "./judge-payload.ts";
import { judgeRequest } from "./judge-request.ts";

test("a v1 request breaks by each change that it meets, and is converted", () => {
  const body = { title: "Run", frequency: "daily" };
  const verdict = judgeRequest({ method: "post", url: "/api/v1/habits", body });
  expect(verdict).toMatchObject({
    verdict: "breaks",
    breakages: [
      { change: "habits-moved", in: "path", pointer: "" },
      { change: "title-to-name", in: "body", pointer: "/title" },
      { change: "frequency-to-occurrence", in: "body", pointer: "/frequency" },
    ],
    converted: { requests: [{ method: "POST", url: "/api/v2/habits", body: { name: "Run" } }] },
  });
});

describe("what is no request is refused, with the places of its faults", () => {
  test.each([
    [undefined, [""]],
    [null, [""]],
    ["GET /api/v2/habits", [""]],
    [[], [""]],
    [{}, ["/method", "/url"]],
    [{ method: "GET", url: "" }, ["/url"]],
    [{ method: 5, url: ["/"] }, ["/method", "/url"]],
    [{ method: "GET", url: "/", headers: "X-API-Key: k" }, ["/headers"]],
    [{ method: "GET", url: "/", headers: { "a/b": {} } }, ["/headers/a~1b"]],
    [{ method: "GET", url: "/", headers: { a: [{}] } }, ["/headers/a"]],
    [{ method: "GET", url: "/", headers: [["a", "b"], { name: "a" }, 5] }, ["/headers/2"]],
    [JSON.parse('{ "__proto__": { "method": "GET", "url": "/" } }'), ["/method", "/url"]],
  ])("%j at %j", (input, pointers) => {
    const refusal = judgeRequest(input);
    expect("faults" in refusal && refusal.faults.map(({ pointer }) => pointer)).toEqual(pointers);
  });

  test("a schema that there is not", () => {
    for (const schema of ["habits", "constructor", 5, undefined]) {
      expect(judgePayload(schema, {})).toMatchObject({ faults: [{ pointer: "/schema" }] });
    }
  });
});

describe("the conversion", () => {
  const ids = Array.from({ length: 250 }, (_, index) => `h${index}`);
  const deletion = { method: "DELETE", url: "/api/v1/habits/bulk", body: ids };

  test("has as many requests as v2 needs, each with an id of its own", () => {
    const idsOf = (options: JudgeOptions = {}) => {
      const verdict = judgeRequest(deletion, options);
      const requests = ("converted" in verdict && verdict.converted?.requests) || [];
      return requests.map(({ headers }) => headers?.["X-Request-ID"]);
    };
    expect(new Set([...idsOf(), ...idsOf()]).size).toBe(6);
    const placed = idsOf({ place: "a.json:1" });
    expect(idsOf({ place: "a.json:1" })).toEqual(placed);
    expect(new Set([...placed, ...idsOf({ place: "a.json:2" })]).size).toBe(6);
    for (const name of placed) {
      expect(name).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    }
  });

  test("takes the ids and the version of the client that it is given", () => {
    const options = { requestId: () => "r1", clientVersion: "3.1.0" };
    expect(judgeRequest({ method: "GET", url: "/api/v1/areas" }, options)).toHaveProperty(
      "converted.requests.0.headers",
      {
        "X-API-Key": "***",
        "X-API-Version": "2",
        "X-Client-Version": "3.1.0",
        "X-Request-ID": "r1",
      },
    );
  });

  test("keeps the key, which the library has no reason to hide", () => {
    const request = { method: "GET", url: "/api/v1/areas", headers: { "x-api-key": "hk_1" } };
    expect(judgeRequest(request)).toHaveProperty("converted.requests.0.headers.x-api-key", "hk_1");
  });
});

test("a message shows neither keys nor tokens", () => {
  const secret = "hk_0123456789";
  const headers = { Authorization: secret, Cookie: secret, "X-API-Version": "1" };
  const body = {
    operations: [
      { method: "GET", path: `/v2/x?token=${secret}` },
      { method: "GET", path: `x?key=${secret}` },
    ],
  };
  const url = `https://user:${secret}@example.com/api/v2/batch?token=${secret}`;
  expect(JSON.stringify(judgeRequest({ method: "POST", url, headers, body }))).not.toContain(
    secret,
  );
  const login = { email: 5, password: [secret], token: secret };
  expect(
    JSON.stringify(judgeRequest({ method: "POST", url: "/auth/login", body: login })),
  ).not.toContain(secret);
});
