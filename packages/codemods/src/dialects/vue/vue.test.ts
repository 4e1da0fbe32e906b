import { describe, expect, test } from "vitest";
import { planMigration } from "../../migrate.ts";
import { DEFAULT_OPTIONS } from "../../testing/default-options.ts";
import { memoryProject, type Tree } from "../../testing/memory-project.ts";

const options = { ...DEFAULT_OPTIONS, services: ["HABIT_API"] };

const api = `
export async function list() {
  const response = await fetch(\`\${process.env.HABIT_API}/api/v1/habits\`)
  return (await response.json()).data
}
`;

const SETUP = `<script setup>
import { ref } from 'vue'
import Child from './Child.vue'
import { list } from './api.js'
const habits = ref([])
const books = ref([{ title: 'Emma' }])
habits.value = await list()
</script>
`;

/** What becomes of the files beside the service, and how sure that is. */
function migrated(tree: Tree) {
  const { rewrites, groups, findings, fates } = planMigration(
    memoryProject({ "api.js": api, ...tree }),
    options,
    () => true,
  );
  const texts = Object.fromEntries(rewrites.map(({ file, after }) => [file, after]));
  return { texts, findings, fates, groups: groups.map(({ confidence }) => confidence) };
}

/** What becomes of a template of a component with a setup; null where it is not sure. */
function template(before: string, child = "<template><slot /></template>"): string | null {
  const { texts, groups } = migrated({
    "App.vue": `${SETUP}<template>${before}</template>\n`,
    "Child.vue": child,
  });
  if (groups.length === 0 || groups.some((confidence) => confidence !== "safe")) return null;
  const [, after] = /<template>([\s\S]*)<\/template>\n/.exec(texts["App.vue"] ?? "") ?? [];
  return after ?? before;
}

describe("a template with a setup", () => {
  test("is reported where all members of a habit become attributes of an element", () => {
    const spread =
      '<ul v-bind="books[0]"><li v-for="h in habits" v-bind="h">{{ h.title }}</li></ul>';
    const { texts, findings } = migrated({ "App.vue": `${SETUP}<template>${spread}</template>\n` });
    expect(texts["App.vue"]).toContain(spread.replace("h.title", "h.name"));
    const left = findings.filter(({ file, after }) => file === "App.vue" && after === null);
    expect(left.map(({ before }) => before)).toEqual(["h"]);
  });

  test.each([
    ["{{ habits[0].title }}", "{{ habits[0].name }}"],
    ['<p v-for="h in habits">{{ h.title }}</p>', '<p v-for="h in habits">{{ h.name }}</p>'],
    [
      '<p v-for="{ title } of habits">{{ title }}</p>',
      '<p v-for="{ name: title } of habits">{{ title }}</p>',
    ],
    [
      "<p v-for='(h, i) in habits' :title='h.title + `\"`'></p>",
      "<p v-for='(h, i) in habits' :title='h.name + `\"`'></p>",
    ],
    [
      '<p v-if="habits.length &gt; 1 &amp;&amp; habits[0].streak"/>',
      '<p v-if="habits.length &gt; 1 &amp;&amp; habits[0].statistics.currentStreak"/>',
    ],
    [
      '<p @click="(e) => e.target.focus(habits[0].title)"/>',
      '<p @click="(e) => e.target.focus(habits[0].name)"/>',
    ],
    [
      "<p @click=\"$emit('x'); books.push(habits[0].title)\"/>",
      "<p @click=\"$emit('x'); books.push(habits[0].name)\"/>",
    ],
    ['<input v-model="habits[0].target">', '<input v-model="habits[0].goals[0].value">'],
    [
      "<p v-pre>{{ habits[0].title }}</p>{{ habits[0].title }}",
      "<p v-pre>{{ habits[0].title }}</p>{{ habits[0].name }}",
    ],
    [
      '<b v-for="b in books">{{ b.title }}</b>{{ habits[0].title }}',
      '<b v-for="b in books">{{ b.title }}</b>{{ habits[0].name }}',
    ],
    [
      '<select :value="habits[0].unit"><option v-for="u in [`times`]">{{ u }}</option></select>',
      "<select :value=\"habits[0].goals[0].unit === 'rep' ? 'times' : habits[0].goals[0].unit\"><option v-for=\"u in [`times`]\">{{ u }}</option></select>",
    ],
    [
      '<select v-model="habits[0].unit"><option value="times">x</option></select>',
      '<select v-model="habits[0].goals[0].unit"><option value="rep">x</option></select>',
    ],
    [
      '<select v-model="habits[0].unit"><option class="a">times</option><option>min</option></select>',
      '<select v-model="habits[0].goals[0].unit"><option value="rep" class="a">times</option><option>min</option></select>',
    ],
    [
      '<select v-model="books[0].unit"><option value="times">{{ habits[0].title }}</option></select>',
      '<select v-model="books[0].unit"><option value="times">{{ habits[0].name }}</option></select>',
    ],
  ])("%s", (before, after) => {
    expect(template(before)).toBe(after);
  });

  test("is not sure where nothing that stands in it can be edited", () => {
    expect(template("<p :title=habits[0].title />")).toBeNull();
    expect(template('<p v-for="(value, key) in habits[0]">{{ value }}</p>')).toBeNull();
  });

  test("hands the members of a habit on under the names that a component has for its props", () => {
    const child = (props: string): string =>
      `<script setup>const props = defineProps(${props})</script><template>{{ title }}</template>`;
    const whole = '<Child v-bind="habits[0]" />';
    expect(template(whole, child("['id', 'title', 'lang']"))).toBe(
      '<Child v-bind="{ ...habits[0], title: habits[0]?.name }" />',
    );
    expect(template('<Child v-bind="{ ...habits[0], lang }" />', child("['title', 'lang']"))).toBe(
      '<Child v-bind="{ ...habits[0], title: habits[0]?.name, lang }" />',
    );
    expect(template('<Child v-bind="habits[0]" title="x" />', child("['title']"))).toBe(
      '<Child v-bind="habits[0]" title="x" />',
    );
    const options = "<script>export default { props: { title: String } }</script>";
    expect(template(whole, `${options}<template>{{ title }}</template>`)).toBe(
      '<Child v-bind="{ ...habits[0], title: habits[0]?.name }" />',
    );
    expect(template('<Child v-for="h in habits" v-bind="h" />', child("['title']"))).toBe(
      '<Child v-for="h in habits" v-bind="{ ...h, title: h.name }" />',
    );
  });

  test("gives slots what its component says, and hears what it tells", () => {
    const child = `<script setup>
const props = defineProps(['item'])
const emit = defineEmits(['done-it'])
emit('done-it', props.item)
</script>
<template><slot name="row" :value="item" /></template>`;
    expect(
      template(
        '<Child :item="habits[0]" @done-it="(h) => books.push(h.title)"><template #row="{ value }">{{ value.title }}</template></Child>',
        child,
      ),
    ).toBe(
      '<Child :item="habits[0]" @done-it="(h) => books.push(h.name)"><template #row="{ value }">{{ value.name }}</template></Child>',
    );
  });
});

