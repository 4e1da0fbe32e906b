import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const WRAPPER = `interface Context { getCredentials(): { url: string; apiKey: string }; ask(name: string): string }
export async function request(this: Context, method: "GET" | "POST", path: string, body: object = {}): Promise<any> {
  const { url, apiKey } = this.getCredentials();
  const reply: any = await (await fetch(url + "/api/v1" + path, {
    method,
    headers: { "X-API-Key": apiKey },
    body: JSON.stringify(body),
  })).json();
  return reply.data;
}`;

test("a function that is called with a `this` of which nothing is known is followed nevertheless", () => {
  const { files, manual } = migrated({
    "list.ts": `${WRAPPER}
export async function list(this: Context) {
  return (await request.call(this, "GET", "/habits")).map((habit: any) => habit.title);
}`,
  });
  expect(files["list.ts"]).toContain("habit.name");
  expect(manual).toEqual([]);
});

test("a method that says what its `this` is has not its class for it", () => {
  const { files, manual } = migrated({
    "node.ts": `${WRAPPER}
export class HabitNode {
  async execute(this: Context) {
    return request.call(this, "POST", "/habits", { title: this.ask("title"), target: 2, frequency: "daily" });
  }
}`,
  });
  expect(files["node.ts"]).toContain(
    `{ name: this.ask("title"), goals: [{ periodicity: "daily", value: 2 }], occurrence: { type: "daily" } }`,
  );
  expect(manual).toEqual([]);
});
