import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const client = (namespace: string) => `class Client {
  constructor(private readonly url: string) {}
  async habits(): Promise<Client.Habit[]> {
    return (await (await fetch(this.url + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })).json()).data
  }
}
namespace Client { ${namespace} }
for (const habit of await new Client(process.env.HABIT_API!).habits()) console.log(habit.title)
`;

test.each([
  "export interface Habit { id: string; title: string }",
  "namespace Wire { export type Row = { id: string; title: string } }\n  export type Habit = Wire.Row",
  "export interface Habit { id: string; title: string }\n  export const VERSION = '1'",
])("a class is what it is beside a namespace of its name: %s", (namespace) => {
  const { files, confidences } = migrated({ "a.ts": client(namespace) });
  expect(files["a.ts"]).toContain("{ id: string; name: string }");
  expect(files["a.ts"]).toContain("console.log(habit.name)");
  expect(confidences).toEqual(["safe"]);
});
