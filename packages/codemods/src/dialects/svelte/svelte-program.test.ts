import { describe, expect, test } from "vitest";
import { planMigration } from "../../migrate.ts";
import { DEFAULT_OPTIONS } from "../../testing/default-options.ts";
import { memoryProject } from "../../testing/memory-project.ts";

const API = `export async function load() {
  const response = await fetch('https://habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })
  return (await response.json()).data
}
`;

const ROW = "<script>\n  export let habit\n</script>\n\n<p>{habit.title}</p>\n";

/** Migrates a program; gives its new texts, all of which are to be safe. */
function migrate(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { groups, rewrites } = planMigration(memoryProject(files), DEFAULT_OPTIONS, () => true);
  expect(new Set(groups.map(({ confidence }) => confidence))).toEqual(new Set(["safe"]));
  return Object.fromEntries(rewrites.map(({ after, file }) => [file, after]));
}

describe("a component is given its props", () => {
  test.each([
    ["by mount", "import { mount } from 'svelte'", "mount(Row, { target, props: { habit } })"],
    ["as a class", "", "new Row({ target: document.body, props: { habit } })"],
    [
      "on the server",
      "import { render } from 'svelte/server'",
      "render(Row, { props: { habit } })",
    ],
    ["by a test", "import { render } from '@testing-library/svelte'", "render(Row, { habit })"],
  ])("%s", (_, imported, call) => {
    const main = `${imported}\nimport Row from './Row.svelte'\nimport { load } from './api.js'\nconst [habit] = await load()\n${call}\n`;
    const after = migrate({ "api.js": API, "main.js": main, "Row.svelte": ROW });
    expect(after["Row.svelte"]).toBe(ROW.replace("title", "name"));
  });

  test("by what it awaits itself, here of a function of the server", () => {
    const after = migrate({
      "api.js": API,
      "habits.remote.js":
        "import { query } from '$app/server'\nimport { load } from './api.js'\nexport const habits = query(async () => load())\n",
      "Row.svelte": ROW,
      "Board.svelte":
        "<script>\n  import Row from './Row.svelte'\n  import { habits } from './habits.remote.js'\n  const [first] = await habits()\n</script>\n\n{#each await habits() as habit}<Row {habit}>{(await habits())[0].title}</Row>{/each}{first.streak}\n",
    });
    expect(after["Row.svelte"]).toBe(ROW.replace("title", "name"));
    expect(after["Board.svelte"]).toContain(
      "{(await habits())[0].name}</Row>{/each}{first.statistics.currentStreak}",
    );
  });

  test("by a slot of another, under the name that this gives it", () => {
    const list =
      '<script>\n  export let rows\n</script>\n\n{#each rows as row}<slot name="row" {row} title={row.id} />{/each}\n';
    const board =
      "<script>\n  import { load } from './api.js'\n  import Box from './Box.svelte'\n  import List from './List.svelte'\n  let rows = []\n  load().then((all) => (rows = all))\n</script>\n\n<List {rows}><Box slot=\"row\" let:row let:title>{title} {row.title}</Box></List>\n";
    const after = migrate({
      "api.js": API,
      "Board.svelte": board,
      "Box.svelte": "<b><slot /></b>\n",
      "List.svelte": list,
    });
    expect(after["Board.svelte"]).toBe(board.replace("row.title", "row.name"));
    expect(after["List.svelte"]).toBeUndefined();
  });

  test("by a page of SvelteKit, which shows it to all in its store, too", () => {
    const after = migrate({
      "routes/+layout.js": `${API.replace("return", "return { all:").replace(".data", ".data }")}`,
      "routes/(app)/board/+page.svelte":
        "<script>\n  export let data\n</script>\n{data.all[0].title}\n",
      "routes/Head.svelte":
        "<script>\n  import { page } from '$app/stores'\n</script>\n{$page.data.all[0].title}\n",
      "routes/Tail.svelte":
        "<script>\n  import { page } from '$app/state'\n</script>\n{page.data.all[0].title}\n",
      "routes/+layout.svelte":
        "<script>\n  import Head from './Head.svelte'\n  import Tail from './Tail.svelte'\n</script>\n<Head /><slot /><Tail />\n",
    });
    expect(after["routes/(app)/board/+page.svelte"]).toContain("{data.all[0].name}");
    expect(after["routes/Head.svelte"]).toContain("{$page.data.all[0].name}");
    expect(after["routes/Tail.svelte"]).toContain("{page.data.all[0].name}");
  });
});

test("options offer the unit by the name that it has", () => {
  const main =
    "import { mount } from 'svelte'\nimport Row from './Row.svelte'\nimport { load } from './api.js'\nconst [habit] = await load()\nmount(Row, { target, props: { habit } })\n";
  const row =
    '<script>\n  export let habit\n  let book = { unit: "times" }\n</script>\n\n<select bind:value={habit.unit}><option value="times">x</option></select>\n<select value={habit.unit}>{#each ["times"] as unit}<option>{unit}</option>{/each}</select>\n<select bind:value={book.unit}><option value="times">x</option></select>\n<select bind:value={habit.unit}><option>times</option></select>\n';
  const after = migrate({ "api.js": API, "main.js": main, "Row.svelte": row });
  expect(after["Row.svelte"]).toBe(
    row
      .replace('habit.unit}><option value="times">', 'habit.goals[0].unit}><option value="rep">')
      .replace("habit.unit}><option>times", 'habit.goals[0].unit}><option value="rep">times')
      .replace(
        "value={habit.unit}>{#each",
        'value={habit.goals[0].unit === "rep" ? "times" : habit.goals[0].unit}>{#each',
      ),
  );
});

