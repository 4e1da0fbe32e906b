import type { Server } from "node:http";
import type { Duplex } from "node:stream";
import type { Envelopes } from "../app/answer.ts";
import { type ServiceFault, serviceFault } from "../app/service-fault.ts";

/** Answers what is no HTTP in the envelope of errors, too; Node itself would say nothing but the status. */
export function refuseBroken(server: Server, envelopes: Envelopes, createId: () => string): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    // Bytes behind the beginning of another answer would be taken for a part of it.
    const isAnswering = "_httpMessage" in socket && hasBegun(socket._httpMessage);
    if (error.code === "ECONNRESET" || !socket.writable || isAnswering) {
      socket.destroy();
      return;
    }
    const id = createId();
    const { status, headers, body } = envelopes.fault(id, faultOf(error.code));
    const lines = Object.entries({ ...headers, "X-Request-ID": id, Connection: "close" });
    const text = String(body);
    socket.end(
      `HTTP/1.1 ${status} ${reasons.get(status) ?? "Error"}\r\n` +
        lines.map(([name, value]) => `${name}: ${value}\r\n`).join("") +
        `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      () => socket.destroy(),
    );
  });
}

function hasBegun(message: unknown): boolean {
  return typeof message === "object" && message !== null && "headersSent" in message
    ? message.headersSent === true
    : false;
}

const reasons = new Map([
  [400, "Bad Request"],
  [408, "Request Timeout"],
  [431, "Request Header Fields Too Large"],
]);

function faultOf(code: string | undefined): ServiceFault {
  if (code === "HPE_HEADER_OVERFLOW") {
    return serviceFault("headers-too-large", "The headers of the request are too large");
  }
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") {
    return serviceFault("timeout", "The headers of the request did not arrive in time");
  }
  return serviceFault("invalid-parameters", "The request is not HTTP/1.1");
}