test("line ends, indentation and blocks of other languages stay as they are", () => {
  const messages = '<i18n>{ "title": "x" }</i18n>';
  const before = [
    messages,
    "<script setup>",
    "  const response = await fetch(process.env.HABIT_API + '/api/v1/habits')",
    "  const { data } = await response.json()",
    "</script>",
    "<template>",
    "  {{ data[0].title }}",
    "</template>",
    "",
  ].join("\r\n");
  const { "App.vue": after = "" } = migrated({ "App.vue": before }).texts;
  expect(after.replaceAll("\r\n", "")).not.toContain("\n");
  expect(after).toContain("  {{ data[0].name }}\r\n");
  expect(after).toContain(`${messages}\r\n`);
});

test("a place in a template is told where it stands", () => {
  const { findings } = migrated({
    "App.vue": `${SETUP}<template>\n  <p>{{ habits[0].title }}</p>\n</template>\n`,
  });
  const [found] = findings.filter(({ change }) => change === "title-to-name");
  expect(found).toMatchObject({
    file: "App.vue",
    line: 10,
    column: 9,
    before: "habits[0].title",
    after: "habits[0].name",
  });
});

test("a template that is not read is for review", () => {
  const { groups } = migrated({
    "App.vue": `${SETUP}<template lang="pug">\np {{ habits[0].title }}\n</template>\n`,
  });
  expect(groups).toEqual(["review"]);
});

test("a template that its compiler refuses is reported", () => {
  const { fates } = migrated({
    "App.vue": `${SETUP}<template><p v-if="habits["></p></template>\n`,
  });
  expect(fates.find(({ file }) => file === "App.vue")?.fate).toBe("unreadable");
});

test("what a prop is by default is a habit where its setup takes it for one", () => {
  const { texts } = migrated({
    "App.vue": `${SETUP}<template><Child :first="habits[0]" /></template>\n`,
    "Child.vue": `<script>
import { h } from 'vue'
export default {
  props: {
    first: { type: Object, default: () => ({ title: 'none' }) },
    film: { type: Object, default: () => ({ title: 'Alien' }) },
  },
  setup: (props) => () => h('p', [props.first.title, props.film.title]),
}
</script>
`,
  });
  expect(texts["Child.vue"]).toContain("default: () => ({ name: 'none' })");
  expect(texts["Child.vue"]).toContain("default: () => ({ title: 'Alien' })");
  expect(texts["Child.vue"]).toContain("[props.first.name, props.film.title]");
});
