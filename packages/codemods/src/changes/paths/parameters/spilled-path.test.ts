import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

const resourcesWith = (more: string) =>
  migrated({
    "a.mjs": `class Resource {
  async request(method, rest, body) {
    const reply = await fetch(process.env.HABIT_API + "/api/v1" + this.constructor.path + rest, {
      method,
      headers: { "X-API-Key": process.env.HABIT_API_KEY, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return (await reply.json()).data;
  }
  add(body) {
    return this.request("POST", "", body);
  }
}
class Notes extends Resource {
  static path = "/notes";
}
${more}
await new Notes().add({ habitId: process.argv[2], text: "first" });
`,
  });

test("what all classes of a kind add behind their paths does not take the id that only one of them wants there", () => {
  const { files, confidences } = resourcesWith(`class Habits extends Resource {
  static path = "/habits";
}
console.log((await new Habits().add({ title: "Hop" })).title);`);
  expect(confidences).toEqual(["safe"]);
  expect(files["a.mjs"]).toContain('this.request("POST", "", body)');
  expect(files["a.mjs"]).toContain(
    'path.replace("{habitId}", () => encodeURIComponent(body.habitId)) + rest',
  );
  expect(files["a.mjs"]).toContain('static path = "/habits/{habitId}/notes";');
  expect(files["a.mjs"]).toContain('static path = "/habits";');
});

test("what one class alone adds behind its path takes the id", () => {
  const { files } = resourcesWith("");
  expect(files["a.mjs"]).toContain(
    'this.request("POST", `/$' + "{encodeURIComponent(body.habitId)}/notes`, ",
  );
});
