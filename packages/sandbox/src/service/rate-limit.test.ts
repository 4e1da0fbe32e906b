import { limits } from "@habitshift/schemas";
import { expect, test } from "vitest";
import { openTest } from "../testing/client.ts";

const [perMinute, perDay] = [limits.requestsPerMinute.value, limits.requestsPerDay.value];

/** A sandbox whose key has made so many requests in the current minute and day. */
async function openAfter(minute: number, day: number) {
  const own = await openTest();
  await own.ask("GET", "/v2/areas");
  for (const [seconds, count] of [
    [60, minute],
    [86_400, day],
  ] as const) {
    const { store } = own.sandbox;
    await store.updateTable("windows").set({ count }).where("seconds", "=", seconds).execute();
  }
  return own;
}

test("the last request of a minute is answered, the next is not, on v1 as on v2", async () => {
  expect([perMinute, perDay]).toEqual([500, 50_000]);
  const { ask, sandbox } = await openAfter(perMinute - 1, perMinute - 1);
  const last = await ask("GET", "/v2/areas");
  expect([last.status, last.headers.get("ratelimit-policy")]).toEqual([
    200,
    '"minute";q=500;w=60, "day";q=50000;w=86400',
  ]);
  expect(last.headers.get("ratelimit")).toBe('"minute";r=0;t=60, "day";r=49500;t=43200');
  const over = await ask("GET", "/v2/areas");
  expect([over.status, over.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(over.json.error.message).toContain("Support grants higher limits");
  expect((await ask("GET", "/api/v1/areas")).status).toBe(429);
  // Another key has requests of its own.
  expect((await ask("GET", "/v2/areas", undefined, { "X-API-Key": "k-v2" })).status).toBe(200);
  sandbox.clock.move(new Date("2025-01-10T12:00:59.999Z"));
  expect((await ask("GET", "/v2/areas")).headers.get("retry-after")).toBe("1");
  sandbox.clock.move(new Date("2025-01-10T12:01:00Z"));
  expect((await ask("GET", "/v2/areas")).headers.get("ratelimit")).toContain('"minute";r=499');
});

test("the last request of a day is answered, and the next one only after midnight", async () => {
  const { ask, sandbox } = await openAfter(1, perDay - 1);
  expect((await ask("GET", "/v2/areas")).status).toBe(200);
  const over = await ask("GET", "/v2/areas");
  expect([over.status, over.headers.get("retry-after")]).toEqual([429, "43200"]);
  sandbox.clock.move(new Date("2025-01-10T23:59:59Z"));
  expect((await ask("GET", "/v2/areas")).status).toBe(429);
  sandbox.clock.move(new Date("2025-01-11T00:00:00Z"));
  expect((await ask("GET", "/v2/areas")).status).toBe(200);
});
