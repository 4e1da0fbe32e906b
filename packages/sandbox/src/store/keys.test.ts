import { expect, test } from "vitest";
import { openTest, testSeed } from "../testing/client.ts";
import { createKey, listKeys, revokeKey } from "./keys.ts";

const now = new Date("2025-01-10T12:00:00Z");
const wanted = { name: "new", version: "v2", scopes: ["areas:read"], expiresAt: null } as const;

test.each([
  ["free", 0],
  ["premium", 5],
  ["team", 20],
  ["business", 20],
] as const)("an account of the plan %s has at most %i active keys", async (plan, most) => {
  const { sandbox } = await openTest({ seed: { plan } });
  for (let count = 0; count < most; count++) {
    expect(await createKey(sandbox.store, wanted, now)).toHaveProperty("value");
  }
  expect(await createKey(sandbox.store, wanted, now)).toEqual({ limit: most });
  const [first] = await listKeys(sandbox.store, now);
  if (first?.id === undefined) return;
  await revokeKey(sandbox.store, first.id, now);
  expect(await createKey(sandbox.store, wanted, now)).toHaveProperty("value");
});

test("an expired key makes room for another", async () => {
  const { sandbox } = await openTest({ seed: { plan: "premium" } });
  const expiresAt = new Date("2025-01-10T13:00:00Z");
  for (let count = 0; count < 5; count++) {
    await createKey(sandbox.store, { ...wanted, expiresAt }, now);
  }
  expect(await createKey(sandbox.store, wanted, now)).toEqual({ limit: 5 });
  expect(await createKey(sandbox.store, wanted, expiresAt)).toHaveProperty("value");
});

test("a key lives, is counted, and ends; its value is nowhere but with who made it", async () => {
  const { ask, sandbox } = await openTest({ seed: { ...testSeed, plan: "team" } });
  const { store, clock } = sandbox;
  const expiresAt = new Date("2025-01-12T00:00:00Z");
  const made = await createKey(store, { ...wanted, expiresAt }, now);
  if ("limit" in made) throw new Error("no room");
  const { value, key } = made;
  const own = { "X-API-Key": value };
  const listed = async () => (await listKeys(store, clock.now())).find(({ id }) => id === key.id);
  expect(await listed()).toMatchObject({
    name: "new",
    apiVersion: "v2",
    createdAt: now.toISOString(),
    lastUsedAt: null,
    requestCount: 0,
    state: "active",
  });
  clock.move(new Date("2025-01-11T08:00:00Z"));
  expect((await ask("GET", "/v2/areas", undefined, own)).status).toBe(200);
  expect((await ask("GET", "/v2/habits", undefined, own)).status).toBe(403);
  expect(await listed()).toMatchObject({ lastUsedAt: "2025-01-11T08:00:00.000Z", requestCount: 2 });
  const kept = await store.selectFrom("keys").selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(value);
  clock.move(new Date("2025-01-11T23:59:59.999Z"));
  expect((await ask("GET", "/v2/areas", undefined, own)).status).toBe(200);
  clock.move(expiresAt);
  const over = await ask("GET", "/v2/areas", undefined, own);
  expect([over.status, over.json.error.message]).toEqual([401, expect.stringContaining("expired")]);
  expect((await listed())?.state).toBe("expired");
  clock.move(now);
  await revokeKey(store, key.id ?? "", now);
  const revoked = await ask("GET", "/v2/areas", undefined, own);
  expect([revoked.status, revoked.headers.get("www-authenticate")]).toEqual([
    401,
    expect.stringContaining("Bearer"),
  ]);
  expect(revoked.json.error.message).toContain("revoked");
});
