import { describe, expect, test } from "vitest";
import { planMigration } from "../../migrate.ts";
import type { MigrationPlan } from "../../model.ts";
import { DEFAULT_OPTIONS } from "../../testing/default-options.ts";
import { memoryProject } from "../../testing/memory-project.ts";

const API = `export async function load({ fetch }) {
  const response = await fetch('https://habits.example/api/v1/habits', { headers: { 'X-API-Key': 'k' } })
  const { data } = await response.json()
  return { habits: data }
}
`;

const PAGE = `<script>
  import Row from './Row.svelte'

  let { data } = $props()
</script>

<ul>
  {#each data.habits as habit}
    <Row {habit} />
  {/each}
</ul>
`;

function migrate(files: Readonly<Record<string, string>>, more = {}): MigrationPlan {
  return planMigration(memoryProject(files), { ...DEFAULT_OPTIONS, ...more }, () => true);
}

/** Migrates a row that a page gives its habits to. */
function migrateRow(
  row: string,
  more = {},
): { readonly plan: MigrationPlan; readonly row: string } {
  const plan = migrate({ "+page.js": API, "+page.svelte": PAGE, "Row.svelte": row }, more);
  const rewrite = plan.rewrites.find(({ file }) => file === "Row.svelte");
  return { plan, row: rewrite?.after ?? row };
}

const CLASSIC = "<script>\n  export let habit\n</script>\n\n";

describe("the markup of a component", () => {
  test.each([
    ["text", "{habit.title}", "{habit.name}"],
    ["an attribute", '<p title="{habit.title} x"></p>', '<p title="{habit.name} x"></p>'],
    ["a quoted attribute", "<p title='{habit.title}'></p>", "<p title='{habit.name}'></p>"],
    [
      "a pattern",
      "{#each [habit] as { title }}{title}{/each}",
      "{#each [habit] as { name: title }}{title}{/each}",
    ],
    ["a key", "{#each [habit] as h (h.title)}.{/each}", "{#each [habit] as h (h.name)}.{/each}"],
    [
      "an awaited value",
      "{#await Promise.resolve(habit) then { title }}{title}{/await}",
      "{#await Promise.resolve(habit) then { name: title }}{title}{/await}",
    ],
    [
      "a constant",
      "{#if habit}{@const a = habit.title}{a}{/if}",
      "{#if habit}{@const a = habit.name}{a}{/if}",
    ],
    [
      "a listener",
      "<p on:click={() => console.log(habit.title)}></p>",
      "<p on:click={() => console.log(habit.name)}></p>",
    ],
    ["a class", "<p class:a={habit.title}></p>", "<p class:a={habit.name}></p>"],
    ["a binding", "<input bind:value={habit.title}>", "<input bind:value={habit.name}>"],
    [
      "a snippet",
      "{#snippet s({ title })}{title}{/snippet}{@render s(habit)}",
      "{#snippet s({ name: title })}{title}{/snippet}{@render s(habit)}",
    ],
    ["an element", "<svelte:element this={habit.title} />", "<svelte:element this={habit.name} />"],
    ["an action", "<p use:tip={habit.title}></p>", "<p use:tip={habit.name}></p>"],
  ])("is followed into %s", (_, before, after) => {
    const { plan, row } = migrateRow(CLASSIC + before);
    expect(row).toBe(CLASSIC + after);
    expect(plan.groups.map(({ confidence }) => confidence)).toEqual(["safe"]);
  });

  test("is told where it stands", () => {
    const { plan } = migrateRow(`${CLASSIC}<p>\n  {habit.title}\n</p>`);
    expect(plan.findings.find(({ file }) => file === "Row.svelte")).toMatchObject({
      line: 6,
      column: 4,
      before: "habit.title",
      after: "habit.name",
    });
  });

  test("keeps its line ends", () => {
    const { row } = migrateRow(`${CLASSIC}<p>{habit.title}</p>\n`.replaceAll("\n", "\r\n"));
    expect(row).toBe(`${CLASSIC}<p>{habit.name}</p>\n`.replaceAll("\n", "\r\n"));
  });

  test("is read with styles that only a preprocessor knows", () => {
    const style =
      '\n<style lang="scss">\n  @mixin a($x) { p { color: $x; } }\n  // title\n</style>\n';
    expect(migrateRow(`${CLASSIC}{habit.title}${style}`).row).toBe(
      `${CLASSIC}{habit.name}${style}`,
    );
  });

  test("is reported where all members of a habit become attributes of an element", () => {
    const { row, plan } = migrateRow(`${CLASSIC}<li title="a" {...habit}>{habit.title}</li>`);
    expect(row).toBe(`${CLASSIC}<li title="a" {...habit}>{habit.name}</li>`);
    const left = plan.findings.filter(({ file, after }) => file === "Row.svelte" && after === null);
    expect(left.map(({ before }) => before)).toEqual(["habit"]);
  });

  test("hands a habit that is spread on under the names that a component has for its props", () => {
    const row = `${CLASSIC.replace("habit", "streak, title = 'x'")}{streak}`;
    const page = PAGE.replace("{habit}", "{...habit} title='mine'");
    const { rewrites } = migrate({ "+page.js": API, "+page.svelte": page, "Row.svelte": row });
    expect(rewrites.map(({ file }) => file)).toEqual(["+page.js", "+page.svelte"]);
    expect(rewrites[1]?.after).toBe(
      page.replace("{...habit}", "{...{ ...habit, streak: habit.statistics.currentStreak }}"),
    );
  });

  test("is less sure of a prop of a name that only v2 has", () => {
    const row = `${CLASSIC.replace("habit", "title, name = 'x'")}{title}{name}`;
    const page = PAGE.replace("{habit}", "{...habit}");
    const { rewrites, groups } = migrate({
      "+page.js": API,
      "+page.svelte": page,
      "Row.svelte": row,
    });
    expect(rewrites.find(({ file }) => file === "+page.svelte")?.after).toContain(
      "{ ...habit, title: habit.name, name: undefined }",
    );
    expect(groups.map(({ confidence }) => confidence)).toContain("review");
  });
});

