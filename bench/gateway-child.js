// One of the servers of gateway.js: the service, the gateway, or the proxy.
import { Agent, createServer, request } from "node:http";
import { startGateway } from "@habitshift/sandbox/gateway/server";

const [kind, upstream] = process.argv.slice(2);
const meta = { requestId: "r", timestamp: "2025-03-01T00:00:00.000Z", version: "2.2.1" };
const habit = (id) => ({
  id,
  name: "Morning run",
  occurrence: { type: "daily" },
  goals: [{ periodicity: "daily", value: 1, unit: "rep" }],
  statistics: { currentStreak: 0, bestStreak: 0, totalCompletions: 0 },
});
const list = Array.from({ length: 20 }, (_, at) => habit(`h${at}`));
const one = JSON.stringify({ data: habit("h1"), meta });
const many = JSON.stringify({ data: list, pagination: { total: 20, limit: 100, offset: 0 }, meta });

function answer(incoming, outgoing) {
  incoming.resume();
  incoming.on("end", () => {
    const text = incoming.url.includes("?") ? many : one;
    const length = Buffer.byteLength(text);
    outgoing.writeHead(200, { "Content-Type": "application/json", "Content-Length": length });
    outgoing.end(text);
  });
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

function pass(incoming, outgoing) {
  const { method, url: path, headers } = incoming;
  const own = request(
    { host: "127.0.0.1", port: upstream, agent, method, path, headers },
    (from) => {
      outgoing.writeHead(from.statusCode, from.headers);
      from.pipe(outgoing);
    },
  );
  incoming.pipe(own);
}

/** As a proxy that reads JSON and writes it again, as whatever changes an answer must. */
function rewrite(incoming, outgoing) {
  const { method, url: path, headers } = incoming;
  const own = request(
    { host: "127.0.0.1", port: upstream, agent, method, path, headers },
    (from) => {
      const chunks = [];
      from.on("data", (chunk) => chunks.push(chunk));
      from.on("end", () => {
        const text = JSON.stringify(JSON.parse(Buffer.concat(chunks).toString("utf8")));
        const length = Buffer.byteLength(text);
        outgoing.writeHead(from.statusCode, { ...from.headers, "content-length": length });
        outgoing.end(text);
      });
    },
  );
  incoming.pipe(own);
}

const listeners = { service: answer, proxy: pass, rewriter: rewrite };

if (kind === "gateway") {
  const { port } = await startGateway({ upstream: `http://127.0.0.1:${upstream}`, port: 0 });
  process.send(port);
} else {
  const server = createServer(listeners[kind]);
  server.listen(0, "127.0.0.1", () => process.send(server.address().port));
}
