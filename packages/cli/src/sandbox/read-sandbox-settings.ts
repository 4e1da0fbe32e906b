import { endpoints, isDate, isDateTime } from "@habitshift/schemas";
import { readHost, readNumber, readOrigins } from "../serve/read-serve-settings.ts";
import { UsageError } from "../usage-error.ts";

/** What `habitshift sandbox` was asked for. */
export type SandboxSettings =
  | {
      readonly task: "run";
      readonly port: number;
      readonly host: string;
      /** Null: now. */
      readonly asOf: Date | null;
      readonly data: string | null;
      readonly seed: string | null;
      /** Empty: none. */
      readonly cors: readonly string[];
    }
  | ({ readonly task: "keys"; readonly data: string; readonly asOf: Date | null } & KeysTask);

/** What is to become of the keys. */
type KeysTask =
  | { readonly action: "list" }
  | { readonly action: "revoke"; readonly id: string; readonly yes: boolean }
  | {
      readonly action: "create";
      readonly name: string;
      readonly version: "v1" | "v2";
      /** In days; null: never. */
      readonly days: number | null;
      readonly scopes: readonly string[];
    };

/**
 * Reads the flags and words of `habitshift sandbox`.
 *
 * @param text - The value of a flag; null where it is not given.
 * @param words - Those that are no flags.
 * @throws UsageError - where a value makes no sense.
 */
export function readSandboxSettings(
  text: (name: string) => string | null,
  words: readonly string[],
  yes: boolean,
): SandboxSettings {
  const [topic, action, id, ...more] = words;
  const asOf = readMoment(text("as-of"));
  const data = text("data");
  if (topic === undefined) {
    const port = readNumber("port", text("port") ?? "", 0, 65_535);
    const host = readHost(text("host") ?? "");
    const cors = readOrigins(text("cors"));
    return { task: "run", port, host, asOf, data, seed: text("seed"), cors };
  }
  if (topic !== "keys") throw new UsageError(`unknown argument ${topic} (did you mean keys?)`);
  if (data === null) throw new UsageError("sandbox keys needs the --data of the sandbox");
  const surplus = action === "revoke" ? more[0] : id;
  if (surplus !== undefined) throw new UsageError(`unknown argument ${surplus}`);
  return { task: "keys", data, asOf, ...readKeysTask(action, id, text, yes) };
}

function readKeysTask(
  action: string | undefined,
  id: string | undefined,
  text: (name: string) => string | null,
  yes: boolean,
): KeysTask {
  switch (action) {
    case "list":
      return { action };
    case "revoke":
      if (id === undefined) throw new UsageError("sandbox keys revoke needs the id of a key");
      return { action, id, yes };
    case "create": {
      const name = text("name");
      if (name === null) throw new UsageError("sandbox keys create needs a --name");
      const expires = text("expires") ?? "never";
      return {
        action,
        name,
        version: text("api-version") === "v1" ? "v1" : "v2",
        days: expires === "never" ? null : Number(expires),
        scopes: readScopes(text("scopes") ?? "*"),
      };
    }
    default:
      throw new UsageError("sandbox keys takes create, list or revoke");
  }
}

const known = new Set(["*", ...endpoints.flatMap(({ scope }) => scope ?? [])]);

function readScopes(text: string): readonly string[] {
  const scopes = text.split(",").map((scope) => scope.trim());
  const unknown = scopes.find((scope) => !known.has(scope));
  if (unknown === undefined) return scopes;
  throw new UsageError(`--scopes takes ${[...known].join(", ")}, not ${unknown}`);
}

function readMoment(text: string | null): Date | null {
  if (text === null) return null;
  if (isDate(text) || isDateTime(text)) return new Date(text);
  throw new UsageError(
    `--as-of must be a date or a moment such as 2025-02-14T23:59:59Z, not ${text}`,
  );
}
