import { connect } from "node:net";

const connections = 32;

/**
 * Sends the same request again and again on connections that stay open, each as soon as the answer is there. Own, as a
 * client that reads less of the answers leaves more of the machine to the servers.
 *
 * @param {number} port
 * @param {string} body
 * @param {number} milliseconds
 * @returns {Promise<{ rate: number, count: number }>} Requests a second, and all of them.
 */
export function load(port, body, milliseconds) {
  const text = `POST /validate HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  return sendRaw(port, Buffer.from(text), milliseconds);
}

/**
 * As `load`, with a request as its bytes.
 *
 * @param {number} port
 * @param {Buffer} request
 * @param {number} milliseconds
 * @returns {Promise<{ rate: number, count: number }>} Requests a second, and all of them.
 */
export async function sendRaw(port, request, milliseconds) {
  const start = performance.now();
  const ends = start + milliseconds;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => ask(port, request, ends)),
  );
  const seconds = (performance.now() - start) / 1000;
  const count = counts.reduce((sum, own) => sum + own, 0);
  return { rate: count / seconds, count };
}

function ask(port, request, ends) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    let count = 0;
    let text = "";
    let size = 0;
    socket.setEncoding("latin1");
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      text += chunk;
      size ||= sizeOf(text);
      if (size === 0 || text.length < size) return;
      if (!text.startsWith("HTTP/1.1 200")) reject(new Error(text.slice(0, 500)));
      text = "";
      size = 0;
      count += 1;
      if (performance.now() < ends) socket.write(request);
      else {
        socket.destroy();
        resolve(count);
      }
    });
  });
}

/** How long an answer is with its headers; 0 where they are not all there. */
function sizeOf(text) {
  const end = text.indexOf("\r\n\r\n");
  return end === -1 ? 0 : end + 4 + Number(/content-length: (\d+)/i.exec(text)[1]);
}
