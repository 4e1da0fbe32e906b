import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (made: string): string => `class Resource {
  readonly path: string = ''
  readonly ready = true
  ${made}
  async one(id: string) {
    const reply = await fetch(process.env.HABIT_API + '/api/v1' + this.path + '/' + id, { headers: { 'X-API-Key': 'k' } })
    return (await reply.json()).data
  }
}
class Habits extends Resource { override readonly path = '/habits' }
console.log((await new Habits().one('a')).title)
`;

test("a field that a class gives another value has only that", () => {
  const { confidences, manual, files } = migrated({ "a.ts": program("") });
  expect(files["a.ts"]).toContain(".name)");
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
});

test("what the constructor of the base reads is what the base gives", () => {
  const made =
    "constructor() { void fetch(process.env.HABIT_API + '/api/v1/nothing' + this.path) }";
  expect(migrated({ "a.ts": program(made) }).manual).not.toEqual([]);
});
