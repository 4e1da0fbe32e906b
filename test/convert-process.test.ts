import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const bin = join(import.meta.dirname, "../packages/cli/bin/habitshift.js");
const habit = (index: number) =>
  `{"id":"h${index}","title":"Habit ${index}","frequency":"daily","target":2,"unit":"times","streak":0,"completedDates":["2024-11-01","2024-11-02"]}`;
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `${habit(index)}\n`).join("");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "convert-process-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = (name: string) => readFileSync(join(folder, name), "utf8");

/** Runs a line of the shell in which `$convert` stands for the command. */
function shell(line: string) {
  const script = line.replaceAll("$convert", `"${process.execPath}" "${bin}" convert`);
  const options = { cwd: folder, encoding: "utf8", maxBuffer: 1e8, timeout: 20_000 } as const;
  return spawnSync("sh", ["-c", script], options);
}

const habitshift = (...args: readonly string[]) =>
  spawnSync(process.execPath, [bin, ...args], { cwd: folder, encoding: "utf8", timeout: 20_000 });

describe("whoever reads the output", () => {
  test.each(["all.ndjson", "all.json"])("may stop: %s", (name) => {
    const lines = linesOf(20_000);
    write(name, name === "all.json" ? `[${lines.trim().replaceAll("\n", ",")}]` : lines);
    const { stdout, stderr } = shell(`($convert ${name}; echo "status $?" >&2) | head -c 9`);
    expect(stdout).toHaveLength(9);
    expect(stderr).toContain("status 0");
    expect(stderr).not.toMatch(/EPIPE|defect|at .*\.js/);
  });

  test("may stop an input without end", () => {
    const { stdout } = shell(`yes '${habit(1)}' | $convert 2>&1 | head -1`);
    expect(JSON.parse(stdout)).toMatchObject({ id: "h1", name: "Habit 1" });
  });

  test.runIf(existsSync("/dev/full"))(
    "may have a full disk: status 2, and no half file of logs",
    () => {
      write("all.ndjson", linesOf(20_000));
      write("logs.ndjson", "whole\n");
      const { status, stderr } = shell("$convert all.ndjson --logs logs.ndjson > /dev/full");
      expect(status).toBe(2);
      expect(stderr).toContain("the output cannot be written");
      expect(read("logs.ndjson") === "whole\n").toBe(true);
      expect(readdirSync(folder).sort()).toEqual(["all.ndjson", "logs.ndjson"]);
    },
  );
});

describe("names", () => {
  test("may have anything in them that the system allows", () => {
    const names = ["-dash.json", "a b.json", "new\nline.json", "ünï.json", "quote'\".json"];
    for (const name of names) write(name, habit(1));
    const { status, stdout } = habitshift(
      "convert",
      "--in-place",
      "--logs",
      "my logs.json",
      "--",
      ...names,
    );
    expect(status).toBe(0);
    expect(stdout).not.toContain("new\nline");
    for (const name of names) expect(read(name)).toContain('"name"');
    expect(habitshift("undo").status).toBe(0);
    for (const name of names) expect(read(name)).toBe(habit(1));
  });

  test("that begin with a dash are explained", () => {
    write("-dash.json", habit(1));
    const { status, stderr } = habitshift("convert", "-dash.json");
    expect(status).toBe(2);
    expect(stderr).toContain("-- -dash.json");
  });

  test.runIf(process.platform === "linux")("that are no UTF-8 stop nothing else", () => {
    write("good.json", habit(1));
    writeFileSync(
      Buffer.concat([Buffer.from(`${folder}/bad`), Buffer.from([0xff]), Buffer.from(".json")]),
      habit(2),
    );
    const { status, stdout, stderr } = habitshift("convert", ".");
    expect(status).toBe(1);
    expect(stdout).toContain('"id":"h1"');
    expect(stderr).not.toMatch(/Unhandled|at .*\.js/);
  });

  test.runIf(process.getuid?.() !== 0)(
    "of files that may not be read are said, and the others go on",
    () => {
      write("good.json", habit(1));
      write("secret.json", habit(2));
      chmodSync(join(folder, "secret.json"), 0);
      const { status, stdout, stderr } = habitshift("convert", ".");
      expect({ status, stderr }).toEqual({
        status: 1,
        stderr: expect.stringContaining("secret.json"),
      });
      expect(stdout).toContain('"id":"h1"');
      expect(stderr).not.toMatch(/Unhandled|at .*\.js/);
    },
  );
});

test("many files need no more open ones than the system gives", () => {
  for (let index = 0; index < 300; index += 1) write(`${index}.json`, habit(index));
  // The program itself, with its modules, takes about a hundred at its start.
  const { status, stdout, stderr } = shell("ulimit -n 150; $convert .");
  expect({ status, crash: /Unhandled|EMFILE/.exec(stderr) }).toEqual({ status: 0, crash: null });
  expect(stdout.match(/"name"/g)).toHaveLength(300);
});

describe("pipes that have a name", () => {
  test("are read", () => {
    const { status, stdout } = shell(
      `mkfifo in; echo '${habit(1)}' > in & timeout 9 $convert in; s=$?; kill $! 2>&-; exit $s`,
    );
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('"name"') });
  });

  test("are written, and stay pipes", () => {
    write("h.json", habit(1));
    const { stdout } = shell(
      "mkfifo out; timeout 3 cat out > got & timeout 9 $convert h.json --notes out 2>&-; wait; test -p out && echo pipe",
    );
    expect(stdout).toMatch(/pipe$/m);
    expect(read("got")).toContain("/completedDates");
  });
});

describe("memory", () => {
  test.each(["", "--logs l.ndjson --notes n.ndjson"])(
    "does not grow with the lines %s",
    (flags) => {
      write(
        "peak.mjs",
        'process.on("exit", () => console.error("peak", process.resourceUsage().maxRSS));',
      );
      const peakOf = (count: number) => {
        write("all.ndjson", linesOf(count));
        const line = `cat all.ndjson | NODE_OPTIONS="--import ./peak.mjs" $convert ${flags} > out`;
        const { stderr } = shell(line);
        expect(read("out").trimEnd().split("\n")).toHaveLength(count);
        return Number(/^peak (\d+)$/m.exec(stderr)?.[1]);
      };
      expect(peakOf(200_000)).toBeLessThan(peakOf(20_000) * 1.6);
    },
  );

  test("a line that is too long to be kept is not lost in place", () => {
    const long = `{"title":"x","text":"${"x".repeat(65 * 1024 * 1024)}"}`;
    write("all.ndjson", `{"title":"y"}\n${long}\n`);
    const { status } = habitshift("convert", "all.ndjson", "--in-place", "--errors", "e.json");
    expect(status).toBe(1);
    const kept =
      read("all.ndjson").length + (existsSync(join(folder, "e.json")) ? read("e.json").length : 0);
    expect(kept).toBeGreaterThan(long.length);
  });
});
