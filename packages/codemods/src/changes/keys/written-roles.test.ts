import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (type: string) => `const seeds = [
  { title: 'Meditate', frequency: 'daily', target: 10, unit: 'min' },
  { title: 'Stretch', frequency: 'weekly', target: 30, unit: 'min' },
] as const
const films = [{ title: 'Alien' }] as const
const defaults = { title: 'Any', target: 1 }
type Seed = (typeof seeds)[number]
type Asked = ${type}
const create = (body: object) =>
  fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body) })
for (const seed of seeds) await create(seed)
await create(defaults)
console.log(films[0].title)
`;

const asked = (type: string) =>
  /type Asked = (.*)/.exec(migrated({ "a.ts": program(type) }).files["a.ts"] ?? "")?.[1];

test.each([
  ["(typeof seeds)[number]['title']", "(typeof seeds)[number]['name']"],
  ["Seed['frequency'] | Seed['title']", "Seed['occurrence']['type'] | Seed['name']"],
  ["typeof defaults['target']", "typeof defaults['goals'][number]['value']"],
])("%s is asked for by the names of v2", (type, expected) => {
  expect(asked(type)).toBe(expected);
});

test.each(["(typeof films)[number]['title']", "(typeof films)[0]['title']"])(
  "%s is none of the service",
  (type) => {
    expect(asked(type)).toBe(type);
  },
);