describe("a program in TypeScript", () => {
  const files = {
    "src/lib/types.ts": "export interface Habit { id: string; title: string; streak: number }\n",
    "src/lib/api.ts": `import { env } from '$env/dynamic/private'
import type { Habit } from './types'
export async function list(fetch: typeof globalThis.fetch): Promise<Habit[]> {
  const response = await fetch(\`\${env.HABIT_API}/api/v1/habits\`, { headers: { 'X-API-Key': 'k' } })
  const body: { success: boolean; data: Habit[]; error: string | null } = await response.json()
  if (!body.success) throw new Error(body.error ?? 'unknown')
  return body.data
}
`,
    "src/lib/List.svelte": `<script lang="ts" generics="T extends { id: string }">
  import type { Snippet } from 'svelte'
  interface Props { items: readonly T[]; children: Snippet<[T, number]> }
  let { items, children }: Props = $props()
</script>

{#each items as item, index (item.id)}{@render children(item, index)}{/each}
`,
    "src/routes/+page.server.ts": `import { fail, type Actions } from '@sveltejs/kit'
import { list } from '$lib/api'
import type { PageServerLoad } from './$types'
export const load = (async ({ fetch }) => ({ habits: await list(fetch) })) satisfies PageServerLoad
export const actions: Actions = {
  pick: async ({ request, fetch }) => {
    const title = (await request.formData()).get('title')
    const found = (await list(fetch)).find((habit) => habit.title === title)
    return found ? { success: true, found } : fail(404, { title, error: 'none' })
  },
}
`,
    "src/routes/+page.svelte": `<script lang="ts">
  import List from '$lib/List.svelte'
  import type { PageProps } from './$types'
  let { data, form }: PageProps = $props()
  const books = [{ id: 'b', title: 'Dune', streak: 1 }]
</script>

<List items={data.habits}>{#snippet children(habit)}{habit.title} {habit.streak}{/snippet}</List>
<List items={books}>{#snippet children(book)}{book.title} {book.streak}{/snippet}</List>
{#if form?.success}{form.found.title}{:else}{form?.error} {form?.title}{/if}
`,
  };

  test("keeps what is its own among what is of the service", () => {
    const after = migrate(files);
    expect(after["src/lib/List.svelte"]).toBeUndefined();
    expect(after["src/routes/+page.server.ts"]).toBe(
      files["src/routes/+page.server.ts"].replace("habit.title", "habit.name"),
    );
    expect(after["src/routes/+page.svelte"]).toBe(
      files["src/routes/+page.svelte"]
        .replace("{habit.title} {habit.streak}", "{habit.name} {habit.statistics.currentStreak}")
        .replace("form.found.title", "form.found.name"),
    );
  });
});

describe("what is added to a component", () => {
  const call = (path: string): string =>
    `fetch(\`\${base}${path}\`, { headers: { 'X-API-Key': 'k' } })`;
  const script = (first: string): string =>
    `<script>\n${first}  const base = 'https://habits.example/api/v1'\n  ${call("/habits")}\n  ${call("/areas")}\n</script>\n\n<p>a;</p>\n<style>\n  p { color: red; }\n</style>\n`;

  test("is an import at the beginning of its script, as its author would write it", () => {
    const after = migrate({ "A.svelte": script("") })["A.svelte"] ?? "";
    expect(after).toContain(
      "<script>\n  import { habitApiHeaders } from './habit-api-headers.js'\n\n  const base",
    );
  });

  test("stands behind its imports", () => {
    const after = migrate({ "A.svelte": script("  import './a.css'\n\n") })["A.svelte"] ?? "";
    expect(after).toContain(
      "<script>\n  import './a.css'\n  import { habitApiHeaders } from './habit-api-headers.js'\n\n  const base",
    );
  });
});

describe("what a `$:` statement takes apart", () => {
  const after = (row: string): string | undefined =>
    migrate({
      "api.js": API,
      "List.svelte": `<script>
  import { load } from './api.js'
  import Row from './Row.svelte'
</script>

{#await load() then habits}{#each habits as habit}<Row {habit} />{/each}{/await}
`,
      "Row.svelte": row,
    })["Row.svelte"];

  test("is read from the rest where the rest keeps its neighbours", () => {
    const row = (taken: string, done: string, target: string): string =>
      `<script>\n  export let habit\n  $: (${taken})\n  $: done = rest.${done}\n</script>\n\n<li class:hot={streak > 9}>{title} {rest.${target}} {done}</li>\n`;
    expect(
      after(row("{ title, streak, ...rest } = habit", "completedDates.length", "target")),
    ).toBe(
      row(
        "{ name: title, ...rest } = habit); $: streak = rest.statistics.currentStreak",
        "statistics.totalCompletions",
        "goals[0].value",
      ).replace("currentStreak)", "currentStreak"),
    );
  });

  test("is the number of days where it is asked for no more", () => {
    const row = (taken: string, days: string): string =>
      `<script>\n  export let habit\n  $: (${taken} = habit)\n</script>\n\n<p>{title} {${days}}</p>\n`;
    expect(after(row("{ title, completedDates }", "completedDates.length"))).toBe(
      row("{ name: title, statistics: { totalCompletions: completedDates } }", "completedDates"),
    );
  });
});

test("an action is told later of what it is given, too", () => {
  const component = (title: string): string => `<script>
  import { load } from './api.js'
  const hint = (node, habit) => {
    node.title = habit.${title}
    return { update(next) { node.title = next.${title} }, destroy() { node.title = '' } }
  }
  const plain = (node, book) => ({ update(next) { node.title = next.title } })
</script>

{#await load() then habits}{#each habits as habit}<p use:hint={habit} use:plain={{ title: 'Emma' }}></p>{/each}{/await}
`;
  const after = migrate({ "api.js": API, "List.svelte": component("title") });
  expect(after["List.svelte"]).toBe(component("name"));
});
