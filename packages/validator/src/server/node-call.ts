import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { type Call, idOf } from "../app/call.ts";

/** A request of Node as a call, without a URL or headers of the Fetch API being made of it. */
export class NodeCall implements Call {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly client: string | undefined;
  readonly #headers: IncomingHttpHeaders;

  constructor(
    { headers, method = "GET", url = "/", socket }: IncomingMessage,
    createId: () => string,
  ) {
    const query = url.indexOf("?");
    this.id = idOf(textOf(headers["x-request-id"]), createId);
    this.method = method;
    this.path = query === -1 ? url : url.slice(0, query);
    this.query = query === -1 ? "" : url.slice(query);
    this.client = socket.remoteAddress;
    this.#headers = headers;
  }

  header(name: string): string | undefined {
    return textOf(this.#headers[name]);
  }

  headers(): Record<string, string> {
    const pairs = Object.entries(this.#headers).map(([name, value]) => [name, textOf(value) ?? ""]);
    return Object.fromEntries(pairs) as Record<string, string>;
  }
}

function textOf(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === "string" || value === undefined ? value : value.join(", ");
}
