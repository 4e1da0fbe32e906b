import { endpoints, prefixes } from "@habitshift/schemas";

/** The last segment of each prefix, which a text that calls v1 must have somewhere. */
const versions = prefixes.v1
  .map((prefix) => prefix.split("/").at(-1) ?? "")
  .map((each) => Buffer.from(each));
const whole = prefixes.v1.map((prefix) => Buffer.from(prefix.slice(1)));
const resources = [
  ...new Set(
    endpoints.filter(({ version }) => version === "v1").map(({ path }) => path.split("/")[1] ?? ""),
  ),
].map((word) => Buffer.from(word));

/**
 * Whether a text may speak of v1: it has the prefix, or the version by itself and a resource. Raw bytes, so that a
 * file that is nothing to us costs no more than to read it.
 *
 * @param services - Who names one of these speaks of the service.
 */
export function namesV1(bytes: Buffer, services: readonly string[]): boolean {
  if (
    services.some((service) => bytes.includes(service)) &&
    resources.some((word) => bytes.includes(word))
  )
    return true;
  if (!versions.some((version) => bytes.includes(version))) return false;
  return (
    whole.some((prefix) => bytes.includes(prefix)) ||
    (versions.some((version) => standsAlone(bytes, version)) &&
      resources.some((word) => bytes.includes(word)))
  );
}

/** Whether a text names what v1 has, as those do that serve it. */
export function namesResources(bytes: Buffer): boolean {
  return resources.some((word) => bytes.includes(word));
}

/** Whether the version stands between marks: a literal or a segment of its own. */
function standsAlone(bytes: Buffer, version: Buffer): boolean {
  for (let at = bytes.indexOf(version); at >= 0; at = bytes.indexOf(version, at + 1)) {
    if (isMark(bytes[at - 1]) && isMark(bytes[at + version.length])) return true;
  }
  return false;
}

function isMark(byte: number | undefined): boolean {
  return byte === undefined || /[^\w.-]/.test(String.fromCharCode(byte));
}
