import { keyHeader } from "@habitshift/schemas";
import { type Address, addressOf } from "./address-of.ts";
import { isObject, type JsonObject } from "./json/json-object.ts";
import type { RecordedRequest, Recording } from "./recording.ts";
import { createServiceMatch, type ServiceMatch } from "./service-match.ts";

/** Whom a request is for: the service, another one, or nobody knows, as the value of a variable is not known. */
export type Addressee = "service" | "other" | "unknown";

interface Sorted {
  readonly request: JsonObject;
  readonly address: Address;
}

/**
 * Tells the requests to the service from all that a recording has beside them. Addresses that the user
 * names tell, else a host that is called for habits or with a key. What is written as a plain request is
 * for the service, unless it goes to another host than the user names.
 *
 * @param services - Base URLs of the service; empty: they are not known.
 */
export function sortOut(recording: Recording, services: readonly string[]): Addressee[] {
  const { requests, format } = recording;
  const isPlain = format === "json" || format === "ndjson";
  // Of a million lines each is a recording.
  if (isPlain && services.length === 0) return requests.map(() => "service");
  const match = createServiceMatch(services);
  const all = requests.map(read);
  const proven = new Set(all.filter(isEvidence).map(({ address }) => address.origin));
  return all.map(({ request, address }, index) => {
    if (requests[index]?.subject.kind === "payload") return "service";
    if (isPlain) return match.isElsewhere(address) ? "other" : "service";
    return isPreflight(request) ? "other" : addresseeOf(address, recording, match, proven);
  });
}

function read({ subject }: RecordedRequest): Sorted {
  const request = subject.kind === "request" && isObject(subject.request) ? subject.request : {};
  const [method, url] = [request.method, request.url].map((text) => {
    return typeof text === "string" ? text : "";
  });
  return { request, address: addressOf(method ?? "", url ?? "") };
}

function isEvidence({ request, address }: Sorted): boolean {
  if (address.origin === "" || !address.isOfContract) return false;
  return address.isTelling || hasHeader(request, keyHeader);
}

/** What a browser asks by itself, before it sends what a page asked for. */
function isPreflight(request: JsonObject): boolean {
  return request.method === "OPTIONS" && hasHeader(request, "Access-Control-Request-Method");
}

function hasHeader({ headers }: JsonObject, name: string): boolean {
  const names = isObject(headers) ? Object.keys(headers) : [];
  return names.some((own) => own.toLowerCase() === name.toLowerCase());
}

function addresseeOf(
  address: Address,
  { format }: Recording,
  match: ServiceMatch,
  proven: ReadonlySet<string>,
): Addressee {
  const { origin, isOpen, isOfContract } = address;
  if (isOpen && !isOfContract) return "unknown";
  // A browser loads much else from the same host.
  const isWritten = format !== "har";
  if (origin === "") return isOfContract || isWritten ? "service" : "other";
  const isService = match.isKnown
    ? !match.isElsewhere(address) && (isOfContract || isWritten || match.hasPath(address))
    : isOfContract && (proven.has(origin) || (proven.size === 0 && isWritten));
  return isService ? "service" : "other";
}
