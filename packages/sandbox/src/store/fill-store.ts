import { randomUUID } from "node:crypto";
import type { LogRecordV2 } from "@habitshift/schemas";
import type { Store } from "./open-database.ts";
import { hashOf, hashPassword } from "./secrets.ts";
import type { Seed, SeedKey } from "./seed.ts";
import { tableNames } from "./tables.ts";

/** Makes ids for what the seed gives none. */
type CreateId = () => string;

/** Empties the store and puts the seed in. */
export async function fillStore(
  store: Store,
  seed: Seed,
  now: Date,
  createId: CreateId = () => randomUUID(),
): Promise<void> {
  await store.transaction().execute((open) => fill(open, seed, now, createId));
}

async function fill(open: Store, seed: Seed, now: Date, createId: CreateId): Promise<void> {
  for (const table of tableNames) await open.deleteFrom(table).execute();
  await open
    .insertInto("account")
    .values({ id: 1, plan: seed.plan ?? "premium" })
    .execute();
  await fillAccess(open, seed, now);
  await fillRecords(open, seed, createId);
}

/** Puts the seed in where none was, though another process may do the same. @returns True where it did. */
export async function fillOnce(
  store: Store,
  seed: Seed,
  now: Date,
  createId: CreateId = () => randomUUID(),
): Promise<boolean> {
  return store.transaction().execute(async (open) => {
    if (await isFilled(open)) return false;
    await fill(open, seed, now, createId);
    return true;
  });
}

/** True where a seed was put in before. */
export async function isFilled(store: Store): Promise<boolean> {
  return (await store.selectFrom("account").select("id").executeTakeFirst()) !== undefined;
}

async function fillAccess(store: Store, seed: Seed, now: Date): Promise<void> {
  for (const key of seed.keys ?? []) {
    await store.insertInto("keys").values(keyRow(key, now)).execute();
  }
  for (const { email, password, idToken } of seed.users ?? []) {
    const passwordHash = hashPassword(password);
    const idTokenHash = idToken === undefined ? null : hashOf(idToken);
    await store.insertInto("users").values({ email, passwordHash, idTokenHash }).execute();
  }
}

function keyRow({ key, name, version, scopes, expires, limits }: SeedKey, now: Date) {
  return {
    id: randomUUID(),
    name: name ?? "seed",
    hash: hashOf(key),
    version: version ?? "v2",
    scopes: JSON.stringify(scopes ?? ["*"]),
    createdAt: now.getTime(),
    expiresAt: expires === undefined || expires === null ? null : Date.parse(expires),
    revokedAt: null,
    lastUsedAt: null,
    requestCount: 0,
    perMinute: limits?.perMinute ?? null,
    perDay: limits?.perDay ?? null,
  };
}

async function fillRecords(store: Store, seed: Seed, createId: CreateId): Promise<void> {
  for (const { id = createId(), name = "" } of seed.areas ?? []) {
    await store.insertInto("areas").values({ id, name }).execute();
  }
  for (const { id = createId(), name = "", occurrence, goals } of seed.habits ?? []) {
    const row = { id, name, occurrence: jsonOf(occurrence), goals: jsonOf(goals) };
    await store.insertInto("habits").values(row).execute();
  }
  for (const log of seed.logs ?? []) {
    await store.insertInto("logs").values(logRow(log, createId)).execute();
  }
  for (const { id = createId(), habitId = "", text = "" } of seed.notes ?? []) {
    await store.insertInto("notes").values({ id, habitId, text }).execute();
  }
  for (const { templateId, habits } of seed.templates ?? []) {
    const row = { id: templateId ?? createId(), habits: JSON.stringify(habits ?? []) };
    await store.insertInto("templates").values(row).execute();
  }
}

function logRow(log: LogRecordV2, createId: CreateId) {
  const { id = createId(), habitId = "", targetDate = "", value, unitSymbol, skipped } = log;
  const amount = { value: value ?? null, unitSymbol: unitSymbol ?? null };
  return { id, habitId, targetDate, ...amount, skipped: skipped === true ? 1 : 0 };
}

/** JSON of a member, null where there is none. */
export function jsonOf(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
