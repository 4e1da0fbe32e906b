import { connect } from "node:net";
import { text } from "node:stream/consumers";

/** Sends all of a request before it reads a byte of the answer, as many a client does. */
export async function sendWhole(port: number, request: string): Promise<string> {
  const socket = connect(port, "127.0.0.1").pause();
  await new Promise<void>((resolve, reject) => {
    socket.once("error", reject);
    socket.write(request, () => resolve());
  });
  return text(socket.end());
}

/** Requests with a body of 16 MiB, one that says how long it is and one that does not, behind the lines they begin with. */
export function longRequests(begin: string): readonly (readonly [string, string])[] {
  const length = 16 * 1024 * 1024;
  const bytes = "a".repeat(length);
  const chunk = `${length.toString(16)}\r\n${bytes}\r\n0\r\n\r\n`;
  return [
    ["says so", `${begin}Content-Length: ${length}\r\n\r\n${bytes}`],
    ["does not", `${begin}Transfer-Encoding: chunked\r\n\r\n${chunk}`],
  ];
}
