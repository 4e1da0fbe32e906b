import type { Config } from "@habitshift/codemods/config";
import type { Io } from "../io.ts";

/** The base URLs of the service; a name that is none is that of a variable which may hold one. */
export function addressesOf({ services = [] }: Config, env: Io["env"]): string[] {
  const urls = services.map((service) => (URL.canParse(service) ? service : env[service]));
  return urls.filter((url) => url !== undefined && URL.canParse(url)) as string[];
}
