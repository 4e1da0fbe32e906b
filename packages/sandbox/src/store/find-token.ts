import type { Selectable } from "kysely";
import type { Store } from "./open-database.ts";
import { hashOf } from "./secrets.ts";
import type { Tables } from "./tables.ts";

type Token = Selectable<Tables["tokens"]>;

/** What is kept of a token that was issued, expired or not. */
export function findToken(
  store: Store,
  token: string,
  kind: Token["kind"],
): Promise<Token | undefined> {
  return store
    .selectFrom("tokens")
    .selectAll()
    .where("hash", "=", hashOf(token))
    .where("kind", "=", kind)
    .executeTakeFirst();
}
