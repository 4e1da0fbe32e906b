// The gateway against a plain reverse proxy of node:http, and one that reads and writes the JSON it passes, in the same
// run, in front of the same service and under the same load: what the conversion costs in throughput (32 connections) and
// in latency (one). Each server is a process of its own.
import { fork } from "node:child_process";
import { once } from "node:events";
import { sendRaw } from "./http-load.js";

const child = new URL("gateway-child.js", import.meta.url);
const milliseconds = Number(process.argv[2] ?? 5_000);
const rounds = 5;

async function start(kind, upstream) {
  const own = fork(child, [kind, upstream].filter(Boolean).map(String));
  const [port] = await once(own, "message");
  return { own, port };
}

const key = "X-API-Key: hk_0123456789012345678901234567890123456789\r\n";
const json = (body) =>
  `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const read = (path) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${key}\r\n`;
const write = (path, body) => `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${key}${json(body)}`;
const title = "Morning run";

const checkIn = { habitId: "h1", date: "2025-03-01", status: "done" };
const logged = { targetDate: checkIn.date, value: 1, unitSymbol: "rep" };
const doneV2 = read("/api/v2/habits?list=done&limit=100&offset=0");

/** What a client asks of the gateway, and what it would ask of the proxy in v2. */
const single = [read("/api/v1/habits/h1"), read("/api/v2/habits/h1")];
const list = [read("/api/v1/habits"), read("/api/v2/habits?limit=100&offset=0")];
const edited = [
  read("/api/v1/habits?list=edited"),
  read("/api/v2/habits?list=edited&limit=100&offset=0"),
];
const other = [
  read("/api/v1/habits?list=other"),
  read("/api/v2/habits?list=other&limit=100&offset=0"),
];
const create = [
  write("/api/v1/habits", JSON.stringify({ title, frequency: "daily", target: 1, unit: "times" })),
  write(
    "/api/v2/habits",
    JSON.stringify({
      name: title,
      occurrence: { type: "daily" },
      goals: [{ periodicity: "daily", value: 1, unit: "rep" }],
    }),
  ),
];
const check = [
  write("/api/v1/habits/checkin", JSON.stringify(checkIn)),
  write("/api/v2/habits/h1/logs", JSON.stringify(logged)),
];
const known = [read("/api/v1/habits?list=done"), doneV2];

/** What an app asks for that shows habits, and now and then writes one. */
const day = [
  known,
  single,
  check,
  known,
  list,
  single,
  create,
  known,
  edited,
  single,
  known,
  check,
];

/** The calls of a row, and which gateway is asked. */
const rows = {
  "one habit": single,
  "a list of 20, the same each time": list,
  "a list of 20, one of them another each time": edited,
  "a list of 20, all of them others each time": other,
  "a new habit": create,
  "a check-in": check,
  "a list with completedDates, known": known,
  "a list with completedDates turned off": [...known, "gateway-empty"],
  "a list with completedDates read anew, 21 requests": [
    read("/api/v1/habits?list=changed"),
    doneV2,
  ],
  "twelve calls of an app in turn": [0, 1].map((at) => day.map((call) => call[at])),
};

const quantile = (numbers, part) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * part)];
const median = (numbers) => quantile(numbers, 0.5);

const service = await start("service");
const gateways = {
  gateway: await start("gateway", service.port),
  "gateway-empty": await start("gateway-empty", service.port),
};
const proxy = await start("proxy", service.port);
const rewriter = await start("rewriter", service.port);
for (const [name, [v1, v2, asked = "gateway"]] of Object.entries(rows)) {
  const gateway = gateways[asked];
  const rates = { gateway: [], proxy: [], rewriter: [] };
  const times = { gateway: [], proxy: [], rewriter: [] };
  // Warm first, for as long as is measured: a server runs for days, and its code is compiled within seconds.
  for (let round = -rounds; round < rounds; round += 1) {
    for (const [kind, { port }, text] of [
      ["gateway", gateway, v1],
      ["proxy", proxy, v2],
      ["rewriter", rewriter, v2],
    ]) {
      const requests = [text].flat().map((own) => Buffer.from(own));
      const { rate } = await sendRaw(port, requests, milliseconds / rounds);
      if (round < 0) continue;
      rates[kind].push(rate);
      times[kind].push(...(await sendRaw(port, requests, milliseconds / rounds / 2, 1)).times);
    }
  }
  const [own, plain, json] = [rates.gateway, rates.proxy, rates.rewriter].map(median);
  const of = (other) => `${other.toFixed(0)}/s, ratio ${(own / other).toFixed(2)}`;
  console.log(`${name}: gateway ${own.toFixed(0)}/s, proxy ${of(plain)}, with JSON ${of(json)}`);
  const latency = (kind) =>
    [0.5, 0.99].map((part) => quantile(times[kind], part).toFixed(2)).join(" and ");
  console.log(
    `  median and 99 % in ms: gateway ${latency("gateway")}, proxy ${latency("proxy")}, with JSON ${latency("rewriter")}`,
  );
}
for (const { own } of [service, ...Object.values(gateways), proxy, rewriter]) own.kill();
