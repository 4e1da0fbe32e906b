import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test.each([
  "[string, string]",
  "readonly [string, string]",
  "readonly [path: string, key: string]",
])(
  "a tuple that the program writes out is all that a parameter of that type is given: %s",
  (type) => {
    const code = `async function load([path, key]: ${type}) {
  const reply = await fetch(process.env.HABIT_API + path, { headers: { 'X-API-Key': key } })
  return (await reply.json()).data
}
console.log((await load(['/api/v1/habits/a', 'k'])).title)
`;
    const { confidences, files } = migrated({ "a.ts": code });
    expect(files["a.ts"]).toContain(".name)");
    expect(confidences).toEqual(["safe"]);
  },
);
