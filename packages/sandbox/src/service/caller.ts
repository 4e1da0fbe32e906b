import { keyHeader, timeline, tokenHeader } from "@habitshift/schemas";
import { type ServiceFault, serviceFault } from "@habitshift/validator/http";
import { findToken } from "../store/find-token.ts";
import { stateOf } from "../store/keys.ts";
import type { Store } from "../store/open-database.ts";
import { hashOf } from "../store/secrets.ts";

/** Who asks, and what they may. */
export interface Caller {
  /** By which its requests are counted. */
  readonly id: string;
  readonly version: string;
  readonly scopes: readonly string[];
  readonly perMinute: number | null;
  readonly perDay: number | null;
  /** True for a token of the earlier login flow, which ends with v3.0. */
  readonly isDeprecated: boolean;
}

const v3 = Date.parse(timeline.v3.instant);

/** Finds who asks by the key or the token among the headers. */
export async function findCaller(
  store: Store,
  headers: Headers,
  now: Date,
): Promise<Caller | ServiceFault> {
  const key = headers.get(keyHeader);
  if (key !== null) return callerOfKey(store, key, now);
  const [, token] = /^Bearer +(\S+)$/i.exec(headers.get(tokenHeader) ?? "") ?? [];
  if (token === undefined) return refused(`Send an API key in ${keyHeader}`);
  return callerOfToken(store, token, now);
}

async function callerOfKey(store: Store, value: string, now: Date): Promise<Caller | ServiceFault> {
  const row = await store
    .selectFrom("keys")
    .selectAll()
    .where("hash", "=", hashOf(value))
    .executeTakeFirst();
  if (row === undefined) return refused("The API key is unknown; check that it was copied whole");
  const state = stateOf(row, now);
  if (state !== "active") return refused(`The API key is ${state}; create a new one in the app`);
  const { id, version, perMinute, perDay } = row;
  return {
    id,
    version,
    scopes: JSON.parse(row.scopes),
    perMinute,
    perDay,
    isDeprecated: false,
  };
}

async function callerOfToken(
  store: Store,
  token: string,
  now: Date,
): Promise<Caller | ServiceFault> {
  const known = await findToken(store, token, "access");
  if (known !== undefined) {
    if (known.expiresAt > now.getTime()) return callerOf(known.email, false);
    return refused("The access token is expired; refresh it");
  }
  const user = await store
    .selectFrom("users")
    .select("email")
    .where("idTokenHash", "=", hashOf(token))
    .executeTakeFirst();
  if (user === undefined) return refused("The token is unknown");
  if (now.getTime() < v3) return callerOf(user.email, true);
  return refused("Tokens of the earlier login flow ended with v3.0; use an API key or log in");
}

function callerOf(email: string, isDeprecated: boolean): Caller {
  const unlimited = { perMinute: null, perDay: null };
  return { id: `user:${email}`, version: "any", scopes: ["*"], ...unlimited, isDeprecated };
}

function refused(message: string): ServiceFault {
  const headers = { "WWW-Authenticate": 'Bearer realm="habit API"' };
  return serviceFault("key-unusable", message, { headers });
}
