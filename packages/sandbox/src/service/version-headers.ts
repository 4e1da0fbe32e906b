import { limits, requiredHeaders } from "@habitshift/schemas";
import { type ServiceFault, serviceFault } from "@habitshift/validator/http";
import type { Store } from "../store/open-database.ts";

/** Says no to a v2 request without the headers of v2, or with an id that was seen lately (section 5). */
export async function versionHeaderFault(
  store: Store,
  caller: string,
  headers: Headers,
  now: Date,
): Promise<ServiceFault | undefined> {
  const details = requiredHeaders.flatMap(({ name, value }) => {
    const found = headers.get(name)?.trim() ?? "";
    if (found === "") return [{ field: name, message: "is missing" }];
    if (value.kind !== "constant" || found === value.text) return [];
    return [{ field: name, message: `must be ${value.text}` }];
  });
  if (details.length > 0) return faultOf(details);
  const unique = requiredHeaders.find(({ value }) => value.kind === "unique-per-request");
  if (unique === undefined) return undefined;
  const id = headers.get(unique.name)?.trim() ?? "";
  if (await remember(store, caller, id, now)) return undefined;
  return faultOf([{ field: unique.name, message: "was used by another request lately" }]);
}

/** @returns False where the id was seen. */
async function remember(store: Store, caller: string, id: string, now: Date): Promise<boolean> {
  const oldest = now.getTime() - limits.requestIdMemory.value * 1_000;
  await store.deleteFrom("requestIds").where("seenAt", "<=", oldest).execute();
  const result = await store
    .insertInto("requestIds")
    .values({ caller, id, seenAt: now.getTime() })
    .onConflict((own) => own.columns(["caller", "id"]).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

function faultOf(details: ServiceFault["details"]): ServiceFault {
  const said = details.map(({ field, message }) => `${field} ${message}`).join("; ");
  return serviceFault("version-headers", said, { details });
}
