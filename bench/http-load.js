import { connect } from "node:net";

/**
 * Sends the same request again and again on connections that stay open, each as soon as the answer is there. Own, as a
 * client that reads less of the answers leaves more of the machine to the servers.
 *
 * @param {number} port
 * @param {string} body
 * @param {number} milliseconds
 * @returns {ReturnType<typeof sendRaw>}
 */
export function load(port, body, milliseconds) {
  const text = `POST /validate HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  return sendRaw(port, [Buffer.from(text)], milliseconds);
}

/**
 * As `load`, with requests as their bytes, which each connection sends in turn.
 *
 * @param {number} port
 * @param {Buffer[]} requests
 * @param {number} milliseconds
 * @param {number} connections
 * @returns {Promise<{ rate: number, count: number, times: number[] }>} Requests a second, all of them, and the
 * milliseconds that each took.
 */
export async function sendRaw(port, requests, milliseconds, connections = 32) {
  const start = performance.now();
  const ends = start + milliseconds;
  const taken = await Promise.all(
    Array.from({ length: connections }, (_, at) => ask(port, requests, at, ends)),
  );
  const seconds = (performance.now() - start) / 1000;
  const times = taken.flat();
  return { rate: times.length / seconds, count: times.length, times };
}

/** @param {number} first - Which of the requests is sent first. */
function ask(port, requests, first, ends) {
  return new Promise((resolve, reject) => {
    const times = [];
    let sent = 0;
    const send = () => {
      sent = performance.now();
      socket.write(requests[(first + times.length) % requests.length]);
    };
    const socket = connect(port, "127.0.0.1", send);
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
      const now = performance.now();
      times.push(now - sent);
      if (now < ends) send();
      else {
        socket.destroy();
        resolve(times);
      }
    });
  });
}

/** How long an answer is with its headers; 0 where they are not all there. */
function sizeOf(text) {
  const end = text.indexOf("\r\n\r\n");
  return end === -1 ? 0 : end + 4 + Number(/content-length: (\d+)/i.exec(text)[1]);
}
