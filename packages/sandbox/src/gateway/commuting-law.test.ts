import fc from "fast-check";
import { expect, test } from "vitest";
import { createSandbox, type Sandbox } from "../service/sandbox.ts";
import { readState } from "../store/read-state.ts";
import type { Seed } from "../store/seed.ts";
import { conform } from "../testing/conforms.ts";
import { createV1Fetch } from "./create-v1-fetch.ts";
import { aDayOfV1, nothingToDelete } from "./testing/a-day-of-v1.ts";
import { anyCallV1, type CallV1, endpointsV1, lawKeys } from "./testing/any-v1-calls.ts";
import { documentedDifferences } from "./testing/documented-differences.ts";

const base = "http://sandbox.example";
const now = new Date("2025-01-10T12:00:00Z");
const limits = { perMinute: 100_000 };

const seed: Seed = {
  plan: "business",
  keys: [
    { key: lawKeys.any, version: "any", limits },
    { key: lawKeys.reader, version: "any", scopes: ["habits:read", "areas:read"], limits },
    { key: lawKeys.ofV1, version: "v1", limits },
    { key: lawKeys.ofV2, version: "v2", limits },
    { key: lawKeys.expired, version: "any", expires: "2025-01-10" },
  ],
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
  notes: [
    { id: "n1", habitId: "h1", text: "felt good" },
    { id: "n2", habitId: "h2", text: "dry" },
  ],
};

async function open() {
  let count = 0;
  // The ids of what is made are the same on both ways, as requests bring their own.
  return createSandbox({ seed, asOf: now, now: () => now, createId: () => `id-${++count}` });
}

let requests = 0;

async function send(
  handler: (request: Request) => Promise<Response>,
  { method, path, body, key }: CallV1,
) {
  const response = await handler(
    new Request(`${base}/api/v1${path}`, {
      method,
      headers: {
        ...(key !== undefined && { "X-API-Key": key }),
        "X-Request-ID": `r${++requests}`,
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  const { status, headers } = response;
  const answer = (await response.json()) as Record<string, unknown>;
  conform(method, `/api/v1${path}`, { status, headers, body: answer });
  return { status, body: answer };
}

const stateOf = async ({ store }: Sandbox) => (await readState(store, now)).state;

const met = new Set<string>();
const answered = new Set<string>();

/** Sends calls to v1 and to the gateway over v2, and wants the same of both. */
async function expectSame(calls: readonly CallV1[]) {
  const [first, second] = [await open(), await open()];
  try {
    await compare(calls, first, second);
  } finally {
    for (const own of [first, second]) await own.close();
  }
}

async function compare(calls: readonly CallV1[], first: Sandbox, second: Sandbox) {
  const gateway = createV1Fetch({ baseUrl: base, fetch: (own) => second.fetch(own as Request) });
  for (const call of calls) {
    const wanted = await send(first.fetch, call);
    const found = await send((request) => gateway(request), call);
    const known = documentedDifferences.find((own) => own.applies(call, wanted.status));
    if (known !== undefined) {
      met.add(known.id);
      if (known.statuses !== "any") expect(known.statuses).toContain(found.status);
      // From here on one of them holds what the other does not.
      if (wanted.status < 400 !== found.status < 400) return;
      continue;
    }
    if (wanted.status < 300 && call.endpoint !== undefined) answered.add(call.endpoint);
    // A failure is the same; its words are each one's own.
    const { error, ...rest } = wanted.body;
    const isFailure = wanted.status >= 400;
    const expected = isFailure ? { ...rest, error: expect.any(String) } : wanted.body;
    expect([call, found]).toEqual([call, { status: wanted.status, body: expected }]);
  }
  expect(await stateOf(second)).toEqual(await stateOf(first));
}

test("for any calls of v1, the gateway over v2 answers as v1 does, and leaves the same behind", async () => {
  const calls: fc.Arbitrary<readonly CallV1[]> = fc.array(anyCallV1, { maxLength: 12 });
  await fc.assert(fc.asyncProperty(calls, expectSame), { numRuns: 60 });
}, 60_000);

test("so it does in a day that calls all that v1 offers, but for what is documented", async () => {
  // Not by what was met by chance.
  for (const own of [met, answered]) own.clear();
  await expectSame(aDayOfV1);
  await expectSame([{ ...(aDayOfV1[0] as CallV1), key: lawKeys.ofV1 }]);
  await expectSame([nothingToDelete]);
  await expectSame([{ ...nothingToDelete, body: {} }]);
  expect(endpointsV1.map(({ id }) => id).filter((id) => !answered.has(id))).toEqual([]);
  expect(documentedDifferences.filter(({ id }) => !met.has(id))).toEqual([]);
});
