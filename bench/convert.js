// Usage: pnpm bench: payloads a second against a bare loop of JSON.parse and JSON.stringify in the same
// run, and the memory of the command line at a million lines.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { convert, convertLines } from "@habitshift/converter";
import { measure } from "./measure.js";
import { makeHabits } from "./payloads.js";

const count = 20_000;
const chunkSize = 64 * 1024;

/** @param {string[]} lines */
function toChunks(lines) {
  const bytes = new TextEncoder().encode(`${lines.join("\n")}\n`);
  const chunks = Math.ceil(bytes.length / chunkSize);
  return Array.from({ length: chunks }, (_, at) =>
    bytes.subarray(at * chunkSize, (at + 1) * chunkSize),
  );
}

/** What a stream costs that converts nothing: bytes to lines, JSON, and bytes again. */
function copyLines(chunks) {
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
  let rest = "";
  for (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    encoder.encode(lines.map((line) => `${JSON.stringify(JSON.parse(line))}\n`).join(""));
  }
}

async function drain(bytes) {
  for await (const _ of bytes);
}

async function compare(days) {
  const lines = makeHabits(count, days);
  const chunks = toChunks(lines);
  const back = lines.map((line) => {
    return JSON.stringify(convert(JSON.parse(line), { kind: "habit", to: "v2" }).value);
  });
  const convertAll = (texts, to) => () => {
    for (const text of texts)
      JSON.stringify(convert(JSON.parse(text), { kind: "habit", to }).value);
  };
  const bare = (texts) => () => {
    for (const text of texts) JSON.stringify(JSON.parse(text));
  };
  const times = await measure({
    bare: bare(lines),
    "bare, v2": bare(back),
    "bare, bytes": () => copyLines(chunks),
    convert: convertAll(lines, "v2"),
    "convert, to v1": convertAll(back, "v1"),
    "stream of lines": () => drain(convertLines(chunks, { kind: "habit", to: "v2" })),
  });
  const perSecond = (name) => Math.round((count / times[name]) * 1000).toLocaleString("en-US");
  const ratio = (name, base) => (times[base] / times[name]).toFixed(2);
  console.log(`\n${days} days of completion each   payloads/s   of the bare loop`);
  const row = (name, base) =>
    console.log(
      `  ${name.padEnd(28)} ${perSecond(name).padStart(10)}   ${base ? ratio(name, base) : ""}`,
    );
  row("bare");
  row("convert", "bare");
  row("convert, to v1", "bare, v2");
  row("stream of lines", "bare");
  row("bare, bytes");
  console.log(
    `  ${"stream of lines".padEnd(28)} ${"".padStart(10)}   ${ratio("stream of lines", "bare, bytes")} of bare, bytes`,
  );
}

const program = join(import.meta.dirname, "../packages/cli/bin/habitshift.js");
const sayMemory =
  "data:text/javascript,process.on('exit',()=>process.stderr.write('\\n'+process.resourceUsage().maxRSS))";

/** The resident memory that the command line takes at most, in MiB, and its lines a second. */
async function weigh(lines, repeat, args = []) {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ["--import", sayMemory, program, "convert", "--ndjson", ...args],
    {
      stdio: ["pipe", "ignore", "pipe"],
    },
  );
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  const block = `${lines.join("\n")}\n`;
  for (let round = 0; round < repeat; round++) {
    if (!child.stdin.write(block)) await once(child.stdin, "drain");
  }
  child.stdin.end();
  await once(child, "close");
  const seconds = (performance.now() - start) / 1000;
  return { memory: Math.round(Number(said.split("\n").at(-1)) / 1024), seconds };
}

for (const days of [0, 5, 30]) await compare(days);

console.log("\nhabitshift convert --ndjson (a process, through pipes)");
const block = makeHabits(10_000, 5);
for (const [repeat, args] of [
  [10, []],
  [100, []],
  [100, ["--format", "json"]],
]) {
  const { memory, seconds } = await weigh(block, repeat, args);
  const lines = block.length * repeat;
  const rate = Math.round(lines / seconds).toLocaleString("en-US");
  console.log(
    `  ${lines.toLocaleString("en-US").padStart(9)} lines ${args.join(" ").padEnd(14)} ${memory} MiB at most, ${seconds.toFixed(1)} s, ${rate} lines/s`,
  );
}
