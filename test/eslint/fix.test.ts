import { ESLint } from "eslint";
import { ESLint as ESLint9 } from "eslint9";
import { afterEach, describe, expect, test, vi } from "vitest";
import { listFixtures } from "../codemods/fixture.ts";
import { createRepository } from "../repository.ts";
import { configFor, createProgram, type Program, rulesOf } from "./lint.ts";

vi.setConfig({ testTimeout: 600_000 });

let program: Program | null = null;
afterEach(() => {
  program?.remove();
  program = null;
});

/** Lints a program with all that is recommended, and writes the fixes. */
async function fix(cwd: string, Linter: typeof ESLint = ESLint) {
  const overrideConfig = await configFor();
  const eslint = new Linter({ cwd, overrideConfigFile: true, overrideConfig, fix: true });
  const results = await eslint.lintFiles(["**/*.{js,mjs,jsx,ts,tsx,vue,svelte}"]);
  await Linter.outputFixes(results);
  return results;
}

const alone = listFixtures().filter(
  ({ input, expected, options, hasExpected, confidence }) =>
    Object.keys(input).length === 1 &&
    Object.keys(expected).length === 1 &&
    JSON.stringify(options.services) === "[]" &&
    options.wrappers.length === 0 &&
    options.checkin === null &&
    options.headersModule === null &&
    hasExpected &&
    confidence === "safe",
);
/** The first of each change: each takes a look through a program, before and after. */
const one = alone.filter(
  ({ change }, index) => alone.findIndex((each) => each.change === change) === index,
);

describe("what --fix makes of a program in one file", () => {
  test.each(one.map((fixture) => [fixture.name, fixture] as const))("%s", async (_, fixture) => {
    program = createProgram({ ...fixture.input, "package.json": "{}" });
    await fix(program.root);
    const [[path = "", text] = []] = Object.entries(fixture.expected);
    expect(program.read(path)).toBe(text);
  });

  test("there are as many as there are changes that are rewritten", () => {
    expect(one.length).toBeGreaterThan(12);
  });
});

const vue = `<script setup lang="ts">
import { ref } from "vue";
const headers = { "X-API-Key": import.meta.env.HABIT_API_KEY };
const habits = ref([]);
const response = await fetch("https://habits.example/api/v1/habits", { headers });
habits.value = (await response.json()).data;
</script>

<template>
  <p v-for="habit in habits" :key="habit.id">{{ habit.title }}</p>
</template>
`;
const svelte = vue
  .replace(/<script.*\n.*\n/, '<script lang="ts">\n')
  .replace("ref([])", "[]")
  .replace("const habits", "let habits")
  .replace("habits.value", "habits")
  .replace(/<template>[\s\S]*/, "{#each habits as habit (habit.id)}<p>{habit.title}</p>{/each}\n");
const script = `const headers = { "X-API-Key": process.env.HABIT_API_KEY };
const response = await fetch("https://habits.example/api/v1/habits", { headers });
export const names = (await response.json()).data.map((habit) => \`🏃 \${habit.title}\`);
`;

describe("--fix writes what `habitshift migrate --write` writes", () => {
  test.each([
    ["in a component of Vue", "Habits.vue", vue],
    ["in a component of Svelte", "Habits.svelte", svelte],
    [
      "behind a byte order mark, with Windows line ends",
      "habits.ts",
      `\uFEFF${script.replaceAll("\n", "\r\n")}`,
    ],
  ])("%s", async (_, file, text) => {
    const repository = createRepository({ [file]: text, "package.json": '{ "version": "2.0.0" }' });
    expect(repository.run("migrate", "--write").status).toBe(0);
    const expected = repository.read(file);
    repository.remove();
    expect(expected).toMatch(/\/api\/v2\/habits[\s\S]*habit\.name/);
    program = createProgram({ [file]: text, "package.json": '{ "version": "2.0.0" }' });
    const results = await fix(program.root);
    expect(program.read(file)).toBe(expected);
    expect(rulesOf(results)).not.toContain("habitshift/title-to-name");
  });

  test("with ESLint 9", async () => {
    program = createProgram({ "habits.js": script, "package.json": '{ "version": "2.0.0" }' });
    // What either says of its types is more than they differ in.
    await fix(program.root, ESLint9 as unknown as typeof ESLint);
    expect(program.read("habits.js")).toMatch(
      /\/api\/v2\/habits[\s\S]*X-API-Version[\s\S]*habit\.name/,
    );
  });
});

const alike = listFixtures().filter(
  ({ name, left }) => name.endsWith("/look-alike") && left.length === 0,
);

test.each(alike.map((fixture) => [fixture.name, fixture] as const))(
  "nothing of the change is said of %s",
  async (_, { change, input }) => {
    program = createProgram({ ...input, "package.json": "{}" });
    const results = await fix(program.root);
    expect(results).toHaveLength(Object.keys(input).length);
    expect(rulesOf(results)).not.toContain(`habitshift/${change}`);
    for (const [path, text] of Object.entries(input)) expect(program.read(path)).toBe(text);
  },
);
