import { isUtf8 } from "node:buffer";
import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from "node:http";
import { idOf } from "@habitshift/validator/http";
import { type GatewayLimits, isOperatorPath } from "./gateway-app.ts";
import { GatewayFault, statusOf } from "./gateway-fault.ts";
import type { GatewayService } from "./gateway-service.ts";
import { nullBodyStatuses } from "./null-body.ts";
import type { ResponseV1 } from "./to-v1.ts";

/**
 * Takes calls of the API from Node without the Fetch API in between, which would cost as much as the
 * rest of the way; the same service answers.
 *
 * @param others - Takes what is for operators.
 */
export function createNodeListener(
  service: GatewayService,
  limits: GatewayLimits,
  createId: () => string,
  others: (request: Request) => Response | Promise<Response>,
): RequestListener {
  return (incoming, outgoing) => {
    const { url = "/", method = "GET" } = incoming;
    const [path = "/"] = url.split("?", 1);
    const id = idOf(headerOf(incoming, "x-request-id"), createId);
    if (isOperatorPath(path)) {
      const { accept = "*/*" } = incoming.headers;
      const request = new Request(new URL(path, "http://gateway"), { method, headers: { accept } });
      throughFetch(request, others).then(
        (response) => write(outgoing, response, id, method === "HEAD"),
        () => outgoing.destroy(),
      );
      return;
    }
    const answer = (response: ResponseV1) => write(outgoing, response, id, method === "HEAD");
    const refuse = (status: number, message: string) => {
      answer(service.refuse(new GatewayFault(status, message, { connection: "close" })));
    };
    if (!url.startsWith("/"))
      return refuse(statusOf("invalid-parameters"), "the target is no path");
    const tooLarge = () =>
      refuse(statusOf("too-large"), `the body is larger than ${limits.bodyBytes} bytes`);
    if (Number(incoming.headers["content-length"]) > limits.bodyBytes) return tooLarge();
    const gone = new AbortController();
    outgoing.on("close", () => {
      if (!outgoing.writableFinished) gone.abort();
    });
    readBody(incoming, limits.bodyBytes, tooLarge, (bytes) => {
      if (!isUtf8(bytes)) return refuse(statusOf("invalid-parameters"), "the body is not UTF-8");
      const headers = headersOf(incoming);
      const request = { method, url, headers, body: bytes.toString("utf8") };
      service.answer(request, id, gone.signal).then(answer, () => outgoing.destroy());
    });
  };
}

async function throughFetch(
  request: Request,
  handler: (request: Request) => Response | Promise<Response>,
): Promise<ResponseV1> {
  const response = await handler(request);
  const { status, headers } = response;
  return { status, headers: Object.fromEntries(headers), body: await response.text() };
}

function readBody(
  incoming: IncomingMessage,
  most: number,
  onExcess: () => void,
  onBytes: (bytes: Buffer) => void,
): void {
  const chunks: Buffer[] = [];
  let length = 0;
  incoming.on("data", (chunk: Buffer) => {
    if (length > most) return;
    length += chunk.length;
    if (length > most) onExcess();
    else chunks.push(chunk);
  });
  incoming.on("end", () => {
    if (length > most) return;
    const [only] = chunks;
    onBytes(only !== undefined && chunks.length === 1 ? only : Buffer.concat(chunks));
  });
  // The client went away, and nobody is left to answer.
  incoming.on("error", () => {});
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(", ") : value;
}

function headersOf(incoming: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of Object.keys(incoming.headers)) headers[name] = headerOf(incoming, name) ?? "";
  return headers;
}

function write(
  outgoing: ServerResponse,
  { status, headers = {}, cookies = [], body }: ResponseV1,
  id: string,
  isHead: boolean,
): void {
  if (outgoing.headersSent || outgoing.destroyed) return;
  const text = String(body ?? "");
  const isBare = nullBodyStatuses.has(status);
  const length = isBare ? {} : { "content-length": String(Buffer.byteLength(text)) };
  const own: OutgoingHttpHeaders = { ...headers, ...length, "x-request-id": id };
  if (cookies.length > 0) own["set-cookie"] = [...cookies];
  outgoing.writeHead(status, own);
  outgoing.end(isBare || isHead ? undefined : text);
}
