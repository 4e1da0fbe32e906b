import { describe, expect, test } from "vitest";
import { judgePayload } from "../judge/judge-payload.ts";
import { judgeRequest } from "../judge/judge-request.ts";
import { createApp } from "./create-app.ts";
import { createClient } from "./testing/client.ts";

const v1 = { method: "POST", url: "/api/v1/habits", body: { title: "Run" } };
const v2 = { method: "GET", url: "/api/v2/habits" };
const { postLines } = createClient();

describe("NDJSON", () => {
  test("a verdict a line, a bad line among them, and a summary", async () => {
    const lines = [JSON.stringify(v1), "", "nope", JSON.stringify(v2), '{"method":"GET"}', "[1]"];
    const { status, headers, json } = await postLines(lines.join("\r\n"));
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/x-ndjson");
    expect(json).toMatchObject([
      { verdict: "breaks" },
      { line: 3, error: { code: "VALIDATION_ERROR" } },
      { verdict: "ok" },
      { line: 5, error: { details: [{ field: "/url" }] } },
      { line: 6 },
      { summary: { lines: 5, ok: 1, warns: 0, breaks: 1, errors: 3 } },
    ]);
  });

  test("nothing is a summary of nothing", async () => {
    const { json } = await postLines("");
    expect(json).toEqual([{ summary: { lines: 0, ok: 0, warns: 0, breaks: 0, errors: 0 } }]);
  });

  test("lines that are too long, too deep or no UTF-8 do not end the rest", async () => {
    const fine = JSON.stringify(v2);
    const long = JSON.stringify({ ...v2, body: "x".repeat(1024 * 1024) });
    const deep = "[".repeat(90) + "]".repeat(90);
    const { json } = await postLines([fine, long, deep, fine].join("\n"));
    expect(json).toMatchObject([
      { verdict: "ok" },
      { line: 2, error: { code: "PAYLOAD_TOO_LARGE" } },
      { line: 3, error: { code: "VALIDATION_ERROR" } },
      { verdict: "ok" },
      { summary: { lines: 4, ok: 2, errors: 2 } },
    ]);
    const bytes = new Uint8Array([...new TextEncoder().encode(`${fine}\n`), 255, 10]);
    expect((await postLines(bytes)).json).toMatchObject([
      { verdict: "ok" },
      { line: 2, error: { code: "VALIDATION_ERROR" } },
      { summary: { lines: 2 } },
    ]);
  });

  test("no more is read than answers are taken", async () => {
    const block = new TextEncoder().encode(`${JSON.stringify(v2)}\n`.repeat(1_000));
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled += 1;
          controller.enqueue(block);
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { "Content-Type": "application/x-ndjson" };
    const init = { method: "POST", headers, body, duplex: "half" };
    const response = await createApp().request("/validate", init);
    const reader = response.body?.getReader();
    for (let count = 0; count < 3; count++) await reader?.read();
    expect(pulled).toBe(3);
    await reader?.cancel();
  });

  test("a line on which the judge fails is told of, logged without what was sent, and the rest goes on", async () => {
    const judge = {
      judgePayload,
      judgeRequest(request: unknown) {
        if (JSON.stringify(request).includes("boom")) throw new Error("geheim");
        return judgeRequest(request);
      },
    };
    const { postLines: post, logged } = createClient({ judge });
    const { json } = await post(
      '{"method":"GET","url":"/boom"}\n{"method":"GET","url":"/v2/habits"}',
    );
    expect(json).toMatchObject([
      { line: 1, error: { code: "INTERNAL_ERROR" } },
      { verdict: "ok" },
      { summary: { lines: 2, ok: 1, errors: 1 } },
    ]);
    expect(logged).toMatchObject([{ level: "error", error: "Error" }]);
    expect(JSON.stringify(logged)).not.toContain("geheim");
  });
});
