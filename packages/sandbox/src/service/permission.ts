import type { ApiVersion, Endpoint } from "@habitshift/schemas";
import { type ServiceFault, serviceFault } from "@habitshift/validator/http";
import type { Store } from "../store/open-database.ts";
import { activeKeysOf, isPlan } from "../store/plan.ts";
import type { Caller } from "./caller.ts";

/** Says no where the subscription is none, or the key is one of the other version. */
export async function forbiddenVersion(
  store: Store,
  caller: Caller,
  version: ApiVersion,
): Promise<ServiceFault | undefined> {
  const account = await store.selectFrom("account").select("plan").executeTakeFirst();
  if (!isPlan(account?.plan) || activeKeysOf[account.plan] === 0) {
    return forbidden("The subscription has lapsed; API access needs a paid one");
  }
  if (caller.version === "any" || caller.version === version) return undefined;
  return forbidden(`The API key is one of ${caller.version} and this is ${version}`);
}

/** Says no where the key lacks the scope of an operation. */
export function forbiddenScope(caller: Caller, endpoint: Endpoint): ServiceFault | undefined {
  const { scope } = endpoint;
  if (scope === undefined || caller.scopes.includes("*") || caller.scopes.includes(scope)) {
    return undefined;
  }
  return forbidden(`The API key lacks the scope ${scope}`);
}

function forbidden(message: string): ServiceFault {
  return serviceFault("key-forbidden", message);
}
