import { ESLint, type Linter } from "eslint";
import { afterEach, expect, test, vi } from "vitest";
import { configFor, createProgram, type Program, plugin, rulesOf } from "./lint.ts";

vi.setConfig({ testTimeout: 600_000 });

let program: Program | null = null;
afterEach(() => {
  program?.remove();
  program = null;
});

const client = `export const list = async () => {
  const headers = { "X-API-Key": process.env.HABIT_API_KEY };
  const response = await fetch("https://habits.example/api/v1/habits", { headers });
  return (await response.json()).data;
};
`;
const view = `import { list } from "./client.js";
export const names = (await list()).map((habit) => habit.title);
`;
const whole = `${client}export const names = (await list()).map((habit) => habit.title);\n`;

interface Lint {
  readonly fix?: boolean;
  readonly more?: Linter.Config;
}

async function lint(file: string, text: string, { fix = false, more = {} }: Lint = {}) {
  const cwd = program?.root ?? "";
  const overrideConfig = [...(await configFor()), more];
  const eslint = new ESLint({ cwd, overrideConfigFile: true, overrideConfig, fix });
  const [result] = await eslint.lintText(text, { filePath: program?.path(file) ?? "" });
  return result?.messages ?? [];
}

const title = (messages: readonly Linter.LintMessage[]) =>
  messages.find(({ ruleId }) => ruleId === "habitshift/title-to-name");

test("what changes together with other files is not fixed alone, and says how to", async () => {
  program = createProgram({ "client.js": client, "view.js": view, "package.json": "{}" });
  const found = title(await lint("view.js", view));
  expect(found?.fix).toBeUndefined();
  expect(found?.message).toBe(
    "`title` of a habit is `name` in v2. Together with client.js: npx habitshift migrate --only g1",
  );
  expect(found?.suggestions).toMatchObject([
    { desc: expect.stringContaining("client.js"), fix: { text: "nam" } },
  ]);
});

test("what nothing ties to the service is suggested, with the reason", async () => {
  const text = whole
    .replace("https://habits.example", "")
    .replace(/.*X-API-Key.*\n/, "")
    .replace(", { headers }", "");
  program = createProgram({ "habits.js": text, "package.json": "{}" });
  const found = title(await lint("habits.js", text));
  expect(found?.fix).toBeUndefined();
  expect(found?.suggestions?.[0]?.desc).toContain("look at it");
});

test.each([
  [
    "a comment switches off a rule",
    whole.replace(
      "export const names",
      "// eslint-disable-next-line habitshift/title-to-name\nexport const names",
    ),
    {},
  ],
  [
    "the configuration switches off a rule",
    whole,
    { rules: { "habitshift/title-to-name": "off" } },
  ],
] as const)("where %s, what belongs to it is not fixed either", async (_, text, more) => {
  program = createProgram({ "habits.js": text, "package.json": "{}" });
  const messages = await lint("habits.js", text, { more });
  expect(title(messages)).toBeUndefined();
  const moved = messages.find(({ ruleId }) => ruleId === "habitshift/habits-moved");
  expect(moved?.fix).toBeUndefined();
  expect(moved?.suggestions).toHaveLength(1);
});

test("text that is not saved counts, and so does what other files are saved as", async () => {
  program = createProgram({ "client.js": client, "view.js": "export {};\n", "package.json": "{}" });
  expect(title(await lint("view.js", "export {};\n"))).toBeUndefined();
  expect(title(await lint("view.js", view))).toMatchObject({ line: 2, column: 52 });
  // Then what the other file is saved as holds; the disk is looked at again and again, but not all the time.
  program.write({ "client.js": "export const list = async () => [];\n", "view.js": view });
  await vi.waitFor(async () => expect(title(await lint("view.js", view))).toBeUndefined(), 60_000);
});

test("the configuration says where the service is, and is read again when it changes", async () => {
  const text = whole
    .replace('"https://habits.example', 'process.env.HABITS_URL + "')
    .replace(/.*X-API-Key.*\n/, "")
    .replace(", { headers }", "");
  const config = (services: readonly string[]) => ({
    "habitshift.config.json": JSON.stringify({ services }),
  });
  program = createProgram({ "app/habits.js": text, ...config([]), "package.json": "{}" });
  expect(title(await lint("app/habits.js", text))?.fix).toBeUndefined();
  program.write(config(["HABITS_URL"]));
  expect(title(await lint("app/habits.js", text))?.fix).toBeDefined();
  program.write({ "habitshift.config.json": '{ "service": [] }' });
  await expect(lint("app/habits.js", text)).rejects.toThrow("habitshift.config.json is not valid");
});

test("a file that is not there, and a block of code in another file, are left alone", async () => {
  program = createProgram({ "package.json": "{}" });
  expect(rulesOf([{ messages: await lint("habits.js", whole) } as ESLint.LintResult])).toEqual([]);
  const blocks: Linter.Processor = {
    preprocess: (text, filename) => [{ text, filename: `${filename}.js` }],
    postprocess: (messages) => messages.flat(),
  };
  program.write({ "page.js": whole });
  expect(await lint("page.js", whole, { more: { processor: blocks } })).toEqual([]);
});

test("settings that mean nothing are refused", async () => {
  program = createProgram({ "habits.js": whole });
  const more = { settings: { habitshift: { patiens: 1 } } };
  await expect(lint("habits.js", whole, { more })).rejects.toThrow(
    "settings.habitshift has no member patiens",
  );
});

test("every change has a rule that says what it is", () => {
  for (const [id, { meta }] of Object.entries(plugin.rules)) {
    expect(meta?.docs?.description, id).toMatch(/^[`A-Z].*\.$/);
    expect(meta).toMatchObject({ type: "problem", fixable: "code", hasSuggestions: true });
  }
  expect(Object.keys(plugin.configs.recommended.rules ?? {})).toEqual(
    Object.keys(plugin.rules).map((id) => `habitshift/${id}`),
  );
});
