import { describe, expect, test } from "vitest";
import { openService, type Way } from "./open-service.ts";
import { seedKey } from "./seed.ts";

/** The calls of v1 that section 4 of the specification names, as a client sends them. */
const calls = [
  ["GET", "/api/v1/habits"],
  ["GET", "/api/v1/habits/today"],
  ["GET", "/api/v1/logs?habitId=h1"],
  ["GET", "/api/v1/notes?habitId=h1"],
  ["GET", "/api/v1/statistics"],
  ["GET", "/api/v1/user/statistics"],
  ["GET", "/api/v1/areas"],
  ["POST", "/api/v1/habits/checkin", { habitId: "h2", date: "2025-01-31", status: "done" }],
  ["POST", "/api/v1/habits/skip", { habitId: "h2", date: "2025-01-30" }],
  ["DELETE", "/api/v1/habits/bulk", { ids: ["h2", "h3"] }],
] as const;

async function ask(url: string, [method, path, body]: (typeof calls)[number]) {
  const response = await fetch(url + path, {
    method,
    headers: { "X-API-Key": seedKey, "Content-Type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
}

/** All of them in order, as they build on each other. */
async function askAll(way: Way) {
  const service = await openService(way);
  try {
    const answers = [];
    for (const call of calls) answers.push(await ask(service.url, call));
    return answers;
  } finally {
    await service.stop();
  }
}

describe("the calls of v1 that the specification names", () => {
  test("are answered before the sunset", async () => {
    for (const { status, answer } of await askAll("v1")) {
      expect(status).toBeLessThan(300);
      expect(answer).toMatchObject({ success: true, error: null });
    }
  });

  test("are gone after it", async () => {
    for (const { status, answer } of await askAll("v2")) {
      expect(status).toBe(410);
      expect(answer).toMatchObject({ success: false, data: null });
    }
  });

  test("are answered by the gateway after it as they were before", async () => {
    const [before, after] = [await askAll("v1"), await askAll("gateway")];
    expect(after).toEqual(before);
  });
});
