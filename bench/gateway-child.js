// One of the servers of gateway.js: the service, the gateway, or the proxy.
import { Agent, createServer, request } from "node:http";
import { startGateway } from "@habitshift/sandbox/gateway/server";

const [kind, upstream] = process.argv.slice(2);
const meta = { requestId: "r", timestamp: "2025-03-01T00:00:00.000Z", version: "2.2.1" };
const habit = (id, completions = 0) => ({
  id,
  name: "Morning run",
  occurrence: { type: "daily" },
  goals: [{ periodicity: "daily", value: 1, unit: "rep" }],
  statistics: { currentStreak: 0, bestStreak: completions, totalCompletions: completions },
});
const page = (data) => {
  const pagination = { total: data.length, limit: 100, offset: 0 };
  return JSON.stringify({ data, pagination, meta });
};
const listOf = (completions) =>
  page(Array.from({ length: 20 }, (_, at) => habit(`h${at}`, completions)));
const one = JSON.stringify({ data: habit("h1"), meta });
const many = listOf(0);
const days = 30;
const done = listOf(days);
const logs = page(
  Array.from({ length: days }, (_, at) => ({
    id: `l${at}`,
    targetDate: `2025-01-${String(at + 1).padStart(2, "0")}`,
    value: 1,
    unitSymbol: "rep",
  })),
);
const logged = JSON.stringify({ data: JSON.parse(logs).data[0], meta });
let completions = days;
const others = Array.from({ length: 64 }, (_, at) => many.replaceAll("Morning", `Morning ${at}`));
const edited = others.map((_, at) => many.replace(`"h${at % 20}","name":"`, `$&${at} `));
let turn = 0;

/** A list without completions, one with them, and those with another name, other names or other figures each time. */
function textOf({ method, url }) {
  if (method === "POST" && url.includes("/logs")) return logged;
  if (url.includes("/logs")) return logs;
  if (url.includes("list=done")) return done;
  if (url.includes("list=edited")) return edited[++turn % edited.length];
  if (url.includes("list=other")) return others[++turn % others.length];
  if (url.includes("list=changed")) return listOf(++completions);
  return url.includes("?") ? many : one;
}

function answer(incoming, outgoing) {
  incoming.resume();
  incoming.on("end", () => {
    const text = textOf(incoming);
    const length = Buffer.byteLength(text);
    const headers = { "Content-Type": "application/json", "Content-Length": length };
    outgoing.writeHead(200, { ...headers, RateLimit: '"minute";r=100000;t=60' });
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

if (kind.startsWith("gateway")) {
  const completedDates = kind === "gateway-empty" ? "empty" : "fetch";
  const url = `http://127.0.0.1:${upstream}`;
  const { port } = await startGateway({ upstream: url, port: 0, completedDates });
  process.send(port);
} else {
  // Others are measured in between, and a connection that was closed meanwhile would end the proxies.
  const server = createServer({ keepAliveTimeout: 600_000 }, listeners[kind]);
  server.listen(0, "127.0.0.1", () => process.send(server.address().port));
}
