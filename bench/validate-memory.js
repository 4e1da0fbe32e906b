import { readFileSync } from "node:fs";
import { load } from "./http-load.js";
import { startChild } from "./validate-child.js";
import { oldRequest, requestLines } from "./validate-requests.js";

/** The resident memory of a process now, in MiB; Linux only. */
function memoryOf(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Math.round(Number(kilobytes) / 1024);
}

/** What the service takes while a million lines go through it in one request. */
export async function weighLines() {
  const { port, pid, end } = await startChild("habitshift");
  const lines = requestLines(10_000, 2);
  const block = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(""));
  let sent = 0;
  const seen = [];
  const body = new ReadableStream({
    pull(controller) {
      if (sent % 10 === 0) seen.push(memoryOf(pid));
      if (sent === 100) return controller.close();
      sent += 1;
      controller.enqueue(block);
    },
  });
  const headers = { "Content-Type": "application/x-ndjson" };
  const start = performance.now();
  const init = { method: "POST", headers, body, duplex: "half" };
  const response = await fetch(`http://127.0.0.1:${port}/validate`, init);
  let last = "";
  for await (const chunk of response.body) last = Buffer.from(chunk).toString().slice(-200);
  const seconds = (performance.now() - start) / 1000;
  end();
  const rate = Math.round(1_000_000 / seconds).toLocaleString("en-US");
  console.log(`1,000,000 lines, half of v1: ${seconds.toFixed(0)} s, ${rate} lines/s`);
  console.log(`  MiB at each 100,000 lines: ${seen.join(" ")}`);
  console.log(`  ${last.trim().split("\n").at(-1)}`);
}

/** What the service takes under load. */
export async function weighLoad(minutes) {
  const { port, pid, end } = await startChild("habitshift");
  const seen = [memoryOf(pid)];
  let count = 0;
  for (let step = 0; step < minutes * 6; step++) {
    count += (await load(port, JSON.stringify(oldRequest), 10_000)).count;
    seen.push(memoryOf(pid));
  }
  end();
  console.log(`${minutes} minutes of load, ${Math.round(count).toLocaleString("en-US")} requests`);
  console.log(`  MiB every 10 s: ${seen.join(" ")}`);
}
