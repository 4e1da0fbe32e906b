import { importModule } from "./import-module.ts";

/** The sandbox; only its own command loads it, and its database is a library of the machine's. */
export async function loadSandbox(): Promise<typeof import("@habitshift/sandbox")> {
  const loaded: unknown = await importModule("@habitshift/sandbox");
  return loaded as typeof import("@habitshift/sandbox");
}
