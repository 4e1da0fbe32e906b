import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Connects, and keeps what comes back as text. */
export async function open(
  port: number,
): Promise<{ readonly socket: Socket; readonly seen: () => string }> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.setEncoding("latin1");
  socket.on("data", (chunk: string) => {
    text += chunk;
  });
  socket.on("error", () => {});
  await once(socket, "connect");
  return { socket, seen: () => text };
}

/** Waits until something holds; the test's own time limit is the end of its patience. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(5);
}

/**
 * Sends bytes as they are, in pieces, and gives what came back when the server closed the connection.
 *
 * @param pieces - Null: the client has no more to say.
 */
export async function exchange(
  port: number,
  ...pieces: readonly (string | Uint8Array | null)[]
): Promise<string> {
  const { socket, seen } = await open(port);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  for (const piece of pieces) {
    if (piece === null) socket.end();
    else if (socket.writable) socket.write(piece);
    await sleep(1);
  }
  await closed;
  return seen();
}

/** The answers of a connection, each with its status and body; chunks are put together. */
export function answersIn(text: string): { readonly status: number; readonly body: string }[] {
  const answers = [];
  for (let rest = text; rest !== ""; ) {
    const end = rest.indexOf("\r\n\r\n");
    const head = rest.slice(0, end);
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
    rest = rest.slice(end + 4);
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
    const isChunked = /^transfer-encoding: chunked$/im.test(head);
    const [body, next] = isChunked ? unchunk(rest) : [rest.slice(0, length), rest.slice(length)];
    if (status !== 100) answers.push({ status, body });
    rest = next;
  }
  return answers;
}

function unchunk(text: string): readonly [string, string] {
  let body = "";
  let rest = text;
  for (;;) {
    const feed = rest.indexOf("\r\n");
    if (feed === -1) return [body, ""];
    const size = Number.parseInt(rest.slice(0, feed), 16);
    rest = rest.slice(feed + 2);
    body += rest.slice(0, size);
    rest = rest.slice(size + 2);
    if (size === 0) return [body, rest];
  }
}
