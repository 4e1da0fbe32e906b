import { findCall } from "@habitshift/converter";
import { type ApiVersion, prefixes } from "@habitshift/schemas";
import {
  judgeRecorded,
  type PlacedBreakage,
  type RecordedRequest,
  type Recording,
  readRecording,
  sortOut,
} from "@habitshift/validator/recordings";
import { addressOf } from "./address.ts";
import { type Known, type Mention, nothing, type Scan } from "./mention.ts";

/** Judges the requests that a document records, or has as commands: what of them breaks on v2, and the fix. */
export function scanRecording(text: string, name: string, known: Known): Scan {
  const recording = readRecording(text, { name });
  if (recording === undefined) return nothing;
  const [problem] = recording.problems;
  // A script has much that is no request; an archive is nothing else.
  const isArchive = recording.format === "har" || recording.format === "postman";
  const fault = isArchive && recording.requests.length === 0 ? (problem?.message ?? null) : null;
  return { ...nothing, mentions: mentionsIn(recording, known), fault };
}

/** The v1 requests of a recording, as what breaks of them. */
export function mentionsIn(recording: Recording, { services }: Known): readonly Mention[] {
  const isPlain = recording.format === "json" || recording.format === "ndjson";
  if (isPlain) return [];
  const addressees = sortOut(
    recording,
    services.filter((service) => URL.canParse(service)),
  );
  return recording.requests.flatMap((request, index) =>
    addressees[index] === "service" ? judge(request, services) : [],
  );
}

function judge(recorded: RecordedRequest, services: readonly string[]): readonly Mention[] {
  const call = callOf(recorded);
  if (call === null) return [];
  const verdict = judgeRecorded(recorded);
  if ("faults" in verdict) return [];
  const isV1 = isCallOf(call, "v1");
  const witnesses = [{ start: recorded.start, what: `${call.method} ${call.url}` }];
  const origin = /^https?:\/\/[^/]+/i.exec(call.url)?.[0] ?? null;
  const isNamed = services.some((each) => URL.canParse(each)) && origin !== null;
  // Paths that the service never had are of it only where its address says so.
  if (!isV1 && !isCallOf(call, "v2") && !isNamed) return [];
  const proof = isNamed
    ? ("named" as const)
    : isTelling(call.url)
      ? ("distinctive" as const)
      : ("path" as const);
  const found = isV1 ? findCall(call.method, pathOf(call.url, "v1") ?? "", "v1") : "unknown-path";
  const endpoints = typeof found === "string" ? [] : [found.endpoint.id];
  return verdict.breakages.flatMap((breakage): Mention[] => {
    const { change, start, end } = breakage;
    // What was never valid is for `validate` to say; headers are only asked for where the call changes.
    if (change === "v2-invalid" || (!isV1 && change === "version-headers-required")) return [];
    const message = messageOf(breakage);
    return [{ change, start, end, message, endpoints, proof, origin, witnesses }];
  });
}

function messageOf({ message, fix }: PlacedBreakage): string {
  return `${message.replace(/\.$/, "")}; ${fix}`;
}

interface RecordedCall {
  readonly method: string;
  readonly url: string;
}

function callOf({ subject }: RecordedRequest): RecordedCall | null {
  if (subject.kind !== "request") return null;
  const { request } = subject;
  if (typeof request !== "object" || request === null) return null;
  const { method, url } = request as Readonly<Record<string, unknown>>;
  return typeof method === "string" && typeof url === "string" ? { method, url } : null;
}

function isCallOf({ method, url }: RecordedCall, version: ApiVersion): boolean {
  const path = pathOf(url, version);
  const found = path === null ? "unknown-path" : findCall(method, path, version);
  return typeof found !== "string" || found === "unknown-method";
}

function isTelling(url: string): boolean {
  const path = pathOf(url, "v1");
  return addressOf(path ?? "")?.operations.some(({ successor }) => successor?.distinctive) ?? false;
}

/** The path of an address from a prefix on. */
function pathOf(url: string, version: ApiVersion): string | null {
  const [path = ""] = url.split(/[?#]/);
  const at = Math.max(...prefixes[version].map((prefix) => path.indexOf(`${prefix}/`)));
  return at < 0 ? null : path.slice(at);
}
