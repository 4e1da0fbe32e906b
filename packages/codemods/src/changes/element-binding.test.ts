import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

/** A component whose setup takes an answer apart, as it is after the migration. */
function component(setup: string, template: string) {
  const text = `<script setup>
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const ask = async () => (await fetch(process.env.HABIT_API + '/api/v1/habits/h1', { headers })).json()
${setup}
</script>
<template>${template}</template>
`;
  const { files, manual } = migrated({ "App.vue": text });
  return { text: files["App.vue"] ?? text, manual };
}

test("a template that shows how a request went asks for the error", () => {
  const { text, manual } = component(
    "const { success, data, error } = await ask()",
    '<p v-if="success">{{ data.title }}</p><p v-else :title="error">{{ error ?? \'fine\' }}</p>',
  );
  expect(manual).toEqual([]);
  expect(text).toContain("const { data, error } = await ask()");
  expect(text).toContain('<p v-if="!error">{{ data.name }}</p>');
  expect(text).toContain("{{ error.message ?? 'fine' }}");
});

test("a template that alone uses it gets the error too", () => {
  const { text, manual } = component(
    "const { success: isLoaded, data } = await ask()",
    '<p v-show="isLoaded">{{ data?.title }}</p>',
  );
  expect(manual).toEqual([]);
  expect(text).toContain("const { error, data } = await ask()");
  expect(text).toContain('<p v-show="!error">{{ data?.name }}</p>');
});

test("a variable of the template's own keeps its name", () => {
  const { text } = component(
    "const { success, data } = await ask()\nconst toasts = [{ success: true, error: 'none' }]",
    '<p v-for="{ success, error } in toasts">{{ success }} {{ error }}</p><p>{{ success }} {{ data.title }}</p>',
  );
  expect(text).toContain('<p v-for="{ success, error } in toasts">{{ success }} {{ error }}</p>');
  expect(text).toMatch(/<p>\{\{ !\w+ \}\} \{\{ data.name \}\}<\/p>/);
});
