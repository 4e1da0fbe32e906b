import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import type { Answer } from "../app/answer.ts";

/** Writes an answer; a stream that fails ends the connection, so that nobody takes what came for the whole. */
export function writeAnswer(
  outgoing: ServerResponse,
  { status, headers, body }: Answer,
  id: string,
) {
  if (typeof body === "string") {
    const length = Buffer.byteLength(body);
    outgoing.writeHead(status, { ...headers, "X-Request-ID": id, "Content-Length": length });
    outgoing.end(body);
    return;
  }
  outgoing.writeHead(status, { ...headers, "X-Request-ID": id });
  const stream = Readable.fromWeb(body as NodeStream<Uint8Array>);
  pipeline(stream, outgoing).catch(() => outgoing.destroy());
}
