import { findCall } from "@habitshift/converter";
import { type Endpoint, endpoints, prefixes } from "@habitshift/schemas";

/** What the URL of a request tells of whom it is for. */
export interface Address {
  /** Scheme and host; empty where the URL has none, or a variable in their place. */
  readonly origin: string;
  readonly path: string;
  /** True where the URL starts with a variable whose value is not known. */
  readonly isOpen: boolean;
  /** True where its path is one of the service: below a prefix, or one of those that have none. */
  readonly isOfContract: boolean;
  /** True where it calls an operation that only this service has. */
  readonly isTelling: boolean;
}

const absolute = /^(?:([a-z][a-z0-9+.-]*):)?\/\/([^/?#]*)([^?#]*)/i;
const open = /^(?:\{\{[^{}]*\}\}|\$\{?\w+[^/]*?\}?(?=\/|$)|\$\([^)]*\))/;
const own = [...prefixes.v1, ...prefixes.v2].map((prefix) => prefix.slice(1)).join("|");
const prefixed = new RegExp(`(?:^|/)(?:${own})(?=/|$)`);
const barePaths = new Set(endpoints.filter(({ bare }) => bare).map(({ path }) => path));

/** Reads the URL of a request. */
export function addressOf(method: string, url: string): Address {
  const [whole = "", scheme = "https", host = "", rest = ""] = absolute.exec(url) ?? [];
  const isOpen = whole === "" ? open.test(url) : open.test(host);
  const start = whole === "" ? (open.exec(url)?.[0] ?? "") : "";
  const [path = ""] = whole === "" ? url.slice(start.length).split(/[?#]/, 1) : [rest];
  return {
    origin: whole === "" || isOpen ? "" : originOf(scheme, host),
    path,
    isOpen,
    isOfContract: prefixed.test(path) || [...barePaths].some((bare) => path.endsWith(bare)),
    isTelling: isTelling(method, url),
  };
}

/** Scheme and host as they are compared: sockets are those of the pages beside them. */
export function originOf(scheme: string, host: string): string {
  const plain = scheme.toLowerCase().replace(/^ws/, "http");
  const text = `${plain}://${host.replace(/^[^@]*@/, "")}`;
  return URL.canParse(text) ? new URL(text).origin : text.toLowerCase();
}

function isTelling(method: string, url: string): boolean {
  return (["v1", "v2"] as const).some((version) => {
    const call = findCall(method, url, version);
    return typeof call !== "string" && isOfHabits(call.endpoint);
  });
}

/** Whether a call is of habits, or says which habit it is of. */
function isOfHabits({ response, successor, path }: Endpoint): boolean {
  if (response.shape === "habit" || path.includes("{habitId}")) return true;
  return successor?.distinctive === true || (successor?.parameters.length ?? 0) > 0;
}
