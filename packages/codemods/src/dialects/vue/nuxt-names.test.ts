import { expect, test } from "vitest";
import { planMigration } from "../../migrate.ts";
import { DEFAULT_OPTIONS } from "../../testing/default-options.ts";
import { memoryProject } from "../../testing/memory-project.ts";

const sources = {
  "nuxt.config.ts": "export default defineNuxtConfig({});\n",
  "app/types/habit.ts": "export interface Habit { id: string; title: string }\n",
  "app/utils/words.ts":
    "export const shout = (text: string) => text.toUpperCase();\nexport function nameOf(habit) { return habit.title; }\n",
  "app/pages/index.vue": `<script setup lang="ts">
import type { Habit } from '~/types/habit'
const habits = await $fetch<Habit[]>('/api/habits')
const first = nameOf(habits[0])
const film = shout({ title: 'Ran' }.title)
</script>
<template><p v-for="habit in habits" :key="habit.id">{{ habit.title }}</p>{{ first }}{{ film }}</template>
`,
  "server/utils/habitFetch.ts": `export async function ask<T>(path: string): Promise<T> {
  const { data } = await $fetch<{ success: boolean; data: T }>(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': 'k' } });
  return data;
}
`,
  "server/api/habits.get.ts": "export default defineEventHandler(() => ask('/habits'));\n",
};

const after = (tree: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    planMigration(memoryProject(tree), DEFAULT_OPTIONS, () => true).rewrites.map((each) => [
      each.file,
      each.after,
    ]),
  );

test("what Nuxt imports by itself, and calls ~, is followed", () => {
  const written = after(sources);
  expect(written["server/utils/habitFetch.ts"]).toContain("'/api/v2' + path");
  expect(written["app/types/habit.ts"]).toContain("name: string");
  expect(written["app/utils/words.ts"]).toContain("return habit.name");
  expect(written["app/pages/index.vue"]).toContain("{{ habit.name }}");
  expect(written["app/pages/index.vue"]).toContain("{ title: 'Ran' }.title");
});

test("but only where there is Nuxt, and one thing of that name", () => {
  const { "nuxt.config.ts": _, ...elsewhere } = sources;
  expect(after(elsewhere)).toEqual({});
  const twice = { ...sources, "server/utils/more.ts": "export const ask = (path) => path;\n" };
  expect(after(twice)).toEqual({});
});

test("so is what a plugin provides, also where a composable has it make the requests", () => {
  const written = after({
    "nuxt.config.ts": "export default defineNuxtConfig({});\n",
    "app/plugins/api.ts": `export default defineNuxtPlugin(() => {
  const api = $fetch.create({ baseURL: process.env.HABIT_API + '/api/v1', headers: { 'X-API-Key': 'k' } });
  return { provide: { api } };
});
`,
    "app/plugins/films.ts":
      "export default defineNuxtPlugin((app) => { app.provide('films', () => [{ title: 'Ran' }]) });\n",
    "app/composables/useAPI.ts":
      "export const useAPI = (url, options) => useFetch(url, { ...options, $fetch: useNuxtApp().$api });\n",
    "app/pages/index.vue": `<script setup>
const { $api, $films } = useNuxtApp()
const { data: all } = await useAPI('/habits', { transform: (body) => body.data })
const { data: today } = await $api('/habits/today')
const films = $films()
</script>
<template><i>{{ all[0].title }}</i><b>{{ today[0].title }}</b><u>{{ films[0].title }}</u></template>
`,
  });
  expect(written["app/plugins/api.ts"]).toContain("+ '/api/v2'");
  expect(written["app/pages/index.vue"]).toContain("$api('/habits?date=today')");
  expect(written["app/pages/index.vue"]).toContain(
    "<i>{{ all[0].name }}</i><b>{{ today[0].name }}</b><u>{{ films[0].title }}</u>",
  );
});
