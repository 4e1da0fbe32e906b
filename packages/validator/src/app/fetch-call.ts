import { type Call, idOf } from "./call.ts";

/** A request of the Fetch API as a call. */
export function fetchCall(
  request: Request,
  client: string | undefined,
  createId: () => string,
): Call {
  const { headers, method, url } = request;
  const start = url.indexOf("/", url.indexOf("://") + 3);
  const [target = "/"] = (start === -1 ? "/" : url.slice(start)).split("#", 1);
  const query = target.indexOf("?");
  return {
    id: idOf(headers.get("x-request-id") ?? undefined, createId),
    method,
    path: query === -1 ? target : target.slice(0, query),
    query: query === -1 ? "" : target.slice(query),
    client,
    header: (name) => headers.get(name) ?? undefined,
    headers: () => Object.fromEntries(headers),
  };
}
