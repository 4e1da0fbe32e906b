import { importModule } from "../sandbox/import-module.ts";

/** The server of the gateway; only its own command loads it, and its client of HTTP is a library of the machine's. */
export async function loadGateway(): Promise<typeof import("@habitshift/sandbox/gateway/server")> {
  const loaded: unknown = await importModule("@habitshift/sandbox/gateway/server");
  return loaded as typeof import("@habitshift/sandbox/gateway/server");
}
