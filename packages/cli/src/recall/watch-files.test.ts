import type fs from "node:fs";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isUnchanged } from "./is-unchanged.ts";
import { packRun, unpackRun } from "./kept-run.ts";
import { collectSeen } from "./seen.ts";
import { watchFiles } from "./watch-files.ts";

const names = ["a", "b", "c"] as const;
const places = names.flatMap((name) => [name, ...names.map((inner) => `${name}/${inner}`)]);

/** What a program may ask of a path. */
const questions: Readonly<Record<string, (files: typeof fs, path: string) => unknown>> = {
  there: (files, path) => files.existsSync(path),
  text: (files, path) => files.readFileSync(path, "utf8"),
  kind: (files, path) => files.statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? null,
  names: (files, path) => files.readdirSync(path),
  kinds: (files, path) =>
    files.readdirSync(path, { withFileTypes: true }).map((entry) => [entry.name, entry.isFile()]),
  real: (files, path) => files.realpathSync(path),
  target: (files, path) => files.readlinkSync(path),
  opened: (files, path) => {
    const descriptor = files.openSync(path, "r");
    try {
      return files.fstatSync(descriptor).size;
    } finally {
      files.closeSync(descriptor);
    }
  },
};

/** What may become of a path; what cannot be done is not done. */
const deeds: Readonly<Record<string, (path: string, other: string) => void>> = {
  write: (path) => writeFileSync(path, "one"),
  writeOther: (path) => writeFileSync(path, "two"),
  remove: (path) => rmSync(path, { recursive: true }),
  folder: (path) => mkdirSync(path),
  move: (path, other) => renameSync(path, other),
  link: (path, other) => symlinkSync(other, path),
  close: (path) => chmodSync(path, 0o600),
};

let root = "";
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "habitshift-recall-")));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const question = fc.tuple(
  fc.constantFrom(...Object.keys(questions)),
  fc.constantFrom("", ...places),
);
const deed = fc.tuple(
  fc.constantFrom(...Object.keys(deeds)),
  fc.constantFrom(...places),
  fc.constantFrom(...places),
);
type Question = readonly [string, string];
type Deed = readonly [string, string, string];

function attempt<Result>(what: () => Result): Result | string {
  try {
    return what();
  } catch (error) {
    return `${(error as NodeJS.ErrnoException).code}`;
  }
}

const below = { recursive: true, encoding: "utf8" } as const;

/** Does what it is not allowed to do by being the superuser. */
function asNobody<Result>(what: () => Result): Result {
  if (process.geteuid?.() !== 0) return what();
  process.seteuid?.(65_534);
  try {
    return what();
  } finally {
    process.seteuid?.(0);
  }
}

function act(all: readonly Deed[]): void {
  for (const [name, path, other] of all)
    attempt(() => deeds[name]?.(join(root, path), join(root, other)));
}

/** What a program says that asks so, and what was seen of the disk meanwhile. */
function run(asked: readonly Question[]) {
  const seen = collectSeen();
  // All was written long ago.
  const files = watchFiles(seen, () => Date.now() + 60_000);
  const answers = asked.map(([how, path]) =>
    attempt(() => questions[how]?.(files, join(root, path))),
  );
  return { answers, seen };
}

const keptOf = (seen: ReturnType<typeof collectSeen>) => {
  const kept = unpackRun(packRun([], 0, seen));
  if (kept === null) throw new Error("what was packed can be unpacked");
  return kept;
};

describe("a program that is watched", () => {
  test("would say the same where nothing that it saw changed, and is known by that where nothing did", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(deed, { maxLength: 8 }),
        fc.array(question, { minLength: 1, maxLength: 6 }),
        fc.array(deed, { maxLength: 3 }),
        async (before, asked, after) => {
          rmSync(root, { recursive: true, force: true });
          mkdirSync(root);
          act(before);
          const { answers, seen } = run(asked);
          expect(seen.isWhole()).toBe(true);
          const kept = keptOf(seen);
          expect(isUnchanged(kept, {})).toBe(true);
          // The clock of a file system does not tick with each write.
          await wait(12);
          act(after);
          if (isUnchanged(kept, {})) expect(run(asked).answers).toEqual(answers);
        },
      ),
      { numRuns: 100 },
    );
  });

  test.each<[string, (files: typeof fs, file: string) => unknown]>([
    ["writes", (files, file) => files.writeFileSync(file, "")],
    ["opens a file to write", (files, file) => files.openSync(file, "w")],
    ["makes a folder", (files, file) => files.mkdirSync(`${file}.d`)],
    ["asks what nobody foresaw", (files, file) => files.accessSync(file)],
    ["reads later", (files, file) => files.promises.readFile(file)],
    ["reads from what it did not open", (files) => files.readFileSync(0)],
    [
      "reads what it did not look at once it was open",
      (files, file) => files.readSync(files.openSync(file, "r"), Buffer.alloc(1)),
    ],
    ["lists what is below folders", (files, file) => files.readdirSync(dirname(file), below)],
    ["asks for exact times", (files, file) => files.statSync(file, { bigint: true })],
    ["reads what was written a moment ago", (files, file) => files.readFileSync(file)],
  ])("is not known where it %s", async (_, ask) => {
    const file = join(root, "a");
    writeFileSync(file, "one");
    const seen = collectSeen();
    const isLater = !String(ask).includes("readFileSync(file)");
    const files = watchFiles(seen, () => Date.now() + (isLater ? 60_000 : 0));
    await attempt(() => ask(files, file));
    expect(seen.isWhole()).toBe(false);
  });

  test("finds what it would find if nobody watched, however it asks", () => {
    mkdirSync(join(root, "a"));
    writeFileSync(join(root, "a/b"), "one");
    const files = watchFiles(collectSeen());
    expect(files.readdirSync(root, below).sort()).toEqual(["a", "a/b"]);
    expect(files.statSync(join(root, "a/b"), { bigint: true }).size).toBe(3n);
  });

  test("is known by a link to nothing, which nothing was before", () => {
    const { seen } = run([["target", "a"]]);
    symlinkSync(join(root, "b"), join(root, "a"));
    expect(isUnchanged(keptOf(seen), {})).toBe(false);
  });

  test.runIf(process.platform !== "win32")("is not known where it was not let in", () => {
    const folder = join(root, "shut");
    mkdirSync(folder);
    chmodSync(folder, 0o311);
    chmodSync(root, 0o755);
    const seen = asNobody(() => run([["names", "shut"]]).seen);
    expect(seen.isWhole()).toBe(false);
  });

  test("is not known where a variable is another, or what was kept is torn", () => {
    const { seen } = run([["there", "a"]]);
    seen.variable("NAME", "x");
    const kept = keptOf(seen);
    expect(isUnchanged(kept, { NAME: "x" })).toBe(true);
    expect(isUnchanged(kept, { NAME: "y" })).toBe(false);
    expect(isUnchanged(kept, {})).toBe(false);
    const bytes = packRun([], 0, seen);
    for (let end = 0; end < bytes.length; end++)
      expect(unpackRun(bytes.subarray(0, end))).toBeNull();
  });
});
