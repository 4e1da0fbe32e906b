import { findCall } from "@habitshift/converter";
import { type ChangeId, prefixes } from "@habitshift/schemas";
import { type Recording, sortOut } from "@habitshift/validator/recordings";
import type { EndpointCalls } from "../checked.ts";
import { laterOf } from "./later-of.ts";

/** What is below the prefix of v1 and no endpoint of it ends with v1 as a whole. */
const end: ChangeId = "v1-sunset";

/** Counts the calls of v1 among recorded requests. */
export interface TrafficCount {
  /** @param services - Base URLs of the service; empty: they are not known. */
  take(recording: Recording, services: readonly string[]): void;
  /** By endpoint, those called most first. */
  calls(): readonly EndpointCalls[];
  /** Requests that are no calls of v1. */
  readonly others: number;
}

type Counted = { -readonly [Member in keyof EndpointCalls]: EndpointCalls[Member] };

export function createTrafficCount(): TrafficCount {
  const byKey = new Map<string, Counted>();
  let others = 0;
  const count = (call: Omit<EndpointCalls, "calls" | "lastSeen">, at: string | null) => {
    const key = call.endpoint ?? `${call.method} ${call.path}`;
    const known = byKey.get(key) ?? { ...call, calls: 0, lastSeen: null };
    known.calls += 1;
    known.lastSeen = laterOf(known.lastSeen, at);
    byKey.set(key, known);
  };
  return {
    get others() {
      return others;
    },
    calls: () =>
      [...byKey.values()].sort((a, b) => b.calls - a.calls || (a.path < b.path ? -1 : 1)),
    take(recording, services) {
      const addressees = sortOut(recording, services);
      for (const [index, { subject, at }] of recording.requests.entries()) {
        const isOurs = addressees[index] !== "other" && subject.kind === "request";
        const call = isOurs ? callOf(subject.request) : null;
        if (call === null) others += 1;
        else count(call, at);
      }
    },
  };
}

function callOf(request: unknown): Omit<EndpointCalls, "calls" | "lastSeen"> | null {
  if (typeof request !== "object" || request === null) return null;
  const { method, url } = request as Readonly<Record<string, unknown>>;
  if (typeof method !== "string" || typeof url !== "string") return null;
  const found = findCall(method, url, "v1");
  if (found === "other-version") return null;
  const [prefix] = prefixes.v1;
  if (typeof found === "string") {
    const verb = /^[a-z]{1,20}$/i.test(method) ? method.toUpperCase() : "?";
    return { endpoint: null, method: verb, path: startOf(url), change: end };
  }
  const { id, path, successor } = found.endpoint;
  const change = successor?.change ?? end;
  return { endpoint: id, method: found.endpoint.method, path: prefix + path, change };
}

/** The prefix of v1 and the word behind it: what follows may be an id. */
function startOf(url: string): string {
  const [prefix] = prefixes.v1;
  const behind = url.slice(url.indexOf(prefix) + prefix.length);
  const [word = ""] = behind.slice(1).split(/[/?#]/, 1);
  return /^[\w-]{1,40}$/.test(word) ? `${prefix}/${word}` : prefix;
}
