import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

test("a version whose number only a run tells is reported", () => {
  const code = `const version = Number(process.env.HABIT_VERSION)
await fetch(\`\${process.env.HABIT_API}/api/v\${version}/habits\`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
`;
  expect(migrated({ "a.mjs": code }).manual).toEqual(["habits-moved 2"]);
});
