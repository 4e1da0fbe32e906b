// Usage: node bench/validate.js [--rounds 9] [--memory] [--minutes 3]: requests a second of `POST /validate` and its
// peers, which parse the same body and send the same answer, in turn in one run; verdicts a second of NDJSON against bare
// loops; with `--memory` what the process takes over a million lines and over minutes of load.
import { parseArgs } from "node:util";
import { createApp } from "@habitshift/validator/app";
import { load } from "./http-load.js";
import { measure } from "./measure.js";
import { startChild } from "./validate-child.js";
import { weighLines, weighLoad } from "./validate-memory.js";
import { fineRequest, oldRequest, requestLines } from "./validate-requests.js";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "9" },
    memory: { type: "boolean", default: false },
    minutes: { type: "string", default: "3" },
  },
});
const peers = ["node:http", "hono", "fastify"];

/** Milliseconds of load for each contender in each round. */
const slice = 1_000;

async function compareServers(title, request) {
  const body = JSON.stringify(request);
  const own = await startChild("habitshift");
  const answer = await (await post(own.port, body)).text();
  const others = await Promise.all(peers.map((name) => startChild(name, answer)));
  const all = [["habitshift", own], ...peers.map((name, index) => [name, others[index]])];
  const rounds = new Map(all.map(([name]) => [name, []]));
  for (let round = -1; round < Number(values.rounds); round++) {
    for (const [name, { port, spent }] of all) {
      const before = await spent();
      const { rate, count } = await load(port, body, slice);
      const cost = ((await spent()) - before) / count;
      // The first round only warms up.
      if (round >= 0) rounds.get(name).push({ rate, cost });
    }
  }
  for (const [, { end }] of all) end();
  print(title, rounds);
}

/** The ratios are those of the rounds, for what else the machine does hits neighbours in time alike. */
function print(title, rounds) {
  const own = rounds.get("habitshift");
  console.log(`\n${title.padEnd(40)} requests/s  habitshift is  µs of processor  of its`);
  for (const [name, all] of rounds) {
    const cells = [
      Math.round(median(all.map(({ rate }) => rate)))
        .toLocaleString("en-US")
        .padStart(10),
      median(own.map((mine, round) => mine.rate / all[round].rate))
        .toFixed(2)
        .padStart(14),
      median(all.map(({ cost }) => cost))
        .toFixed(1)
        .padStart(16),
      median(own.map((mine, round) => all[round].cost / mine.cost))
        .toFixed(2)
        .padStart(7),
    ];
    console.log(`  ${name.padEnd(38)} ${cells.join(" ")}`);
  }
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function post(port, body) {
  const headers = { "Content-Type": "application/json" };
  return fetch(`http://127.0.0.1:${port}/validate`, { method: "POST", headers, body });
}

async function compareLines(title, lines) {
  const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(""));
  const { fetch: answer } = createApp();
  const ask = async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 65_536)
          controller.enqueue(bytes.subarray(at, at + 65_536));
        controller.close();
      },
    });
    const headers = { "Content-Type": "application/x-ndjson" };
    const init = { method: "POST", headers, body, duplex: "half" };
    const response = await answer(new Request("http://localhost/validate", init));
    const chunks = [];
    for await (const chunk of response.body) chunks.push(chunk);
    return chunks;
  };
  const answers = Buffer.concat(await ask())
    .toString("utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const bare = () => {
    for (const line of lines) JSON.stringify(JSON.parse(line));
  };
  const same = () => {
    for (const [index, line] of lines.entries()) {
      JSON.parse(line);
      JSON.stringify(answers[index]);
    }
  };
  const times = await measure({ bare, same, ask });
  const rate = (name) => Math.round((lines.length / times[name]) * 1000).toLocaleString("en-US");
  const ratio = (name) => (times[name] / times.ask).toFixed(2).padStart(18);
  console.log(`\n${title.padEnd(42)}   lines/s   habitshift is`);
  for (const [name, words] of [
    ["bare", "JSON.parse, JSON.stringify of a line"],
    ["same", "JSON.parse, JSON.stringify of our answer"],
    ["ask", "habitshift"],
  ])
    console.log(`  ${words.padEnd(40)} ${rate(name).padStart(10)} ${ratio(name)}`);
}

if (values.memory) {
  await weighLines();
  await weighLoad(Number(values.minutes));
} else {
  await compareServers("POST /validate, a request that is fine", fineRequest);
  await compareServers("POST /validate, a v1 request", oldRequest);
  await compareLines("NDJSON, requests that are fine", requestLines(20_000, 0));
  await compareLines("NDJSON, one in ten of v1", requestLines(20_000, 10));
  await compareLines("NDJSON, all of v1", requestLines(5_000, 1));
}
