import { earlierLogin } from "@habitshift/schemas";
import { isObject, ownMember } from "./json-type.ts";

const { has, not } = earlierLogin.claims;

/** Whether an `Authorization` holds a token of an identity provider, by the claims that can be read in it. */
export function isIdentityToken(authorization: string): boolean {
  const parts = /^bearer +([\w-]+)\.([\w-]+)\.[\w-]*$/i.exec(authorization);
  if (parts === null || authorization.length > longest) return false;
  const claims = readPart(parts[2] ?? "");
  if (claims === undefined || readPart(parts[1] ?? "") === undefined) return false;
  return (
    has.every((name) => typeof ownMember(claims, name) === "string") &&
    not.every((name) => ownMember(claims, name) === undefined)
  );
}

/** Longer than any header that a server takes. */
const longest = 16_384;

function readPart(text: string) {
  try {
    const value: unknown = JSON.parse(atob(text.replaceAll("-", "+").replaceAll("_", "/")));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
