import type { IncomingHttpHeaders } from "node:http";
import type { UpstreamResponse } from "./ask-upstream.ts";

const ofCookies = "set-cookie";

/** The headers of an answer as Node or undici has them; cookies apart, as they do not fit into one line. */
export function readUpstreamHeaders(
  found: Readonly<IncomingHttpHeaders>,
): Pick<UpstreamResponse, "headers" | "cookies"> {
  const headers: Record<string, string> = {};
  let cookies: readonly string[] = [];
  for (const name of Object.keys(found)) {
    const value = found[name];
    if (name === ofCookies) cookies = [value ?? []].flat();
    else headers[name] = Array.isArray(value) ? value.join(", ") : (value ?? "");
  }
  return { headers, cookies };
}
