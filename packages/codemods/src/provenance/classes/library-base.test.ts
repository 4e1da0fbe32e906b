import { describe, expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const asks = (
  base: string,
  id: string,
) => `${base === "Base" ? 'import { Base } from "ui-kit";\n' : ""}
async function ask(path) {
  const res = await fetch(process.env.HABIT_API + "/api/v1/habits" + path, { headers: { "X-API-Key": "k" } });
  return res.json();
}
export class Card extends ${base} {
  async load() {
    const { data } = await ask(\`/\${${id}}\`);
    this.label = data.title;
  }
}
`;

describe("what a class has from a base that is not of the program", () => {
  test.each([
    ["HTMLElement", 'this.getAttribute("habit")'],
    ["HTMLElement", "this.id"],
    ["HTMLElement", "this.dataset.habit"],
    ["Base", 'this.getAttribute("habit")'],
    ["Base", "this.habitId"],
  ])("of %s, %s is a part of a path that only a run tells", (base, id) => {
    const { files } = migrated({ "card.js": asks(base, id) });
    expect(files["card.js"]).toContain("this.label = data.name");
    expect(files["card.js"]).toContain("/api/v2/habits");
  });
});
