import type { IncomingMessage } from "node:http";
import { type Call, idOf } from "../app/call.ts";

/** A request of Node as a call, without a URL or headers of the Fetch API being made of it. */
export function nodeCall(incoming: IncomingMessage, createId: () => string): Call {
  const { headers, method = "GET", url = "/" } = incoming;
  const query = url.indexOf("?");
  const header = (name: string) => textOf(headers[name]);
  return {
    id: idOf(header("x-request-id"), createId),
    method,
    path: query === -1 ? url : url.slice(0, query),
    query: query === -1 ? "" : url.slice(query),
    client: incoming.socket.remoteAddress,
    header,
    headers: () => {
      const pairs = Object.entries(headers).map(([name, value]) => [name, textOf(value) ?? ""]);
      return Object.fromEntries(pairs) as Record<string, string>;
    },
  };
}

function textOf(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === "string" || value === undefined ? value : value.join(", ");
}
