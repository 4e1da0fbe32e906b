const LOOPBACK =
  /^(localhost|.*\.localhost|.*\.local|127\.\d+\.\d+\.\d+|0\.0\.0\.0|10\.0\.2\.2|\[::1\])$/;

/**
 * Whether a literal origin is surely not the service: the user named the service's address, and this is
 * of another domain. An address of the developer's own machine may stand in for any host.
 *
 * @param origin - What stands before the path; null where no literal says it.
 * @param services - Base URLs, and names of variables, which say nothing of a host.
 */
export function isAnothersHost(origin: string | null, services: readonly string[]): boolean {
  const host = origin === null ? null : hostOf(origin);
  if (host === null || LOOPBACK.test(host)) return false;
  const named = services
    .map(hostOf)
    .filter((each) => each !== null)
    .filter((each) => !LOOPBACK.test(each));
  return named.length > 0 && !named.some((each) => domainOf(each) === domainOf(host));
}

function hostOf(address: string): string | null {
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).hostname : null;
}

/** What a company has in common between `api.example.com` and `staging.example.com`. */
function domainOf(host: string): string {
  return host.split(".").slice(-2).join(".");
}
