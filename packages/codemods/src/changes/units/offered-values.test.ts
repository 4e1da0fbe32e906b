import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

/** A form of Vue for a habit, with what stands in it; what becomes of its template. */
function form(setup: string, fields: string): string | undefined {
  const { files } = migrated({
    "App.vue": `<script setup>
import { ref } from 'vue'
const url = process.env.HABIT_API + '/api/v1/habits/h1'
const headers = { 'X-API-Key': process.env.KEY }
const answer = await fetch(url, { headers })
const habit = ref({ title: '', target: 1, unit: 'times' })
habit.value = (await answer.json()).data
${setup}
</script>
<template><form>${fields}</form></template>
`,
  });
  return /<form>(.*)<\/form>/.exec(files["App.vue"] ?? "")?.[1];
}

test("options that a list gives their values become what v2 names them", () => {
  const units = "const units = [{ id: 'times', label: 'times' }, { id: 'min', label: 'minutes' }]";
  expect(
    form(
      units,
      '<select v-model="habit.unit"><option v-for="u in units" :value="u.id">{{ u.label }}</option></select>',
    ),
  ).toBe(
    '<select v-model="habit.goals[0].unit"><option v-for="u in units" :value="u.id === \'times\' ? \'rep\' : u.id">{{ u.label }}</option></select>',
  );
});

test("options of something else keep theirs", () => {
  const setup = "const units = ['times', 'min']\nconst clock = ref({ unit: 'min' })";
  const fields =
    '<select v-model="clock.unit"><option v-for="u in units" :value="u">{{ u }}</option></select>';
  expect(form(setup, `${fields}{{ habit.title }}`)).toBe(`${fields}{{ habit.name }}`);
});
