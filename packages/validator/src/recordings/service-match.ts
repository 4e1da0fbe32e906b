import { findCall } from "@habitshift/converter";
import { prefixes } from "@habitshift/schemas";
import { type Address, originOf } from "./address-of.ts";

/** The addresses that a user names as those of the service. */
export interface ServiceMatch {
  /** False where none is named. */
  readonly isKnown: boolean;
  /** True for a URL with a host that is below none of them. */
  isElsewhere(address: Address): boolean;
  /** True where a path would be one of the service if its prefix were there. */
  hasPath(address: Address): boolean;
}

const all = [...prefixes.v1, ...prefixes.v2];

/** @param services - Base URLs, with or without a prefix at the end. */
export function createServiceMatch(services: readonly string[]): ServiceMatch {
  const bases = services.filter((service) => URL.canParse(service)).map(baseOf);
  const baseFor = ({ origin, path }: Address) => {
    return bases.find((base) => base.origin === origin && `${path}/`.startsWith(`${base.path}/`));
  };
  return {
    isKnown: bases.length > 0,
    isElsewhere: (address) =>
      bases.length > 0 && address.origin !== "" && baseFor(address) === undefined,
    hasPath(address) {
      const rest = address.path.slice(baseFor(address)?.path.length ?? 0);
      return (["v1", "v2"] as const).some((version) => {
        const [prefix] = prefixes[version];
        const found = findCall("GET", prefix + rest, version);
        return typeof found !== "string" || found === "unknown-method";
      });
    },
  };
}

function baseOf(service: string): { readonly origin: string; readonly path: string } {
  const { protocol, host, pathname } = new URL(service);
  const path = pathname.replace(/\/+$/, "");
  const prefix = all.find((own) => path.endsWith(own)) ?? "";
  return {
    origin: originOf(protocol.slice(0, -1), host),
    path: path.slice(0, path.length - prefix.length),
  };
}
