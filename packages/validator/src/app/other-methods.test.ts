import { describe, expect, test } from "vitest";
import { createClient } from "./testing/client.ts";

const v1 = { method: "POST", url: "/api/v1/habits", body: { title: "Run" } };
const { send } = createClient();
const dataOf = (json: unknown) => (json as { data: unknown }).data;

describe("other methods of /validate", () => {
  test.each(["PUT", "PATCH", "DELETE"])(
    "%s with a body is POST, without one GET",
    async (method) => {
      const headers = { "Content-Type": "application/json" };
      const judged = await send(method, "/validate", { headers, body: JSON.stringify(v1) });
      expect(dataOf(judged.json)).toMatchObject({ verdict: "breaks" });
      const described = await send(method, "/validate");
      expect(dataOf(described.json)).toMatchObject({ name: "habitshift" });
    },
  );

  test("GET and HEAD describe the service, OPTIONS also says what it takes", async () => {
    expect(dataOf((await send("GET", "/validate")).json)).toMatchObject({ name: "habitshift" });
    expect((await send("HEAD", "/validate")).status).toBe(200);
    const { status, headers } = await send("OPTIONS", "/validate");
    expect(status).toBe(200);
    expect(headers.get("allow")).toContain("POST");
    expect(headers.get("accept-post")).toContain("application/x-ndjson");
  });

  test("browsers get the page, where there is one", async () => {
    const page = { "/validate": { type: "text/html; charset=utf-8", body: "<!doctype html>" } };
    const own = createClient({ page });
    const accept = { headers: { Accept: "text/html,*/*;q=0.8" } };
    const { text, headers } = await own.send("GET", "/validate", accept);
    expect(text).toBe("<!doctype html>");
    expect(headers.get("content-security-policy")).toContain("script-src 'self'");
    expect((await own.send("GET", "/validate")).headers.get("content-type")).toBe(
      "application/json",
    );
    expect((await send("GET", "/validate", accept)).headers.get("content-type")).toBe(
      "application/json",
    );
  });
});

describe("mirror mode", () => {
  test.each(["GET", "HEAD", "OPTIONS", "DELETE", "PUT", "PATCH", "POST"])(
    "%s is judged as if sent to the path",
    async (method) => {
      const body =
        method === "PUT" || method === "PATCH" || method === "POST" ? '{"title":"x"}' : null;
      const { status } = await send(method, "/validate/api/v1/habits/h1?x=1", { body });
      expect(status).toBe(422);
    },
  );

  test("what works on v2 is answered with 200, path and query as they were sent", async () => {
    const headers = {
      "X-API-Key": "k",
      "X-API-Version": "2",
      "X-Client-Version": "1.0.0",
      "X-Request-ID": "abc",
    };
    const fine = await send("GET", "/validate/v2/habits?date=today", { headers });
    expect(fine.status).toBe(200);
    expect(fine.headers.get("x-request-id")).toBe("abc");
    const wrong = await send("GET", "/validate/v2/habits?date=tomorrow", { headers });
    expect(dataOf(wrong.json)).toMatchObject({ breakages: [{ in: "query", pointer: "/date" }] });
  });

  test("a body that is no JSON is judged, one that is too deep is not looked into", async () => {
    const text = await send("POST", "/validate/v2/habits", { body: "name=x" });
    expect(text.status).toBe(422);
    const deep = await send("POST", "/validate/v2/habits", { body: "[".repeat(999) });
    expect(deep.status).toBe(400);
  });
});
