import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { createNpx } from "./npx.ts";
import { createRepository, type Repository } from "./repository.ts";

vi.setConfig({ testTimeout: 120_000 });

interface Action {
  readonly inputs: Readonly<
    Record<string, { readonly description: string; readonly default: string }>
  >;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: {
    readonly using: string;
    readonly steps: readonly {
      readonly id: string;
      readonly shell: string;
      readonly run: string;
      readonly env: Readonly<Record<string, string>>;
      readonly "working-directory": string;
    }[];
  };
}

const root = join(import.meta.dirname, "..");
const action: Action = parse(readFileSync(join(root, "action.yml"), "utf8"));
const source = `const headers = { "X-API-Key": process.env.HABIT_API_KEY };
export const load = () => fetch("https://habits.example/api/v1/habits/h1", { headers });
`;

let repository: Repository;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "runner-"));
  createNpx(folder);
});
afterEach(() => {
  repository?.remove();
  rmSync(folder, { recursive: true });
});

/** What an expression of the action stands for. */
function evaluate(text: string, inputs: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name: string) => {
    const value = inputs[name] ?? action.inputs[name]?.default;
    if (value === undefined) throw new Error(`no input has the name ${name}`);
    return String(value);
  });
}

/** Runs the action's steps as a runner does. */
function run(inputs: Readonly<Record<string, string>>) {
  const output = join(folder, "output");
  const summary = join(folder, "summary");
  for (const file of [output, summary]) writeFileSync(file, "");
  const [step, ...others] = action.runs.steps;
  if (!step || others.length > 0) throw new Error("the action is to have one step");
  const env = Object.entries(step.env).map(([name, value]) => [name, evaluate(value, inputs)]);
  const { status, stdout, stderr } = spawnSync(
    "bash",
    ["--noprofile", "--norc", "-eo", "pipefail", "-c", step.run],
    {
      cwd: join(repository.root, evaluate(step["working-directory"], inputs)),
      encoding: "utf8",
      env: {
        ...Object.fromEntries(env),
        PATH: `${folder}:${process.env.PATH}`,
        CI: "true",
        GITHUB_ACTIONS: "true",
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: summary,
        RUNNER_TEMP: folder,
      },
    },
  );
  const outputs = Object.fromEntries(
    readFileSync(output, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => line.split("=", 2)),
  );
  return { status, stdout, stderr, outputs };
}

describe("the action", () => {
  test("annotates what is v1, says how much, and fails", () => {
    repository = createRepository({ "api.js": source });
    const { status, stdout, outputs } = run({});
    expect(status).toBe(1);
    expect(stdout).toMatch(/^::error .*file=api\.js/m);
    expect(Number(outputs.findings)).toBeGreaterThan(1);
    expect(outputs.sarif).toBeUndefined();
  });

  test("passes where nothing is to fail, and writes SARIF where that is asked for", () => {
    repository = createRepository({ "app/api.js": source });
    const inputs = { "fail-on": "never", sarif: "out.sarif", "working-directory": "app" };
    const { status, outputs } = run(inputs);
    expect(status).toBe(0);
    expect(outputs.sarif).toBe("app/out.sarif");
    expect(JSON.parse(repository.read("app/out.sarif")).version).toBe("2.1.0");
  });

  test("judges the paths and the day that it is told", () => {
    repository = createRepository({ "api.js": source, "with space/a.js": "export {};\n" });
    expect(run({ paths: "with space\n" })).toMatchObject({ status: 0, outputs: { findings: "0" } });
    expect(run({ args: "--as-of=2024-12-20\n" }).status).toBe(0);
    expect(run({ args: "--as-of=2024-12-20\n", "fail-within": "60" }).status).toBe(1);
  });

  test("lets what is known pass, and what was not changed", () => {
    repository = createRepository({ "api.js": source });
    expect(run({ "changed-since": "HEAD" }).status).toBe(0);
    repository.run("check", "--baseline", "known.json", "--update-baseline");
    expect(run({ baseline: "known.json" }).status).toBe(0);
    repository.write({ "more.js": source });
    expect(run({ baseline: "known.json" }).status).toBe(1);
  });

  test("passes on what was wrong use", () => {
    repository = createRepository({ "api.js": source });
    expect(run({ "fail-on": "sometimes" })).toMatchObject({ status: 2, outputs: {} });
  });

  test("runs nothing that an input holds", () => {
    repository = createRepository({ "api.js": source });
    const evil =
      '"; touch "$RUNNER_TEMP/evil"; $(touch "$RUNNER_TEMP/evil") `touch "$RUNNER_TEMP/evil"`\nx';
    const names = Object.keys(action.inputs).filter((name) => name !== "working-directory");
    for (const name of names) {
      const { outputs } = run({ [name]: evil });
      expect(existsSync(join(folder, "evil")), name).toBe(false);
      expect(Object.keys(outputs).filter((key) => !["findings", "sarif"].includes(key))).toEqual(
        [],
      );
    }
    for (const { run: script } of action.runs.steps) expect(script).not.toContain("${{");
  });
});

test("every input is used and described, and every output is one of a step", () => {
  const [step] = action.runs.steps;
  const used = `${JSON.stringify(step?.env)}${step?.["working-directory"]}`;
  for (const [name, { description }] of Object.entries(action.inputs)) {
    expect(used, name).toContain(`inputs.${name} `);
    expect(description, name).toMatch(/\w/);
  }
  for (const [name, { value }] of Object.entries(action.outputs)) {
    expect(value).toBe(`\${{ steps.${step?.id}.outputs.${name} }}`);
    expect(step?.run).toContain(`echo "${name}=`);
  }
});

test("what it runs is the version of this repository", () => {
  const { version } = JSON.parse(readFileSync(join(root, "packages/cli/package.json"), "utf8"));
  expect(action.inputs.version?.default).toBe(version);
});
