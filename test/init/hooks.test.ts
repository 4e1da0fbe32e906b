import { afterEach, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { type Checkout, createCheckout, files, source } from "./checkout.ts";

vi.setConfig({ testTimeout: 120_000 });

let repository: Checkout;
afterEach(() => repository.remove());

describe("a hook before a commit", () => {
  const more = { "more.js": source, "other.js": "export {};\n" };
  const commit = (file: string) => repository.shell(`git add ${file} && git commit -m x`);

  /** The commits that a hook is to stop or let through. */
  function tryCommits(): void {
    repository.write({ "other.js": more["other.js"] });
    expect(commit("other.js")).toMatchObject({ status: 0 });
    repository.write({ "more.js": more["more.js"] });
    expect(commit("more.js")).toMatchObject({
      status: 1,
      text: expect.stringContaining("more.js"),
    });
    expect(repository.shell("git commit --no-verify -m x").status).toBe(0);
  }

  test("is husky's own, and keeps new v1 use out of a commit", () => {
    repository = createCheckout({ ...files, ".husky/.gitignore": "_\n" });
    expect(repository.init().written).toContain(".husky/pre-commit");
    repository.commit();
    // As husky does.
    repository.git(["config", "core.hooksPath", ".husky"]);
    tryCommits();
  });

  test("lets the first commit through", () => {
    repository = createCheckout({ ...files, ".husky/.gitignore": "_\n" });
    repository.init();
    expect(repository.shell("rm -rf .git && git init -q && sh .husky/pre-commit")).toMatchObject({
      status: 0,
    });
  });

  test("is a line to add to husky's hook that is there", () => {
    repository = createCheckout({
      "app/api.js": source,
      ".husky/pre-commit": "#!/bin/sh\ntrue\n",
    });
    const { written, add } = repository.init("app");
    expect(written).not.toContain("../.husky/pre-commit");
    expect(add.map(({ file }) => file)).toEqual(["../.husky/pre-commit"]);
    repository.commit();
    repository.write({ "app/more.js": source });
    expect(repository.shell(add[0]?.text ?? "").status).toBe(1);
  });

  test.each([
    [".pre-commit-config.yaml", "repos: []\n", (text: string) => parse(text)[0].hooks[0].entry],
    [
      "lefthook.yml",
      "pre-push: {}\n",
      (text: string) => parse(text)["pre-commit"].commands.habitshift.run,
    ],
  ])("is an entry to add to %s", (file, text, commandIn) => {
    repository = createCheckout({ ...files, [file]: text });
    const { add } = repository.init();
    expect(add.map((each) => each.file)).toEqual([file]);
    expect(repository.read(file)).toBe(text);
    repository.commit();
    repository.write({ "more.js": source });
    // Where pre-commit installs the package, its program is in the path.
    const command = commandIn(add[0]?.text ?? "").replace(/^habitshift /, "npx habitshift ");
    expect(repository.shell(command).status).toBe(1);
  });

  test("of pre-commit is installed by it", () => {
    repository = createCheckout({ ...files, ".pre-commit-config.yaml": "repos: []\n" });
    const [hook] = parse(repository.init().add[0]?.text ?? "")[0].hooks;
    expect(hook).toMatchObject({ language: "node", pass_filenames: false });
    expect(hook.additional_dependencies).toEqual([expect.stringMatching(/^habitshift@\d/)]);
  });
});
