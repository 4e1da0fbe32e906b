import { createHash, randomBytes, randomInt, scryptSync, timingSafeEqual } from "node:crypto";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A new key value: `hk_` and 40 characters (decision `api-key`). */
export function createKeyValue(): string {
  return `hk_${Array.from({ length: 40 }, () => digits[randomInt(digits.length)]).join("")}`;
}

/** A new access or refresh token. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** By which a key or token is found; what was made at random needs no salt. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Slow and with a salt, as people choose passwords. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString("hex")}:${scryptSync(password, salt, 32).toString("hex")}`;
}

export function isPassword(password: string, stored: string): boolean {
  const [salt = "", hash = ""] = stored.split(":");
  const own = scryptSync(password, Buffer.from(salt, "hex"), 32);
  const wanted = Buffer.from(hash, "hex");
  return own.length === wanted.length && timingSafeEqual(own, wanted);
}
