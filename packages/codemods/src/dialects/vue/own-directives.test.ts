import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const APP = (beside: string, options: string) => `<script>
${beside}
export default {${options}
  data: () => ({ habits: [] }),
  async created() {
    const answer = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
    this.habits = (await answer.json()).data
  },
}
</script>
<template><i v-for="habit in habits" v-tip="habit">{{ habit.streak }}</i></template>
`;

test("a directive of an application reads what it is bound to", () => {
  const { files } = migrated({
    "App.vue": APP("", ""),
    "main.js": `import { createApp } from 'vue'
import App from './App.vue'
const app = createApp(App)
app.directive('tip', { mounted: (element, { value }) => { element.title = value.title } })
app.mount('#app')
`,
  });
  expect(files["main.js"]).toContain("element.title = value.name");
});

test("one of a component does, too, be it a function alone", () => {
  const beside = "const tip = (element, binding) => { element.title = binding.value.title }";
  const { files } = migrated({ "App.vue": APP(beside, "\n  directives: { tip },") });
  expect(files["App.vue"]).toContain("element.title = binding.value.name");
});
