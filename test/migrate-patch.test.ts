import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { createRepository, type Repository } from "./repository.ts";

vi.setConfig({ testTimeout: 60_000 });

let repository: Repository;
afterEach(() => repository.remove());

const call = (name: string) => `const base = process.env.HABIT_API + '/api/v1';
export async function ${name}() {
  const response = await fetch(base + '/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } });
  return (await response.json()).data.map((habit) => habit.title);
}
`;
const withoutEnd = (text: string) => text.trimEnd();
const withCrlf = (text: string) => text.replaceAll("\n", "\r\n");

/** Names and bytes that patches have trouble with. */
const odd = {
  "plain.js": call("plain"),
  "without end.js": withoutEnd(call("withoutEnd")),
  "crlf.js": withCrlf(call("crlf")),
  "bom.js": `\uFEFF${call("bom")}`,
  "crlf, bom and no end.js": `\uFEFF${withoutEnd(withCrlf(call("all")))}`,
  "gewöhnlich/täglich 習慣.js": call("daily"),
  'qu"ote.js': call("quoted"),
  "-dash.js": call("dashed"),
};

const below = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

/** What stands in the files, by what `--write` and what the patch makes of them. */
function compare(folder: string, files: readonly string[], patch: () => void): void {
  const texts = () => files.map((file) => [file, repository.has(file) && repository.read(file)]);
  const old = texts();
  patch();
  const patched = texts();
  repository.git(["reset", "--hard"]);
  repository.git(["clean", "-fd"]);
  expect(texts()).toEqual(old);
  expect(repository.runIn(folder, "migrate", "--write", "--include", "review").status).toBe(0);
  expect(patched).toEqual(texts());
  expect(patched.filter(([, text], at) => text === old[at]?.[1])).toEqual([]);
}

const toPatch = ["migrate", "--include", "review", "--patch"] as const;

test.each([
  ["the top", ".", "."],
  ["a folder of it, applied at the top", "apps/my board", "."],
  ["a folder of it, applied there", "apps/my board", "apps/my board"],
])("a patch of %s makes of every file what --write does", (_what, folder, where) => {
  const files = folder === "." ? odd : below(folder, odd);
  repository = createRepository(files);
  const made = folder === "." ? "habit-api-headers.js" : `${folder}/habit-api-headers.js`;
  const file = join(repository.root, ".git/x.patch");
  compare(folder, [...Object.keys(files), made], () => {
    const { status, stdout, stderr } = repository.runIn(folder, ...toPatch, file);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain(`The patch in ${file} rewrites `);
    expect(repository.git(["status", "--porcelain"])).toBe("");
    repository.git(["apply", file], where);
  });
});

test("a patch without git is applied where it was made", () => {
  repository = createRepository(below("src", { "plain.js": odd["plain.js"] }));
  rmSync(join(repository.root, ".git"), { recursive: true });
  expect(repository.runIn("src", ...toPatch, "x.patch").status).toBe(0);
  expect(repository.read("src/x.patch")).toContain("--- a/plain.js\n+++ b/plain.js\n");
  repository.git(["apply", "x.patch"], "src");
  expect(repository.read("src/plain.js")).toContain("habit.name");
});

test("- is standard output, with the report elsewhere", () => {
  repository = createRepository({ "plain.js": odd["plain.js"] });
  const { status, stdout, stderr } = repository.run(...toPatch, "-");
  expect(status).toBe(0);
  expect(stdout).toMatch(/^diff --git /);
  expect(stdout).not.toContain("places");
  expect(stderr).toContain("The patch in standard output rewrites ");
});

test("without review a patch holds what is safe, and says what it leaves", () => {
  repository = createRepository({
    "plain.js": odd["plain.js"],
    "guess.js": "export const load = (h) => fetch('/api/v1/habits').then((r) => r.json());\n",
  });
  const { stdout } = repository.run("migrate", "--patch", "x.patch");
  const patch = repository.read("x.patch");
  const names = [...patch.matchAll(/^\+\+\+ b\/(.*)$/gm)].map(([, name]) => name);
  expect(names).not.toContain("guess.js");
  expect(stdout).toMatch(/for review: look at them, then --patch --include review\./);
});

test("nothing to rewrite leaves an empty patch in the place of an older one", () => {
  repository = createRepository({ "a.js": "export const a = 1;\n", "x.patch": "old" });
  const { status, stdout } = repository.run("migrate", "--patch", "x.patch");
  expect(status).toBe(0);
  expect(stdout).toContain("No v1 use of the API was found.");
  expect(repository.read("x.patch")).toBe("");
});

test("a patch that cannot be written is refused before anything is read", () => {
  repository = createRepository({ "plain.js": odd["plain.js"] });
  const { status, stdout, stderr } = repository.run("migrate", "--patch", "nowhere/x.patch");
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toBe(
    "habitshift: nowhere/x.patch cannot be written: there is no folder nowhere\n",
  );
  expect(repository.read("plain.js")).toBe(odd["plain.js"]);
});
