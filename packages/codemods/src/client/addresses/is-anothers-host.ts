import { namedDomain } from "./named-domain.ts";

/**
 * Whether a literal origin is surely not the service: it is of a domain that was found to be another's, or the
 * user named the service's address, and this is of another domain.
 *
 * @param origin - What stands before the path; null where no literal says it.
 * @param services - Base URLs, and names of variables, which say nothing of a host.
 * @param others - Domains of others.
 */
export function isAnothersHost(
  origin: string | null,
  services: readonly string[],
  others: ReadonlySet<string> = new Set(),
): boolean {
  const domain = origin === null ? null : namedDomain(origin);
  if (domain === null) return false;
  if (others.has(domain)) return true;
  const named = services.map(namedDomain).filter((each) => each !== null);
  return named.length > 0 && !named.includes(domain);
}
