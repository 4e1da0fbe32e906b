import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createRepository, type Repository } from "./repository.ts";
import { hasTerminal, type Keystroke, onTerminal } from "./terminal.ts";

vi.setConfig({ testTimeout: 60_000 });

const bin = join(import.meta.dirname, "../packages/cli/bin/habitshift.js");

/** Calls that bring all headers are tied to no others: each is a group of two edits. */
const reader = (name: string, field: string) => `export async function ${name}() {
  const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'X-API-Version': '2', 'X-Client-Version': '1.0.0', 'X-Request-ID': crypto.randomUUID() };
  const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers });
  return (await response.json()).data.map((habit) => habit.${field});
}
`;
const files = {
  "a.js": `${reader("titles", "title")}\n${reader("streaks", "streak")}`,
  "b.js": reader("names", "title"),
};

let repository: Repository;
beforeEach(() => {
  repository = createRepository(files);
});
afterEach(() => repository.remove());

const run = (keystrokes: readonly Keystroke[], flags = "") =>
  onTerminal(
    `"${process.execPath}" "${bin}" migrate --interactive ${flags}`,
    repository.root,
    keystrokes,
  );
/** Types a key at each question. */
const typing = (keys: string): Keystroke[] => [...keys].map((key) => ["quit: apply", key]);
const moved = () => ({
  titles: repository.read("a.js").includes("habit.name"),
  streaks: repository.read("a.js").includes("currentStreak"),
  names: repository.read("b.js").includes("habit.name"),
});

describe.runIf(hasTerminal)("--interactive at a terminal", () => {
  test("shows each edit with its diff, and takes and leaves whole groups", async () => {
    const { status, text: screen } = await run(typing("yny"));
    expect(status).toBe(0);
    expect(moved()).toEqual({ titles: true, streaks: false, names: true });
    expect(screen).toMatch(/1\/6 {2}a\.js:3:\d+ {2}habits-moved {2}safe/);
    expect(screen).toContain("+  return (await response.json()).data.map((habit) => habit.name);");
    expect(screen).toContain("1 more edit of group g1 comes along, in a.js.");
    expect(screen).toContain("Taken, along with 1 other edit of its group.");
    expect(screen).toContain("Left, and 1 other edit of its group with it.");
    expect(screen).toContain("2 groups taken, 1 group left.");
    expect(repository.run("undo").stdout).toContain("2 files restored");
  });

  test("explains, and shows the whole group, before it asks again", async () => {
    const { text: screen } = await run(typing("egn"), "--only g3");
    expect(screen).toMatch(/the address, from HABIT_API[\s\S]*fetch of GET \/api\/v1\/habits/);
    expect(screen).toContain("habitshift changes habits-moved says more");
    expect(screen.split("Take it?").length).toBeGreaterThan(3);
    expect(moved()).toEqual({ titles: false, streaks: false, names: false });
  });

  test.each([
    ["\rn\r\rnn", "nothing for Enter", { titles: false, streaks: false, names: false }],
    ["c", "all of a change", { titles: true, streaks: true, names: true }],
    ["fn", "all in a file", { titles: true, streaks: true, names: false }],
    ["yq", "what was taken before quitting", { titles: true, streaks: false, names: false }],
  ])("%j takes %s", async (keys, _what, expected) => {
    const { status, screen } = await run(typing(keys));
    expect(status).toBe(0);
    expect(moved()).toEqual(expected);
    expect(screen.includes("Stopped: 1 group taken, 2 groups left.")).toBe(keys === "yq");
  });

  test.each([
    ["Ctrl-C", "\u0003"],
    ["Ctrl-D", "\u0004"],
  ])("%s takes nothing, gives the cursor back, and is a status of its own", async (_name, key) => {
    const { status, screen } = await run(typing(`y${key}`));
    expect(status).toBe(130);
    expect(screen).toContain("Cancelled: nothing was changed.");
    expect(screen.lastIndexOf("\u001B[?25h")).toBeGreaterThan(screen.lastIndexOf("\u001B[?25l"));
    expect(moved()).toEqual({ titles: false, streaks: false, names: false });
    expect(repository.has(".habitshift")).toBe(false);
  });

  test("what is chosen can be committed, or become a patch", async () => {
    await run(typing("nyn"), "--patch - > x.patch");
    expect(repository.git(["apply", "--stat", "x.patch"])).toContain("a.js");
    expect(repository.read("x.patch")).toContain(
      "+  return (await response.json()).data.map((habit) => habit.statistics.currentStreak);",
    );
    await run(typing("nny"), "--commit");
    expect(repository.git(["log", "-1", "--format=%s"])).toBe(
      "Move b.js to habit API v2 (2 changes)\n",
    );
    expect(moved()).toEqual({ titles: false, streaks: false, names: true });
  });

  test("uncommitted changes are refused before the first question", async () => {
    repository.write({ "a.js": `// mine\n${files["a.js"]}` });
    const { status, screen } = await run([]);
    expect(status).toBe(2);
    expect(screen).not.toContain("Take it?");
  });
});

test("without a terminal nothing is asked nor done", () => {
  const { status, stdout, stderr } = repository.run("migrate", "--interactive");
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain("--interactive asks on a terminal, and this is none");
  expect(moved()).toEqual({ titles: false, streaks: false, names: false });
});
