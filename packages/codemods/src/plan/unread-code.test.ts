import { expect, test } from "vitest";
import { planMigration } from "../migrate.ts";
import { DEFAULT_OPTIONS } from "../testing/default-options.ts";
import { memoryProject } from "../testing/memory-project.ts";

const api = `import { label } from './label.js'
export async function habits() {
  const response = await fetch('https://api.example.com/api/v1/habits', { headers: { 'X-API-Key': 'k' } })
  const { data } = await response.json()
  return data.map((habit) => label(habit) + habit.title)
}
`;

test("what code has that could not be read is for review, with the file that may use it", () => {
  const label = "export const label = (habit) => = habit.title\n";
  const { groups, findings } = planMigration(
    memoryProject({ "api.js": api, "label.js": label }),
    DEFAULT_OPTIONS,
    () => true,
  );
  expect(groups.map(({ confidence }) => confidence)).toEqual(["review"]);
  const read = findings.find(({ change }) => change === "title-to-name");
  expect(read?.reason).toBe("label.js could not be read, and may use what this changes");
});

test("a file that could not be read and has no part in it changes nothing", () => {
  const { groups } = planMigration(
    memoryProject({
      "api.js": api,
      "label.js": "import './broken.js'\nexport const label = () => ''\n",
      "broken.js": "const = '/api/v1/habits'\n",
    }),
    DEFAULT_OPTIONS,
    () => true,
  );
  expect(groups.map(({ confidence }) => confidence)).toEqual(["safe"]);
});

test("a file that could not be read and is given something else changes nothing", () => {
  const { groups } = planMigration(
    memoryProject({
      "api.js": api,
      "label.js": "import { pad } from './pad.js'\nexport const label = () => pad('x')\n",
      "pad.js": "export const pad = (text) => = text.padEnd(9)\n",
    }),
    DEFAULT_OPTIONS,
    () => true,
  );
  expect(groups.map(({ confidence }) => confidence)).toEqual(["safe"]);
});

const broken = (script: string): string =>
  `<script setup>\n${script}\n</script>\n<template>{{ habits[ }}</template>\n`;
const habits = `export async function habits() {
  const response = await fetch('https://api.example.com/api/v1/habits', { headers: { 'X-API-Key': 'k' } })
  const { data } = await response.json()
  return data.filter((habit) => habit.title)
}
`;
const main = (more: string): string =>
  `import { createApp } from 'vue'\nimport { habits } from './api.js'\n${more}`;

test.each([
  [
    "takes what another module hands on",
    {
      "store.js": "import * as api from './api.js'\nexport const store = { load: api.habits }\n",
      "App.vue": broken("import { store } from './store.js'\nconst habits = await store.load()"),
    },
  ],
  [
    "is given something under the name of a barrel",
    {
      "parts.js": "export { default as App } from './App.vue'\n",
      "App.vue": broken("defineProps(['habits'])"),
      "main.js": main(
        "import { App } from './parts.js'\ncreateApp(App, { habits: await habits() }).mount('#app')\n",
      ),
    },
  ],
  [
    "asks for what is provided",
    {
      "App.vue": broken("import { inject } from 'vue'\nconst habits = inject('habits')"),
      "main.js": main(
        "import App from './App.vue'\nconst app = createApp(App)\napp.provide('habits', await habits()).mount('#app')\n",
      ),
    },
  ],
])("what a component that could not be read %s is for review", (_, tree) => {
  const { groups } = planMigration(
    memoryProject({ "api.js": habits, ...tree }),
    DEFAULT_OPTIONS,
    () => true,
  );
  expect(groups.map(({ confidence }) => confidence)).toEqual(["review"]);
});
