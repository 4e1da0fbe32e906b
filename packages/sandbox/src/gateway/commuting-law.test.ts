import fc from "fast-check";
import { expect, test } from "vitest";
import { createSandbox, type Sandbox } from "../service/sandbox.ts";
import type { Seed } from "../store/seed.ts";
import { createV1Fetch } from "./create-v1-fetch.ts";

const key = "k-law";
const base = "http://sandbox.example";

const seed: Seed = {
  plan: "premium",
  keys: [{ key, name: "law", version: "any", scopes: ["*"], limits: { perMinute: 100_000 } }],
  areas: [{ id: "a1", name: "Health" }],
  habits: [
    {
      id: "h1",
      name: "Run",
      occurrence: { type: "daily" },
      goals: [
        { periodicity: "daily", value: 2, unit: "rep" },
        { periodicity: "weekly", value: 9, unit: "km" },
      ],
    },
    { id: "h2", name: "Read" },
  ],
  logs: [
    { id: "l1", habitId: "h1", targetDate: "2025-01-09", value: 2, unitSymbol: "rep" },
    { id: "l2", habitId: "h1", targetDate: "2025-01-08", value: 1, unitSymbol: "rep" },
  ],
  notes: [{ id: "n1", habitId: "h1", text: "felt good" }],
};

/** What the gateway answers otherwise than v1 did, and why. */
const differences = [
  { status: [404, 410], why: "an address that v1 never had is told to be gone" },
] as const;

interface CallV1 {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

const habitId = fc.constantFrom("h1", "h2", "nobody", "h/1 ä");
const date = fc.constantFrom("2025-01-07", "2025-01-08", "2025-01-09", "2025-01-10", "soon");
const optional = <T>(own: fc.Arbitrary<T>) => fc.option(own, { nil: undefined });
const habit = fc.record({
  title: optional(fc.constantFrom("Walk", "", 7)),
  frequency: optional(fc.constantFrom("daily", "weekly")),
  target: optional(fc.constantFrom(1, 2.5, "3")),
  unit: optional(fc.constantFrom("times", "km")),
});
const bodied = (method: string, path: string, body: fc.Arbitrary<unknown>): fc.Arbitrary<CallV1> =>
  body.map((own) => ({ method, path, body: own }));
const ofHabit = (method: string, end = "") =>
  habitId.map((id) => ({ method, path: `/habits/${encodeURIComponent(id)}${end}` }));

const call: fc.Arbitrary<CallV1> = fc.oneof(
  fc
    .constantFrom(
      ...["/habits", "/habits/today", "/habits?limit=1&offset=1&date=x", "/areas", "/areas/a1"],
      ...["/statistics", "/user/statistics", "/areas/none", "/none", "/logs"],
    )
    .map((path) => ({ method: "GET", path })),
  ofHabit("GET"),
  ofHabit("DELETE"),
  bodied("POST", "/habits", habit),
  fc
    .tuple(fc.constantFrom("PUT", "PATCH"), habitId, habit)
    .map(([method, id, body]) => ({ method, path: `/habits/${encodeURIComponent(id)}`, body })),
  bodied(
    "POST",
    "/habits/checkin",
    fc.record({ habitId, date, status: fc.constantFrom("done", "skipped", "half") }),
  ),
  bodied("POST", "/habits/skip", fc.record({ habitId, date })),
  bodied("DELETE", "/habits/bulk", fc.record({ ids: fc.array(habitId, { maxLength: 3 }) })),
  habitId.map((id) => ({ method: "GET", path: `/logs?habitId=${encodeURIComponent(id)}` })),
  bodied(
    "POST",
    "/logs",
    fc.record({
      habitId,
      date,
      value: fc.constantFrom(1, 2, 0.5),
      unitSymbol: fc.constantFrom("times", "km"),
    }),
  ),
  habitId.map((id) => ({ method: "GET", path: `/notes?habitId=${encodeURIComponent(id)}` })),
  bodied("POST", "/notes", fc.record({ habitId, text: fc.constantFrom("hm", "") })),
  bodied("PUT", "/notes/n1?habitId=h1", fc.record({ text: fc.constantFrom("ah", "oh") })),
  bodied("POST", "/areas", fc.record({ name: fc.constantFrom("Mind", 5) })),
);

async function open() {
  let count = 0;
  const asOf = new Date("2025-01-10T12:00:00Z");
  // The ids of what is made are the same on both ways, as requests bring their own.
  return createSandbox({ seed, asOf, now: () => asOf, createId: () => `id-${++count}` });
}

let requests = 0;

async function send(
  handler: (request: Request) => Promise<Response>,
  { method, path, body }: CallV1,
) {
  const response = await handler(
    new Request(`${base}/api/v1${path}`, {
      method,
      headers: {
        "X-API-Key": key,
        "X-Request-ID": `r${++requests}`,
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test("for any calls of v1, the gateway over v2 answers as v1 does", async () => {
  const property = fc.asyncProperty(
    fc.array(call, { minLength: 1, maxLength: 12 }),
    async (calls) => {
      const sandboxes: Sandbox[] = [await open(), await open()];
      const [first, second] = sandboxes as [Sandbox, Sandbox];
      const gateway = createV1Fetch({
        baseUrl: base,
        fetch: (own) => second.fetch(own as Request),
      });
      for (const own of calls) {
        const wanted = await send(first.fetch, own);
        const found = await send((request) => gateway(request), own);
        const isKnown = differences.some(
          ({ status: [v1, v2] }) =>
            wanted.status === v1 && found.status === v2 && own.path === "/none",
        );
        if (isKnown) continue;
        // A failure is the same; its words are each one's own.
        const { error, ...rest } = wanted.body;
        const isFailure = wanted.status >= 400;
        const expected = isFailure ? { ...rest, error: expect.any(String) } : wanted.body;
        expect([own, found]).toEqual([own, { status: wanted.status, body: expected }]);
      }
      for (const own of sandboxes) await own.close();
    },
  );
  await fc.assert(property, { numRuns: 60 });
}, 20_000);
