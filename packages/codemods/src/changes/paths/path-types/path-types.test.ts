import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

const code = (rest: string) => `type ApiPath = \`/api/v1/\${string}\`
const get = (path: ApiPath) => fetch(\`\${process.env.HABIT_API}\${path}\`, { headers: { 'X-API-Key': 'k' } })
console.log((await (await get('/api/v1/habits')).json()).data)
${rest}`;

test("a template of paths moves with all that it has room for", () => {
  const { files } = migrated({ "a.ts": code("") });
  expect(files["a.ts"]).toContain(`type ApiPath = \`/api/v2/\${string}\``);
});

test("one that has room for a path of another service keeps it", () => {
  const { files } = migrated({
    "a.ts": code(
      `const crm = (path: ApiPath) => \`https://crm.example.com\${path}\`\nconsole.log(crm('/api/v1/contacts'))\n`,
    ),
  });
  expect(files["a.ts"]).toContain(`type ApiPath = \`/api/v1/\${string}\` | \`/api/v2/habits\``);
});
