import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const get = `const api = async (path) =>
  (await (await fetch(\`\${process.env.HABIT_API}/api/v1\${path}\`, { headers: { 'X-API-Key': 'k' } })).json()).data
const films = async (path) => (await fetch('https://films.example' + path)).json()
`;

test.each([["process.env.HABIT_ID"], ["process.env.HABIT_ID ?? ''"], ["option('habit')"]])(
  "the id of a query comes into the path from where the text takes it: %s",
  (value) => {
    const { files, confidences, manual } = migrated({
      "a.mjs": `${get}const option = (name) => process.env['INPUT_' + name] || ''
const id = ${value}
console.log((await api(\`/logs?habitId=\${id}\`)).length)
console.log((await films(\`/films?habitId=\${id}\`)).length)
`,
    });
    expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
    expect(files["a.mjs"]).toContain(`const id = ${value}`);
    expect(files["a.mjs"]).toContain(`api(\`/habits/\${id}/logs\`)`);
    expect(files["a.mjs"]).toContain(`films(\`/films?habitId=\${id}\`)`);
  },
);
