import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { InputFile } from "../convert/find-inputs.ts";
import type { Io } from "../io.ts";

const environmentName = /\.postman_(?:environment|globals)\.json$/i;

/** Whether a file holds variables for requests, and no requests. */
export function isEnvironment({ name }: Pick<InputFile, "name">): boolean {
  return environmentName.test(name) || /(?:^|\/)http-client\.env\.json$/.test(name);
}

/**
 * The values of variables that requests may use: of environments among the inputs or beside them, and
 * addresses in the environment of the program. Nothing else of that, as it may be secret.
 */
export function readVariables(files: readonly InputFile[], env: Io["env"]): Record<string, string> {
  const beside = new Set(
    files
      .filter(({ name }) => /\.(?:http|rest)$/i.test(name))
      .map(({ path }) => join(dirname(path), "http-client.env.json")),
  );
  const paths = [...beside, ...files.filter(isEnvironment).map(({ path }) => path)];
  const addresses = Object.entries(env).filter(
    ([, value]) => value !== undefined && /^https?:\/\//i.test(value),
  );
  return Object.assign(Object.fromEntries(addresses), ...paths.map(variablesIn));
}

/** The variables of an environment; of a file with several the first. */
function variablesIn(path: string): Record<string, string> {
  const document = parsed(path);
  if (!isObject(document)) return {};
  const { values } = document;
  const pairs = Array.isArray(values) ? values.flatMap(pairOf) : firstOf(document);
  const texts = pairs.filter(([, value]) => ["string", "number", "boolean"].includes(typeof value));
  return Object.fromEntries(texts.map(([name, value]) => [name, String(value)]));
}

function pairOf(entry: unknown): [string, unknown][] {
  if (!isObject(entry) || entry.enabled === false || typeof entry.key !== "string") return [];
  return [[entry.key, entry.value]];
}

function firstOf(document: Readonly<Record<string, unknown>>): [string, unknown][] {
  const first = Object.values(document).find(isObject);
  return Object.entries(first ?? {});
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8").replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
