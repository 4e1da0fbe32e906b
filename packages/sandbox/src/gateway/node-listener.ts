import { isUtf8 } from "node:buffer";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { type BodyLimits, idOf } from "@habitshift/validator/http";
import { Departure } from "./call-signal.ts";
import { endAfterRequest } from "./end-after-request.ts";
import { GatewayFault, statusOf } from "./gateway-fault.ts";
import type { GatewayService } from "./gateway-service.ts";
import { nullBodyStatuses } from "./null-body.ts";
import { operatorPages } from "./operator-pages.ts";
import { textOfBytes } from "./text-of-bytes.ts";
import type { ResponseV1 } from "./to-v1.ts";

interface ListenerOptions {
  readonly limits: BodyLimits;
  readonly createId: () => string;
  /** False where no more requests should be sent here. */
  readonly isReady: () => boolean;
}

/**
 * Takes requests from Node without the Fetch API in between, which would cost as much as the rest of
 * the way.
 */
export function createNodeListener(
  service: GatewayService,
  { limits, createId, isReady }: ListenerOptions,
): RequestListener {
  return (incoming, outgoing) => {
    const { url = "/", method = "GET", headers } = incoming;
    const id = idOf(textOf(headers["x-request-id"]), createId);
    const isHead = method === "HEAD";
    const answer = (response: ResponseV1) => write(outgoing, response, id, isHead);
    const refuse = (status: number, message: string) => {
      const fault = new GatewayFault(status, message, { connection: "close" });
      write(outgoing, service.refuse(fault), id, isHead, incoming);
    };
    if (!url.startsWith("/"))
      return refuse(statusOf("invalid-parameters"), "the target is no path");
    const end = url.indexOf("?");
    const page = operatorPages.get(end === -1 ? url : url.slice(0, end));
    if (page !== undefined && (isHead || method === "GET")) {
      return answer(page(service, { id, accept: headers.accept, isReady: isReady() }));
    }
    const departure = new Departure();
    outgoing.on("close", () => {
      if (!outgoing.writableFinished) departure.leave();
    });
    const ask = (body: string) => {
      const request = { method, url, headers: asTexts(headers), body };
      service
        .answer(request, id, departure)
        .then(answer)
        .catch(() => outgoing.destroy());
    };
    if (!hasBody(incoming)) return ask("");
    const tooLarge = () =>
      refuse(statusOf("too-large"), `the body is larger than ${limits.bodyBytes} bytes`);
    if (Number(headers["content-length"]) > limits.bodyBytes) return tooLarge();
    readBody(incoming, limits.bodyBytes, tooLarge, (bytes) => {
      if (isUtf8(bytes)) ask(textOfBytes(bytes));
      else refuse(statusOf("invalid-parameters"), "the body is not UTF-8");
    });
  };
}

/** A request says that it has a body (RFC 9112, section 6.3). */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
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

function textOf(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === "object" ? value.join(", ") : value;
}

function asTexts(found: IncomingMessage["headers"]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of Object.keys(found)) headers[name] = textOf(found[name]) ?? "";
  return headers;
}

/** @param unread - The request, where it is refused before its end. */
function write(
  outgoing: ServerResponse,
  { status, headers = {}, cookies = [], body }: ResponseV1,
  id: string,
  isHead: boolean,
  unread?: IncomingMessage,
): void {
  if (outgoing.headersSent || outgoing.destroyed) return;
  const text = String(body ?? "");
  const isBare = nullBodyStatuses.has(status);
  const lines = ["x-request-id", id];
  for (const name of Object.keys(headers)) {
    if (name !== "x-request-id") lines.push(name, headers[name] ?? "");
  }
  for (const cookie of cookies) lines.push("set-cookie", cookie);
  const length = Buffer.byteLength(text);
  if (!isBare) lines.push("content-length", String(length));
  outgoing.writeHead(status, lines);
  const own = isBare || isHead ? "" : text;
  // Text of ASCII is copied as it is, behind the head.
  const encoding = length === text.length ? "latin1" : "utf8";
  if (unread === undefined) outgoing.end(own, encoding);
  else {
    outgoing.flushHeaders();
    outgoing.write(own, encoding);
    endAfterRequest(unread, outgoing);
  }
}
