import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { archive, lineCount, writeArchive } from "./archive.ts";
import { findObstacle, habitshift, runSpark, type SparkResult } from "./run-spark.ts";

const obstacle = findObstacle();
if (obstacle !== undefined) process.stderr.write(`The Spark test is skipped: ${obstacle}.\n`);

const names = ["converted", "logs", "notes", "rejected"] as const;
type Outputs = Record<(typeof names)[number], string>;

/** Requests get an id of their own in each run. */
function withoutIds(text: string): string {
  return text.replaceAll(/"X-Request-ID":"[^"]*"/g, '"X-Request-ID":""');
}

/** What a single process makes of all files, one after another. */
async function convertAlone(folder: string): Promise<Outputs> {
  const files = archive.map(({ name }) => `'${name}'`).join(" ");
  const where = "--logs ../logs.ndjson --notes ../notes.ndjson --errors ../rejected.ndjson";
  const command = `${habitshift} convert --ndjson ${where} ${files} > ../converted.ndjson`;
  await promisify(execFile)("sh", ["-c", `${command}; test $? -eq 1`], { cwd: folder });
  return readOutputs((name) => readFile(join(folder, `../${name}.ndjson`), "utf8"));
}

/** The parts of an output, one after another. */
async function readParts(folder: string): Promise<string> {
  const parts = (await readdir(folder)).filter((name) => name.startsWith("part-")).sort();
  const texts = await Promise.all(parts.map((name) => readFile(join(folder, name), "utf8")));
  return texts.join("");
}

async function readOutputs(read: (name: string) => Promise<string>): Promise<Outputs> {
  const texts = await Promise.all(names.map(async (name) => [name, withoutIds(await read(name))]));
  return Object.fromEntries(texts);
}

function recordsOf(lines: string): unknown[] {
  return lines.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line)]));
}

describe.skipIf(obstacle !== undefined)("an archive converted on Spark", () => {
  let folder = "";
  let result: SparkResult;
  let alone: Outputs;
  let parts: Outputs;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "habitshift-spark-"));
    await writeArchive(join(folder, "plain"), { packs: false });
    await writeArchive(join(folder, "packed"), { packs: true });
    alone = await convertAlone(join(folder, "plain"));
    const parameters = [".", "../output", "--habitshift", habitshift];
    result = await runSpark(parameters, join(folder, "packed"));
    expect(result.code, result.stderr).toBe(1);
    parts = await readOutputs((name) => readParts(join(folder, "output", name)));
  }, 180_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  test("is what a single process makes of it, byte by byte", () => {
    // Spark itself drops the byte order mark of a file.
    expect(parts.converted).toBe(alone.converted.replaceAll("\uFEFF", ""));
    expect(parts.logs).toBe(alone.logs);
    expect(parts.notes).toBe(alone.notes);
  });

  test("has each line that is set aside with its file, line and text", () => {
    const rejected = recordsOf(parts.rejected);
    expect(rejected).toEqual(recordsOf(alone.rejected));
    expect(rejected).toContainEqual({
      file: "a day #1 100%.ndjson",
      line: 5,
      error: expect.objectContaining({ message: expect.stringContaining("not JSON") }),
      text: '{"id":"broken","title":',
    });
    expect(rejected).toContainEqual(expect.objectContaining({ file: "packed.ndjson.gz", line: 3 }));
  });

  test("was cut into blocks, each of which went through one filter", () => {
    const filters = result.stderr.match(/^(?:.*\])?\s*stdin {2}/gm) ?? [];
    expect(filters.length).toBeGreaterThanOrEqual(4);
  });

  test("counts every line once", () => {
    const counted = [...result.stdout.matchAll(/^(\w+) +([\d,]+)$/gm)];
    const counts = Object.fromEntries(
      counted.map(([, name, count]) => [name, Number(count?.replaceAll(",", ""))]),
    );
    expect(counts).toEqual({
      lines: lineCount,
      converted: lineCount - counts.blank - counts.rejected,
      blank: archive.reduce((sum, { bytes }) => sum + blankLines(bytes), 0),
      rejected: recordsOf(alone.rejected).length,
      logs: recordsOf(alone.logs).length,
      notes: recordsOf(alone.notes).length,
    });
  });
});

function blankLines(bytes: Buffer): number {
  const lines = bytes.toString("latin1").replace(/\n$/, "").split("\n");
  return bytes.length === 0 ? 0 : lines.filter((line) => line.trim() === "").length;
}

test.skipIf(obstacle !== undefined)(
  "a filter that loses a line fails the job, and nothing is written",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "habitshift-spark-"));
    await mkdir(join(folder, "archive"));
    await writeFile(join(folder, "archive/a.ndjson"), '{"title":"a"}\n{"title":"b"}\n');
    await writeFile(join(folder, "lossy.sh"), `${habitshift} "$@" | sed 2d\n`);
    const parameters = ["archive", "output", "--habitshift", "sh lossy.sh"];
    const { code, stderr } = await runSpark(parameters, folder);
    expect(code, stderr).toBe(3);
    expect(existsSync(join(folder, "output"))).toBe(false);
    await rm(folder, { recursive: true, force: true });
  },
  180_000,
);
