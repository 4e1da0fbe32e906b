import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const dist = join(import.meta.dirname, "../../dist");

// Processes are waited for that run behind all others.
describe("a snapshot of what checks types", { timeout: 120_000 }, () => {
  let folder = "";
  let snapshots = "";

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "habitshift-snapshot-"));
    snapshots = join(folder, "cache/habitshift/snapshots");
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const kept = () => (existsSync(snapshots) ? readdirSync(snapshots) : []);
  /** It is taken while nobody waits for it. */
  const taken = () =>
    vi.waitUntil(() => kept().find((name) => !/\.\d+$/.test(name)), {
      timeout: 60_000,
      interval: 50,
    });

  /** What a program is answered that asks a bundle twice: first it tells what to get ready for. */
  function ask<Answer>(
    bundle: string,
    rewrite: object,
    env: NodeJS.ProcessEnv = {},
  ): readonly (Answer & { readonly isOwn: boolean })[] {
    const program = `
      const { startChecker } = await import(${JSON.stringify(String(pathToFileURL(join(dist, "bundled/start-checker.js"))))});
      const checker = startChecker({ folder: ${JSON.stringify(bundle)}, parts: { checker: "one", compiler: "one" } });
      const rewrite = ${JSON.stringify(rewrite)};
      checker.warm(${JSON.stringify(folder)}, "a.ts");
      const answers = [1, 2].map(() => checker.ask({ ...rewrite, texts: new Map(rewrite.texts) }));
      console.log(JSON.stringify(answers.map((answer) => ({
        ...answer,
        objections: [...(answer?.objections ?? [])],
        isOwn: answer?.pid === process.pid,
      }))));
    `;
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ["--input-type=module", "--eval", program],
      {
        encoding: "utf8",
        env: { ...process.env, CI: "", NODE_COMPILE_CACHE: join(folder, "cache"), ...env },
      },
    );
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
    return JSON.parse(stdout);
  }

  /** A bundle that answers which process it runs in, and whether it got ready before; `act` comes before an answer. */
  function bundleThat(act = ""): string {
    const bundle = join(folder, "bundle");
    mkdirSync(bundle);
    cpSync(join(dist, "bundle/snapshot.cjs"), join(bundle, "snapshot.cjs"));
    writeFileSync(
      join(bundle, "checker.cjs"),
      `let isReady = false;
      exports.getReady = () => { isReady = true; };
      exports.serveChecks = (answer) => (message) => {
        if (!message.rewrite) return;
        ${act}
        answer({ pid: process.pid, isReady });
      };`,
    );
    return bundle;
  }

  /** Where a program is used once, nobody would start from it. */
  async function use(bundle: string): Promise<void> {
    for (const _ of [1, 2]) ask(bundle, { texts: [] });
    await taken();
  }

  const inside = { isOwn: true, isReady: false };
  const beside = { isOwn: false, isReady: true };

  test("is taken of what is ready by a program that is used again, and started from by later ones", async () => {
    const bundle = bundleThat();
    expect(ask(bundle, { texts: [] })).toMatchObject([inside, inside]);
    expect(existsSync(snapshots)).toBe(false);
    expect(ask(bundle, { texts: [] })).toMatchObject([inside, inside]);
    await taken();
    expect(ask(bundle, { texts: [] })).toMatchObject([beside, beside]);
  });

  test("is started from whatever flags other programs need", async () => {
    const bundle = bundleThat();
    await use(bundle);
    const env = { NODE_OPTIONS: "--max-semi-space-size=8" };
    expect(ask(bundle, { texts: [] }, env)).toMatchObject([beside, beside]);
  });

  test("is done without, and taken anew, where it is damaged", async () => {
    const bundle = bundleThat();
    await use(bundle);
    writeFileSync(join(snapshots, (await taken()) ?? ""), "no snapshot");
    expect(ask(bundle, { texts: [] })).toMatchObject([inside, inside]);
    // A run that ends before it saw the damage leaves it to the next one.
    const isStartedFrom = () => ask(bundle, { texts: [] }).every(({ isOwn }) => !isOwn);
    await vi.waitUntil(isStartedFrom, { timeout: 60_000, interval: 500 });
    expect(ask(bundle, { texts: [] })).toMatchObject([beside, beside]);
  });

  test("is done without where its process ends before it answers", async () => {
    const bundle = bundleThat("if (isReady) process.exit(3);");
    await use(bundle);
    expect(ask(bundle, { texts: [] })).toMatchObject([inside, inside]);
    await taken();
  });

  test.each([
    ["on machines that are made anew for each run", { CI: "true" }],
    ["where nothing is to be kept", { NODE_DISABLE_COMPILE_CACHE: "1" }],
  ])("is not taken %s", (_, env) => {
    const bundle = bundleThat();
    for (const _ of [1, 2]) expect(ask(bundle, { texts: [] }, env)).toMatchObject([inside, inside]);
    expect(existsSync(snapshots)).toBe(false);
  });

  test("of the compiler gives the verdicts of the compiler, in any folder and for any options", async () => {
    const bundle = join(dist, "bundle");
    const rewrite = (options: object) => ({
      root: folder,
      options: { noEmit: true, skipLibCheck: true, strict: true, ...options },
      members: ["a.ts"],
      created: [],
      checked: ["a.ts"],
      texts: [["a.ts", "export const found: number = [1].at(0);\n[1].includes('1');\n"]],
    });
    writeFileSync(join(folder, "a.ts"), "export const found = [1].at(0);\n");
    const questions = [
      rewrite({ target: 9 }),
      rewrite({ target: 2 }),
      rewrite({ lib: ["lib.es5.d.ts"] }),
    ];
    const answers = questions.map((question) => ask(bundle, question));
    await taken();
    expect(questions.map((question) => ask(bundle, question))).toEqual(answers);
    expect(new Set(answers.map((each) => JSON.stringify(each[0]))).size).toBeGreaterThan(1);
    expect(JSON.stringify(answers[0])).toContain("not assignable to type 'number'");
  });
});
