import { afterAll, beforeAll, expect, test } from "vitest";
import { demoKey } from "../store/demo-seed.ts";
import { longRequests, sendWhole } from "../testing/send-whole.ts";
import { type RunningSandbox, startSandbox } from "./start-sandbox.ts";

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, asOf: new Date("2025-01-10T12:00:00Z") });
});

afterAll(() => sandbox.stop());

/** A call of v1, which needs no more headers. */
const lines = ["POST /api/v1/areas HTTP/1.1", "Host: localhost", `X-API-Key: ${demoKey}`, ""];

test.each(longRequests(lines.join("\r\n")))(
  "a body that is too long is refused where it %s",
  async (_, request) => {
    const answer = await sendWhole(sandbox.port, request);
    expect(answer).toMatch(/^HTTP\/1\.1 413 .*"success":false/s);
  },
);

test("a target that is no URL is refused with a reason", async () => {
  const request = "GET /api/v2/a\\b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  const answer = await sendWhole(sandbox.port, request);
  expect(answer).toMatch(/^HTTP\/1\.1 400 .*"error":\{"code":.*no URL/s);
});
