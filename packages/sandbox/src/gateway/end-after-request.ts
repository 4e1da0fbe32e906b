import type { IncomingMessage, ServerResponse } from "node:http";

/** So much of what nobody reads is still taken; how long it may take is up to the server. */
const bytesAtMost = 64 * 1024 * 1024;

/**
 * Ends an answer that is written and closes its connection, once the request came to its end: closed with
 * bytes unread, the system would reset the connection, and who still sends would lose the answer.
 */
export function endAfterRequest(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const end = () => {
    outgoing.end();
  };
  if (incoming.readableEnded) end();
  let length = 0;
  incoming.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length > bytesAtMost) end();
  });
  incoming.on("end", end);
  // The client went away, and with it the connection.
  incoming.on("error", () => {});
}
