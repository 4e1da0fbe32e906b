import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openAnswers } from "./late-answers.ts";

describe("answers that are kept for the next run", () => {
  let folder = "";
  let made: string[] = [];
  const answer = (text: string) => () => {
    made.push(text);
    return text;
  };
  const written = () => readdirSync(join(folder, "habitshift/answers"));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "habitshift-late-"));
    made = [];
    vi.stubEnv("NODE_COMPILE_CACHE", folder);
    vi.stubEnv("NODE_DISABLE_COMPILE_CACHE", undefined);
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  test("are made where there is time, once, and the last of a name", () => {
    const late = openAnswers("version");
    late.answers.keep("types", answer("first"));
    late.answers.keep("types", answer("last"));
    expect(made).toEqual([]);
    late.write();
    late.write();
    expect(made).toEqual(["last"]);
    expect(openAnswers("version").answers.read("types")).toBe("last");
    expect(openAnswers("other").answers.read("types")).toBeUndefined();
  });

  test("are there for who asks in the same run, without the others being made", () => {
    const { answers } = openAnswers("version");
    answers.keep("types", answer("types"));
    answers.keep("glances", answer("glances"));
    expect(answers.read("types")).toBe("types");
    expect(written()).toEqual(["version-types"]);
    expect(made).toEqual(["types"]);
  });
});
