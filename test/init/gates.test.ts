import { afterEach, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { type Checkout, createCheckout, files, source } from "./checkout.ts";

vi.setConfig({ testTimeout: 120_000 });

let repository: Checkout;
afterEach(() => repository.remove());

describe("a workflow of GitHub", () => {
  const path = ".github/workflows/habitshift.yml";
  const steps = () => parse(repository.read(path)).jobs.check.steps;
  const command = () => steps().find(({ run }: { run?: string }) => run?.includes("check")).run;

  test("has what GitHub wants, and its step finds what is v1", () => {
    repository = createCheckout(files);
    expect(repository.init()).toMatchObject({ written: ["habitshift.config.js", path], kept: [] });
    const workflow = parse(repository.read(path));
    expect(Object.keys(workflow)).toEqual(["name", "on", "permissions", "jobs"]);
    expect(workflow.permissions).toEqual({ contents: "read", "security-events": "write" });
    for (const step of steps())
      expect(step.run ?? step.uses).toMatch(/^npx |^[\w-]+\/[\w/-]+@v\d+$/);
    expect(command()).toMatch(/^npx --yes habitshift@\d+\.\d+\.\d+ check /);
    const { status, text } = repository.shell(command());
    expect(status).toBe(1);
    expect(text).toMatch(/^::error .*file=api\.js/m);
    const upload = steps().at(-1);
    expect(JSON.parse(repository.read(upload.with.sarif_file)).version).toBe("2.1.0");
    expect(upload.if).toContain(`hashFiles('${upload.with.sarif_file}')`);
  });

  test("works in a folder of the repository, with the baseline that is there", () => {
    repository = createCheckout({ "packages/my app/api.js": source, "package.json": "{}" });
    repository.runIn(
      "packages/my app",
      "check",
      "--baseline",
      "habitshift-baseline.json",
      "--update-baseline",
    );
    expect(repository.init("packages/my app").written).toEqual([
      "habitshift.config.js",
      `../../${path}`,
    ]);
    const { defaults } = parse(repository.read(path)).jobs.check;
    expect(repository.shell(command(), defaults.run["working-directory"])).toMatchObject({
      status: 0,
    });
    repository.write({ "packages/my app/more.js": source });
    expect(repository.shell(command(), defaults.run["working-directory"])).toMatchObject({
      status: 1,
    });
    expect(repository.has(steps().at(-1).with.sarif_file)).toBe(true);
  });
});

describe("a job of GitLab", () => {
  const run = (job: { readonly script: readonly string[] }) =>
    repository.shell(job.script.join("\n"));

  test("is the pipeline where there is none", () => {
    repository = createCheckout(files);
    repository.git(["remote", "add", "origin", "git@gitlab.com:group/app.git"]);
    expect(repository.init().written).toEqual(["habitshift.config.js", ".gitlab-ci.yml"]);
    const { habitshift } = parse(repository.read(".gitlab-ci.yml"));
    expect(run(habitshift)).toMatchObject({ status: 1, text: expect.stringContaining("api.js") });
    expect(repository.read(habitshift.artifacts.reports.junit)).toContain("<testsuite");
    expect(JSON.parse(repository.run("init", "--force", "--format", "json").stdout)).toMatchObject({
      written: ["habitshift.config.js"],
      add: [],
    });
    expect(habitshift.rules.every((rule: object) => Object.keys(rule).join() === "if")).toBe(true);
  });

  test("is a file of its own where there is a pipeline, which is left as it is", () => {
    const pipeline = "test:\n  script: [npm test]\n";
    repository = createCheckout({ "app/api.js": source, ".gitlab-ci.yml": pipeline });
    const { written, add } = repository.init("app");
    expect(written).toEqual(["habitshift.config.js", "../.gitlab/habitshift.yml"]);
    expect(repository.read(".gitlab-ci.yml")).toBe(pipeline);
    expect(add.map(({ file }) => file)).toEqual(["../.gitlab-ci.yml"]);
    const { include, test: own } = parse(`${pipeline}${add[0]?.text}`);
    expect(own).toBeDefined();
    const { habitshift } = parse(repository.read(include[0].local));
    expect(run(habitshift).status).toBe(1);
    expect(repository.has(habitshift.artifacts.paths[0])).toBe(true);
    repository.write({ ".gitlab-ci.yml": pipeline + add[0]?.text });
    repository.runIn("app", "init", "--force");
    expect(
      JSON.parse(repository.runIn("app", "init", "--force", "--format", "json").stdout).add,
    ).toEqual([]);
  });
});

test("a repository that installs habitshift runs its own", () => {
  const manifest = '{ "devDependencies": { "habitshift": "0.1.0" } }';
  repository = createCheckout({
    ...files,
    "package.json": manifest,
    "package-lock.json": "{}",
    ".husky/x": "",
  });
  repository.init();
  const { steps } = parse(repository.read(".github/workflows/habitshift.yml")).jobs.check;
  expect(steps[2]).toEqual({ run: "npm ci" });
  expect(steps[3].run).toMatch(/^npx habitshift check /);
  expect(repository.read(".husky/pre-commit")).toMatch(/^npx habitshift check /m);
});

test("what is to be added is shown as it is to be written", () => {
  repository = createCheckout({ ...files, ".gitlab-ci.yml": "x:\n  script: [true]\n" });
  const { stdout } = repository.run("init");
  expect(stdout).toContain(
    "Add to .gitlab-ci.yml:\n\n    include:\n      - local: .gitlab/habitshift.yml\n",
  );
});
