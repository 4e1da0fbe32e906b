import { afterEach, beforeEach, expect, test } from "vitest";
import { createWorkspace, type Workspace } from "../testing/workspace.ts";

const mark = "\uFEFF";
const line = `${mark}{"id":"h1","title":"Run"}\n`;

let folder: Workspace;
beforeEach(() => {
  folder = createWorkspace({ "a.ndjson": line, "b.ndjson": line, "c.json": line });
});
afterEach(() => folder.remove());

test("a byte order mark stays at the start of a result, and in place", async () => {
  expect((await folder.run("convert a.ndjson")).stdout).toBe(`${mark}{"id":"h1","name":"Run"}\n`);
  await folder.run("convert a.ndjson b.ndjson --in-place");
  expect(folder.read("b.ndjson")).toBe(`${mark}{"id":"h1","name":"Run"}\n`);
});

test("no byte order mark gets into the middle of a result, or in front of a report", async () => {
  expect((await folder.run("convert a.ndjson b.ndjson c.json")).stdout).not.toContain(mark);
  const { stdout } = await folder.run("convert --ndjson --format json", {}, line);
  expect(JSON.parse(stdout)).toMatchObject({ line: 1, kind: "habit" });
});
