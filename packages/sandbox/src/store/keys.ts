import { randomUUID } from "node:crypto";
import type { ApiKeyV2 } from "@habitshift/schemas";
import type { Selectable } from "kysely";
import type { Store } from "./open-database.ts";
import { activeKeysOf, isPlan } from "./plan.ts";
import { createKeyValue, hashOf } from "./secrets.ts";
import type { KeyVersion } from "./seed.ts";
import type { Tables } from "./tables.ts";

/** A key as the list shows it; `any` is what the contract's list has no word for. */
export type ListedKey = Omit<ApiKeyV2, "apiVersion"> & { readonly apiVersion: KeyVersion };

/** What a key is made with. */
export interface NewKey {
  readonly name: string;
  readonly version: "v1" | "v2";
  readonly scopes: readonly string[];
  readonly expiresAt: Date | null;
}

/** A new key, with its value, which is shown this once; or how many active keys the plan allows. */
export type CreatedKey =
  | { readonly key: ListedKey; readonly value: string }
  | { readonly limit: number };

/** Makes a key, unless the plan has as many as it may (section 5). */
export async function createKey(store: Store, key: NewKey, now: Date): Promise<CreatedKey> {
  return store.transaction().execute(async (open) => {
    const account = await open.selectFrom("account").select("plan").executeTakeFirst();
    const limit = isPlan(account?.plan) ? activeKeysOf[account.plan] : 0;
    const active = (await listKeys(open, now)).filter(({ state }) => state === "active");
    if (active.length >= limit) return { limit };
    const value = createKeyValue();
    const row = {
      id: randomUUID(),
      name: key.name,
      hash: hashOf(value),
      version: key.version,
      scopes: JSON.stringify(key.scopes),
      createdAt: now.getTime(),
      expiresAt: key.expiresAt?.getTime() ?? null,
      revokedAt: null,
      lastUsedAt: null,
      requestCount: 0,
      perMinute: null,
      perDay: null,
    };
    await open.insertInto("keys").values(row).execute();
    return { key: listed(row, now), value };
  });
}

/** All keys in the order of creation, without their values. */
export async function listKeys(store: Store, now: Date): Promise<readonly ListedKey[]> {
  const rows = await store.selectFrom("keys").selectAll().orderBy("seq").execute();
  return rows.map((row) => listed(row, now));
}

/** Revokes a key at once. @returns False where no key has that id. */
export async function revokeKey(store: Store, id: string, now: Date): Promise<boolean> {
  const found = await store.selectFrom("keys").select("id").where("id", "=", id).executeTakeFirst();
  if (found === undefined) return false;
  await store
    .updateTable("keys")
    .set({ revokedAt: now.getTime() })
    .where("id", "=", id)
    .where("revokedAt", "is", null)
    .execute();
  return true;
}

/** Where a key stands (section 3). */
export function stateOf(
  key: { readonly revokedAt: number | null; readonly expiresAt: number | null },
  now: Date,
): "active" | "revoked" | "expired" {
  if (key.revokedAt !== null) return "revoked";
  return key.expiresAt !== null && key.expiresAt <= now.getTime() ? "expired" : "active";
}

type KeyRow = Omit<Selectable<Tables["keys"]>, "seq">;

function listed(row: KeyRow, now: Date): ListedKey {
  return {
    id: row.id,
    name: row.name,
    apiVersion: row.version as KeyVersion,
    expiresAt: timeOf(row.expiresAt),
    scopes: JSON.parse(row.scopes),
    createdAt: new Date(row.createdAt).toISOString(),
    lastUsedAt: timeOf(row.lastUsedAt),
    requestCount: row.requestCount,
    state: stateOf(row, now),
  };
}

function timeOf(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
