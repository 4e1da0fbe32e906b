import { describe, expect, test } from "vitest";
import { deepFreeze, refusalOf } from "../testing/conversions.ts";
import { convertResponse } from "./convert-response.ts";

const meta = { requestId: "r1", timestamp: "2025-01-31T08:00:00Z", version: "2.2.1" };
const ids = ["h1", "h2", "h3"];
const done = (id: string) => ({ status: 200, data: { id } });
const failed = (status: number, code: string, message: string) => ({
  status,
  error: { code, message, details: [] },
});
const unknown = failed(404, "NOT_FOUND", "habit not found");
const forbidden = failed(403, "FORBIDDEN", "the key may not write habits");

/** What v1 answers to a bulk deletion whose batch had these data. */
function answer(data: unknown, body: unknown = { ids }) {
  const request = { method: "DELETE", url: "/api/v1/habits/bulk", body };
  const response = deepFreeze({
    status: 200,
    headers: { "Retry-After": "7" },
    body: { data, meta },
  });
  return convertResponse(response, deepFreeze({ request }));
}

describe("a batch that carried out a bulk deletion", () => {
  test.each([[{ ids }], [{ habitIds: ids }], [ids], [JSON.stringify(ids)]])(
    "of %j is answered with their number",
    (body) => {
      const { response } = answer({ results: ids.map(done) }, body);
      expect(response).toStrictEqual({
        status: 200,
        headers: { "Retry-After": "7" },
        body: { success: true, data: { deleted: 3 }, error: null },
      });
    },
  );

  test("of no ids is answered with none", () => {
    expect(answer({ results: [] }, []).response.body).toMatchObject({ data: { deleted: 0 } });
  });

  test("counts an id that no habit has, which is no failure", () => {
    const { response } = answer({ results: [done("h1"), unknown, { status: 204 }] });
    expect(response.body).toEqual({ success: true, data: { deleted: 3 }, error: null });
  });

  test("fails with the first operation that fails otherwise, with its status and message", () => {
    const results = [done("h1"), unknown, forbidden, failed(429, "RATE_LIMITED", "slow")];
    const { response } = answer({ results });
    expect(response).toMatchObject({
      status: 403,
      headers: { "Retry-After": "7" },
      body: { success: false, data: null, error: "the key may not write habits" },
    });
  });

  test("that failed has notes that point into what v2 answered", () => {
    const { notes } = answer({ results: [done("h1"), forbidden] });
    const pointers = notes.map(({ pointer }) => pointer);
    expect(pointers).toContain("/body/meta");
    expect(pointers).toContain("/body/data/results/1/error/code");
    expect(pointers).not.toContain("/body/error/code");
  });

  test("says that its results have no place in v1", () => {
    const { notes } = answer({ results: [done("h1"), unknown, done("h3")] });
    expect(notes.map(({ pointer }) => pointer).join(" ")).toContain("/body/data");
  });

  test("is refused where an operation failed without saying why", () => {
    const attempt = () => answer({ results: [done("h1"), { status: 500 }] });
    expect(refusalOf(attempt)).toEqual(["/body/data/results/1/error"]);
  });

  test("points to what is wrong with the error of an operation", () => {
    const attempt = () => answer({ results: [{ status: 500, error: { code: "X" } }] });
    expect(refusalOf(attempt)).toEqual(["/body/data/results/0/error/message"]);
  });

  test.each([[{}], [{ results: "all" }], [[]]])(
    "is refused where %j is no answer of a batch",
    (data) => {
      expect(refusalOf(() => answer(data))).toEqual([expect.stringMatching(/^\/body\/data/)]);
    },
  );

  test("is refused where the request is no bulk deletion", () => {
    expect(refusalOf(() => answer({ results: [] }, { ids: "h1" }))).toEqual(["/request/body/ids"]);
  });
});
