import { posix } from "node:path";
import { inspect } from "node:util";
import type { Tree } from "./memory-project.ts";

const HABITS = [
  { id: "h1", name: "Morning run", type: "daily", value: 3, streak: 15 },
  { id: "h2", name: "Read", type: "weekly", value: 1, streak: 0 },
] as const;

const V1 = HABITS.map(({ id, name, type, value, streak }) => ({
  id,
  title: name,
  frequency: type,
  target: value,
  unit: "times",
  streak,
  completedDates: [],
}));

const V2 = HABITS.map(({ id, name, type, value, streak }) => ({
  id,
  name,
  occurrence: { type },
  goals: [{ periodicity: type, value, unit: "rep" }],
  statistics: { currentStreak: streak, bestStreak: streak, totalCompletions: 0 },
}));

const REQUIRED = ["X-API-Key", "X-API-Version", "X-Client-Version", "X-Request-ID"];

/** Answers as the service does, and refuses what is not of its version. */
function fakeFetch(version: "v1" | "v2") {
  return async (url: string, { headers = {} }: { headers?: Record<string, string> } = {}) => {
    const wanted = version === "v1" ? REQUIRED.slice(0, 1) : REQUIRED;
    if (url !== `https://habits/api/${version}/habits` || wanted.some((name) => !headers[name]))
      throw new Error(`refused: ${url} ${inspect(headers)}`);
    const body = version === "v1" ? { success: true, data: V1, error: null } : { data: V2 };
    return { ok: true, status: 200, json: async () => structuredClone(body) };
  };
}

type Load = (path: string) => unknown;

function loaderOf(tree: Tree, version: "v1" | "v2"): Load {
  const loaded = new Map<string, { exports: unknown }>();
  const env = { HABIT_API: "https://habits", HABIT_API_KEY: "k-test" };
  const load: Load = (path) => {
    const known = loaded.get(path);
    if (known) return known.exports;
    const module = { exports: {} as unknown };
    loaded.set(path, module);
    const names = ["require", "module", "exports", "process", "fetch"];
    const run = new Function(...names, tree[path] ?? `throw new Error('no ${path}')`);
    const require = (specifier: string) => load(posix.normalize(specifier));
    run(require, module, module.exports, { env }, fakeFetch(version));
    return module.exports;
  };
  return load;
}

/** What a generated program prints against a service of that version, or how it fails. */
export async function runProgram(tree: Tree, version: "v1" | "v2"): Promise<readonly string[]> {
  const printed: string[] = [];
  const print = (...held: readonly unknown[]): void => {
    printed.push(held.map((each) => inspect(each)).join(" "));
  };
  try {
    const main = loaderOf(tree, version)("main.cjs");
    if (typeof main === "function") await main(print);
  } catch (error) {
    printed.push(`failed: ${error instanceof Error ? error.message : String(error)}`);
  }
  return printed;
}
