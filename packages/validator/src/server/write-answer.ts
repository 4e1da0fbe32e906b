import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { type Answer, jsonHeaders } from "../app/answer.ts";

/** Writes an answer; a stream that fails ends the connection, so that nobody takes what came for the whole. */
export function writeAnswer(
  outgoing: ServerResponse,
  { status, headers, body }: Answer,
  id: string,
) {
  const list = ["X-Request-ID", id, ...(headers === jsonHeaders ? jsonPairs : pairsOf(headers))];
  if (typeof body === "string") {
    const length = Buffer.byteLength(body);
    list.push("Content-Length", String(length));
    outgoing.writeHead(status, list);
    // What is ASCII need not be encoded.
    outgoing.end(body, length === body.length ? "latin1" : "utf8");
    return;
  }
  outgoing.writeHead(status, list);
  const stream = Readable.fromWeb(body as NodeStream<Uint8Array>);
  pipeline(stream, outgoing).catch(() => outgoing.destroy());
}

/** Names and values in turn, which Node writes as they are. */
function pairsOf(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headers).flat();
}

/** Most answers have these. */
const jsonPairs = pairsOf(jsonHeaders);
