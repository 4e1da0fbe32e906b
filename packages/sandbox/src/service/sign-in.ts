import { type Endpoint, type LoginV2, limits, type RefreshV2 } from "@habitshift/schemas";
import { judgeRequest } from "@habitshift/validator";
import { isFault, type ServiceFault, serviceFault } from "@habitshift/validator/http";
import { findToken } from "../store/find-token.ts";
import type { Store } from "../store/open-database.ts";
import { createToken, hashOf, isPassword } from "../store/secrets.ts";
import { type Answer, metaOf } from "./envelopes.ts";
import { fieldOf, invalid } from "./perform.ts";
import type { Visit } from "./visit.ts";

/** Exchanges a password or a refresh token for new tokens (section 5; decision `tokens`). */
export async function signIn(
  visit: Visit,
  { method, path, request: shape }: Endpoint,
): Promise<Answer | ServiceFault> {
  const { store, now, id, body } = visit;
  if (isFault(body)) return body;
  const verdict = judgeRequest({ method, url: path, body: body.value });
  const details = ("faults" in verdict ? [] : verdict.breakages)
    .filter(({ severity, in: part }) => severity === "error" && part === "body")
    .map(({ pointer, message }) => ({ field: fieldOf(pointer), message }));
  if (details.length > 0) return invalid(details);
  const email =
    shape === "login"
      ? await emailOfPassword(store, body.value as LoginV2)
      : await emailOfRefresh(store, body.value as RefreshV2, now);
  if (isFault(email)) return email;
  const tokens = await issue(store, email.email, now);
  // Nobody between should keep them (RFC 6749, section 5.1).
  return {
    status: 200,
    headers: { "Cache-Control": "no-store" },
    body: { data: tokens, meta: metaOf(id, now) },
  };
}

async function emailOfPassword(store: Store, { email, password }: LoginV2) {
  const user = await store
    .selectFrom("users")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirst();
  if (user === undefined || !isPassword(password, user.passwordHash)) {
    return refused("The email or the password is wrong");
  }
  return { email };
}

/** A refresh token works once: the new one takes its place. */
async function emailOfRefresh(store: Store, { refreshToken }: RefreshV2, now: Date) {
  const token = await findToken(store, refreshToken, "refresh");
  if (token === undefined) return refused("The refresh token is unknown or was used before");
  await store.deleteFrom("tokens").where("hash", "=", token.hash).execute();
  if (token.expiresAt <= now.getTime()) return refused("The refresh token is expired; log in");
  return { email: token.email };
}

async function issue(store: Store, email: string, now: Date) {
  const accessToken = createToken();
  const refreshToken = createToken();
  const until = (lifetime: number) => now.getTime() + lifetime * 1_000;
  await store
    .insertInto("tokens")
    .values([
      {
        hash: hashOf(accessToken),
        kind: "access",
        email,
        expiresAt: until(limits.accessTokenLifetime.value),
      },
      {
        hash: hashOf(refreshToken),
        kind: "refresh",
        email,
        expiresAt: until(limits.refreshTokenLifetime.value),
      },
    ])
    .execute();
  await store.deleteFrom("tokens").where("expiresAt", "<=", now.getTime()).execute();
  return { accessToken, refreshToken };
}

function refused(message: string): ServiceFault {
  const headers = { "WWW-Authenticate": 'Bearer realm="habit API"' };
  return serviceFault("key-unusable", message, { headers });
}