describe("a comment in markup", () => {
  const dates = `${CLASSIC}<p>\n  <b\n    title="a">{habit.completedDates.join()}</b>\n</p>\n`;

  test("stands above the element that a person must look at, once", () => {
    const { row } = migrateRow(dates, { todo: true });
    const lines = row.split("\n");
    expect(lines[5]).toMatch(/^ {2}<!-- TODO\(habitshift completed-dates-removed\): .* -->$/);
    expect(lines[6]).toBe("  <b");
    expect(migrateRow(row, { todo: true }).row).toBe(row);
  });

  test("keeps what stands on the next line", () => {
    const kept = `${CLASSIC}<!-- habitshift-ignore title-to-name -- ours -->\n<p>{habit.title}</p>\n{habit.streak}\n`;
    const { plan, row } = migrateRow(kept);
    expect(row).toBe(kept.replace("habit.streak", "habit.statistics.currentStreak"));
    expect(plan.ignored).toMatchObject([
      { file: "Row.svelte", line: 6, comment: 5, reason: "ours" },
    ]);
    expect(plan.idleIgnores).toEqual([]);
  });
});

test("props that are taken from the rest need no place where a component tells its parents what it has", () => {
  const files = {
    "+page.js": API,
    "+page.svelte": PAGE.replace("{habit}", "{...habit}"),
    "Row.svelte":
      "<script>\n  let { title, target, ...rest } = $props()\n</script>\n\n<p {...rest}>{title} {target}</p>\n",
  };
  const after = migrate(files).rewrites.find(({ file }) => file === "Row.svelte")?.after;
  expect(after).toContain("let { name: title, ...rest } = $derived(props)");
  expect(after).toContain("{title} {rest.goals?.[0]?.value}</p>");
});
