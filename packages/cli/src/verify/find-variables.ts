import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { loadConfig } from "@habitshift/codemods/load-config";
import type { Io } from "../io.ts";

/** The variables of the environment by which a program finds the service. */
export interface Variables {
  readonly urls: readonly string[];
  readonly keys: readonly string[];
}

/** @throws ConfigError - where the configuration is not valid. */
export async function findVariables(cwd: string): Promise<Variables> {
  const { config } = await loadConfig(cwd, []);
  const names = (config.services ?? []).filter((service) => /^[A-Za-z_]\w*$/.test(service));
  return { urls: names, keys: config.keyVariables ?? [] };
}

const files = [".env", ".env.local", ".env.test", ".env.development", ".env.example"] as const;

/** What stands behind the host in the value that a variable has now: the path that the program builds on. */
export function suffixOf(name: string, cwd: string, env: Io["env"]): string {
  const values = [env[name], ...files.map((file) => readVariable(join(cwd, file), name))];
  const value = values.find((each) => each !== undefined && /^https?:\/\//.test(each));
  return value?.replace(/^https?:\/\/[^/?#]*/, "") ?? "";
}

function readVariable(file: string, name: string): string | undefined {
  return existsSync(file) ? parseEnv(readFileSync(file, "utf8"))[name] : undefined;
}
