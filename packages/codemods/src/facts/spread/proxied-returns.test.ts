import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test.each([
  "const client = new Proxy({} as Client, TRAPS)",
  "const client: Client = new Proxy({} as never, TRAPS)",
  "const make = (): Client => new Proxy<Client>({} as never, TRAPS)\nconst client = make()",
])("the types of what only traps of a proxy make follow it: %s", (proxy) => {
  const traps = `{
  get: (_target: unknown, resource: string) => async () => {
    const res = await fetch(process.env.HABIT_API + '/api/v1/' + resource, { headers: { 'X-API-Key': 'k' } })
    return (await res.json()).data
  },
}`;
  const { files, confidences } = migrated({
    "a.ts": `interface Habit { id: string; title: string }
interface Area { id: string; name: string }
interface Client { habits: () => Promise<Habit[]>; areas(): Promise<Area[]> }
${proxy.replace("TRAPS", traps)}
const habits = await client.habits()
console.log(habits.map((h) => h.title), (await client.areas()).map((a) => a.name))
`,
  });
  expect(files["a.ts"]).toContain("interface Habit { id: string; name: string }");
  expect(files["a.ts"]).toContain("habits.map((h) => h.name)");
  expect(confidences).toEqual(["safe"]);
});
