import { resolve } from "node:path";
import type { ListedKey } from "@habitshift/sandbox";
import { type ExitStatus, exitStatus } from "../exit-status.ts";
import type { Io } from "../io.ts";
import { UsageError } from "../usage-error.ts";
import { loadSandbox } from "./load-sandbox.ts";
import type { SandboxSettings } from "./read-sandbox-settings.ts";

type KeysSettings = Extract<SandboxSettings, { task: "keys" }> & {
  readonly format: "text" | "json";
};

const dayMs = 86_400_000;

/**
 * `habitshift sandbox keys`: stands in for the mobile app.
 *
 * @throws UsageError - where the folder has no sandbox, no key has that id, or nobody confirmed.
 */
export async function runKeys(settings: KeysSettings, io: Io): Promise<ExitStatus> {
  const { openDatabase, createKey, listKeys, revokeKey, isFilled } = await loadSandbox();
  const store = openDatabase(resolve(io.cwd, settings.data));
  const now = settings.asOf ?? io.now();
  const write = (value: unknown, text: string) =>
    io.stdout.write(settings.format === "json" ? `${JSON.stringify(value)}\n` : `${text}\n`);
  try {
    if (!(await isFilled(store))) {
      throw new UsageError(`${settings.data} has no sandbox; start one with --data first`);
    }
    if (settings.action === "list") {
      const keys = await listKeys(store, now);
      write({ schemaVersion: 1, keys }, tableOf(keys));
      return exitStatus.done;
    }
    if (settings.action === "revoke") {
      if (!settings.yes) {
        throw new UsageError("integrations that use the key stop working; confirm with --yes");
      }
      if (!(await revokeKey(store, settings.id, now))) {
        throw new UsageError(`no key has the id ${settings.id}; see sandbox keys list`);
      }
      write({ schemaVersion: 1, revoked: settings.id }, `${settings.id} is revoked`);
      return exitStatus.done;
    }
    const { name, version, days, scopes } = settings;
    const expiresAt = days === null ? null : new Date(now.getTime() + days * dayMs);
    const made = await createKey(store, { name, version, scopes, expiresAt }, now);
    if ("limit" in made) {
      const reached = `the maximum number of active keys is reached: ${made.limit}; revoke one`;
      io.stderr.write(`habitshift: ${reached}\n`);
      return exitStatus.found;
    }
    const { key, value } = made;
    write({ schemaVersion: 1, key, value }, `${value}\nIt is shown this once; its id is ${key.id}`);
    return exitStatus.done;
  } finally {
    await store.destroy();
  }
}

function tableOf(keys: readonly ListedKey[]): string {
  const rows = keys.map((key) => [
    key.id ?? "",
    key.state ?? "",
    key.apiVersion,
    (key.createdAt ?? "").slice(0, 10),
    (key.expiresAt ?? "never").slice(0, 10),
    (key.lastUsedAt ?? "never").slice(0, 10),
    String(key.requestCount ?? 0),
    key.name ?? "",
  ]);
  const head = ["id", "state", "version", "created", "expires", "last used", "requests", "name"];
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((row) => (row[at] ?? "").length)));
  return all
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
