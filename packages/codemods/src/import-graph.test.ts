import { expect, test } from "vitest";
import { migrated } from "./testing/migrated.ts";

const walk = '{ "title": "Walk", "frequency": "daily", "target": 2, "unit": "times", "streak": 4 }';
const tree = (sample: string, use: string) => ({
  "src/habits.js": `export const line = (habit) => \`\${habit.title} \${habit.streak}\`
export async function load() {
  const response = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
  return (await response.json()).data.map(line)
}
`,
  "test/sample.js": `import { readFileSync } from 'node:fs'
import { join } from 'node:path'
${sample}
`,
  "test/habits.test.js": `import { line } from '../src/habits.js'
import { sample } from './sample.js'
${use}
`,
  "test/samples/walk.json": walk,
  "test/samples/film.json": '{ "title": "Jaws", "streak": 1 }',
});

test.each([
  `export const sample = (name) => JSON.parse(readFileSync(new URL(\`./samples/\${name}.json\`, import.meta.url), 'utf8'))`,
  `export const sample = (name) => JSON.parse(readFileSync(join(__dirname, 'samples', \`\${name}.json\`), 'utf8'))`,
  "export function sample(name) {\n  return JSON.parse(readFileSync(join(__dirname, 'samples', name + '.json')))\n}",
])("data that a function finds by a name from elsewhere is migrated: %s", (sample) => {
  const { files } = migrated(tree(sample, "console.log(line(sample('walk')))"));
  expect(files["test/samples/walk.json"]).toContain('"name": "Walk"');
  expect(files["test/samples/walk.json"]).toContain('"currentStreak": 4');
  expect(files["test/samples/film.json"]).toBeUndefined();
});

test("what stands there besides and is no habit keeps its names", () => {
  const { files } = migrated(
    tree(
      `export const sample = (name) => JSON.parse(readFileSync(\`./test/samples/\${name}.json\`, 'utf8'))`,
      "console.log(line(sample('walk')), sample('film').title)",
    ),
  );
  expect(files["test/samples/film.json"]).toBeUndefined();
  expect(files["src/habits.js"]).toMatch(/habit\.name/);
});
