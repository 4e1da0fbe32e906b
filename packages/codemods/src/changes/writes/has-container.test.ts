import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const ask = `const ask = async (method, path, body) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })).json()).data
`;
const after = (code: string) => migrated({ "a.mjs": `${ask}${code}\n` }).files["a.mjs"];

test("what objects that are merged into a body do not bring is made where it is set", () => {
  const text = after(`const body = {}
Object.assign(body, { target: 2, unit: 'km' })
body.frequency = 'daily'
await ask('POST', '/habits', body)`);
  expect(text).toContain("body.occurrence = { type: 'daily' }");
});

test("what they bring is changed where it is set", () => {
  const text = after(`const body = {}
Object.assign(body, { title: 'Run', frequency: 'weekly' })
body.frequency = 'daily'
await ask('POST', '/habits', body)`);
  expect(text).toContain("body.occurrence.type = 'daily'");
});

test("a copy of a habit has what it has", () => {
  const text = after(`const body = Object.assign({}, await ask('GET', '/habits/h1'))
body.frequency = 'daily'
await ask('PUT', '/habits/h1', body)`);
  expect(text).toContain("body.occurrence.type = 'daily'");
});

test("what is merged into a body later is not there before", () => {
  const text = after(`const body = {}
body.title = 'Run'
body.target = 5
Object.assign(body, { unit: 'km' })
await ask('POST', '/habits', body)`);
  expect(text).toMatch(/body\.goals = \[\{ \.\.\.\(body\.goals\?\.\[0\] \?\? .*value: 5 \}\]/);
});

test.each([
  [
    "copies of copies",
    "const copy = (...steps) => (x) => steps.reduce((made, step) => step(made), x)\nconst one = copy((x) => ({ ...x }))(draft)\nconst body = copy((x) => ({ ...x }))(one)",
  ],
  ["what is copied or none", "const { id, ...body } = [0, draft].at(-1)"],
])("%s without one get one where it is set", (_, code) => {
  const text = after(`const draft = { title: 'Run' }
${code}
body.frequency = 'daily'
await ask('POST', '/habits', body)`);
  expect(text).toContain("body.occurrence = { type: 'daily' }");
});

test("what shares it with one of several parts gets one of its own", () => {
  const text = after(`const merge = (...parts) => Object.assign({}, ...parts)
const draft = { title: 'Run', frequency: 'weekly' }
const body = merge(draft)
body.frequency = 'daily'
await ask('POST', '/habits', body)`);
  expect(text).toContain("body.occurrence = { type: 'daily' }");
});

/** A form, and what it starts with. */
const form = (start: string) => `<script setup lang="ts">
import { ref } from 'vue'
interface Draft { title: string; frequency: string; target: number }
const send = async (method: string, path: string, changes: Partial<Draft>) =>
  (await fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers: { 'X-API-Key': 'k' }, body: JSON.stringify(changes) })).json()
const draft = ref<Draft>(${start})
const save = () => send('PUT', '/habits/h1', draft.value)
</script>
<template><input v-model.number="draft.target" title="target" /><input v-model="draft.frequency" /><a @click="save" /></template>
`;

test("a field sets a member of what an object was made with, whatever takes a part of such objects", () => {
  const { files, confidences } = migrated({
    "Form.vue": form("{ title: '', frequency: 'daily', target: 1 }"),
  });
  expect(confidences).toEqual(["safe"]);
  expect(files["Form.vue"]).toContain(
    '<input v-model.number="draft.goals[0].value" title="target" /><input v-model="draft.occurrence.type" />',
  );
});

test("a field of an object that is empty at first is left to a person", () => {
  expect(migrated({ "Form.vue": form("{} as Draft") }).files).toEqual({});
});

const watched = (write: string) =>
  migrated({
    "a.mjs": `${ask}const changed = new Set()
const habit = new Proxy(await ask('GET', '/habits/h1'), { set: (target, key, value) => { changed.add(key); return Reflect.set(target, key, value) } })
${write}
console.log(changed.size)
`,
  });

test("a proxy that is told of what is set is told of the whole container", () => {
  const { files } = watched("habit.target = 5");
  expect(files["a.mjs"]).toContain("habit.goals = [{ ...(habit.goals?.[0] ??");
});

test("what is set by what it was cannot be made so, and is left to a person", () => {
  const { files, manual } = watched("habit.target += 1");
  expect(manual).toContain("target-unit-to-goals 4");
  expect(files["a.mjs"]).toContain("habit.target += 1");
});
