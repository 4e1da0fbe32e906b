import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

test.each(["1", "Number(process.env.HABIT_VERSION)"])(
  "a version whose number stands apart is reported: %s",
  (version) => {
    const code = `const version = ${version}
await fetch(\`\${process.env.HABIT_API}/api/v\${version}/habits\`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
`;
    expect(migrated({ "a.mjs": code }).manual).toEqual(["habits-moved 2"]);
  },
);
