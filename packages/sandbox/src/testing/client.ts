import { createSandbox, type SandboxOptions } from "../service/sandbox.ts";
import type { Seed } from "../store/seed.ts";
import { conform } from "./conforms.ts";

const scoped = (key: string, version: "v1" | "v2" | "any", scopes: readonly string[] = ["*"]) => ({
  key,
  name: key,
  version,
  scopes,
  expires: null,
});

/** What most tests begin with. */
export const testSeed: Seed = {
  plan: "premium",
  keys: [
    scoped("k-any", "any"),
    scoped("k-v1", "v1"),
    scoped("k-v2", "v2"),
    scoped("k-read", "any", ["habits:read"]),
    { ...scoped("k-old", "v2"), expires: "2024-12-01" },
    { ...scoped("k-few", "any"), limits: { perMinute: 2 } },
  ],
  users: [{ email: "a@example.com", password: "secret", idToken: "id-token" }],
  areas: [{ id: "a1", name: "Health" }],
  habits: [
    {
      id: "h1",
      name: "Morning run",
      occurrence: { type: "daily" },
      goals: [{ periodicity: "daily", value: 2, unit: "rep" }],
    },
    { id: "h2", name: "Read" },
  ],
  logs: [
    { habitId: "h1", targetDate: "2025-01-08", value: 2, unitSymbol: "rep" },
    { habitId: "h1", targetDate: "2025-01-09", value: 1, unitSymbol: "rep" },
    { habitId: "h1", targetDate: "2025-01-09", value: 1, unitSymbol: "rep" },
  ],
  notes: [{ id: "n1", habitId: "h1", text: "felt good" }],
  templates: [{ templateId: "t1", habits: [{ name: "Walk", occurrence: { type: "daily" } }] }],
};

/** A sandbox on 10 Jan 2025, and what asks it. */
export async function openTest(options: SandboxOptions = {}) {
  const asOf = options.asOf ?? new Date("2025-01-10T12:00:00Z");
  const frozen = new Date("2026-01-01T00:00:00Z");
  const sandbox = await createSandbox({ seed: testSeed, now: () => frozen, ...options, asOf });
  let count = 0;
  const ask = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    count += 1;
    const response = await sandbox.fetch(
      new Request(`http://sandbox.test${path}`, {
        method,
        headers: {
          "X-API-Key": "k-any",
          "X-API-Version": "2",
          "X-Client-Version": "1.0.0",
          "X-Request-ID": `r${count}`,
          ...(body !== undefined && { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    const { status, headers: own } = response;
    conform(method, path, { status, headers: own, body: parse(text) });
    return { status, headers: own, json: parse(text), text };
  };
  return { sandbox, ask };
}

// biome-ignore lint/suspicious/noExplicitAny: answers are compared with what is expected of them
function parse(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
