import assert from "node:assert/strict";
import fc from "fast-check";
import { createKey, listKeys, revokeKey } from "../store/keys.ts";
import { activeKeysOf } from "../store/plan.ts";
import { command, isActive, type Key, type Model, seededKeys } from "./model.ts";

const index = fc.nat(9);

/** A key lives from its creation until it is revoked or its time is over, and counts what it asked. */
const createOne = fc.option(fc.integer({ min: 1, max: 400 }), { nil: null }).map((hours) =>
  command(`key for ${hours}`, async (model, _, { sandbox: { store, clock } }) => {
    const now = clock.now();
    const expiresAt = hours === null ? null : new Date(now.getTime() + hours * 3_600_000);
    const active = model.keys.filter((own) => isActive(own, model.hour)).length;
    const wanted = { name: "k", version: "v2", scopes: ["habits:read"], expiresAt } as const;
    const made = await createKey(store, wanted, now);
    assert.equal("limit" in made, active + seededKeys >= activeKeysOf.team);
    if ("limit" in made) return;
    const until = hours === null ? Number.POSITIVE_INFINITY : model.hour + hours;
    model.keys.push({
      id: made.key.id ?? "",
      value: made.value,
      until,
      isRevoked: false,
      calls: 0,
    });
  }),
);

const hasKeys = (model: Model) => model.keys.length > 0;

const useOne = index.map((at) =>
  command(
    `use key ${at}`,
    async (model, ask, { sandbox: { store, clock } }) => {
      const own = model.keys[at % model.keys.length] as Key;
      const headers = { "X-API-Key": own.value };
      const read = await ask("GET", "/v2/habits?limit=1", undefined, headers);
      const isOpen = isActive(own, model.hour);
      assert.equal(read.status, isOpen ? 200 : 401);
      if (isOpen) {
        own.calls += 2;
        const write = await ask("POST", "/v2/habits", { name: "x" }, headers);
        assert.equal(write.status, 403);
      }
      const listed = (await listKeys(store, clock.now())).find(({ id }) => id === own.id);
      const state = own.isRevoked ? "revoked" : isOpen ? "active" : "expired";
      assert.deepEqual([listed?.requestCount, listed?.state], [own.calls, state]);
    },
    hasKeys,
  ),
);

const revokeOne = index.map((at) =>
  command(
    `revoke key ${at}`,
    async (model, _, { sandbox: { store, clock } }) => {
      const own = model.keys[at % model.keys.length] as Key;
      assert.ok(await revokeKey(store, own.id, clock.now()));
      own.isRevoked = true;
    },
    hasKeys,
  ),
);

/** What may be done with keys, as the app and their owners do it. */
export const keyCommands = [createOne, useOne, revokeOne];
