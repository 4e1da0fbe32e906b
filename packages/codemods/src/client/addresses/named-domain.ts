const LOOPBACK =
  /^(localhost|.*\.localhost|.*\.local|test|127\.\d+\.\d+\.\d+|0\.0\.0\.0|10\.0\.2\.2|\[::1\])$/;

/**
 * What the hosts of a company have in common, such as `api.example.com` and `staging.example.com`. Null where
 * an address names none: it is a variable, a path, or the developer's own machine, which may stand in for any host.
 */
export function namedDomain(address: string): string | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  return LOOPBACK.test(hostname) ? null : hostname.split(".").slice(-2).join(".");
}

/** Whether what is known of an address says that it is at the developer's own machine, whatever its port. */
export function isAtHome(address: string): boolean {
  const [, host] = /^https?:\/\/(\[[^\]]*\]|[^/:?#]+)/i.exec(address) ?? [];
  return host !== undefined && LOOPBACK.test(host);
}
