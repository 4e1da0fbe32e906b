import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const key = "headers: { 'X-API-Key': process.env.HABIT_API_KEY }";

const api = `export const list = async () => (await (await fetch(process.env.HABIT_API + '/api/v1/habits', { ${key} })).json()).data
`;

test.each([
  [
    "import { list } from './api.mjs'\nconst run = async (name) => (await import('./reports/' + name + '.mjs')).default(await list())\nawait run(process.argv[2])\n",
    "export default (habits) => habits.map((h) => h.title)\n",
  ],
  [
    "import { list } from './api.mjs'\nimport { readdir } from 'node:fs/promises'\nfor (const file of await readdir('reports')) (await import(new URL(file, dir))).show(await list())\n",
    "export const show = (habits) => console.log(habits.map((h) => h.title))\n",
  ],
])("what is loaded under names that only a run tells is followed: %s", (main, report) => {
  const { files, confidences } = migrated({
    "main.mjs": main,
    "api.mjs": api,
    "reports/one.mjs": report,
    "reports/two.mjs": report,
  });
  expect(confidences).toEqual(["safe"]);
  for (const name of ["one", "two"]) expect(files[`reports/${name}.mjs`]).toContain("h.name");
});
