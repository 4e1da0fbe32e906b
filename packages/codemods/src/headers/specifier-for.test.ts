import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const call = (path: string) =>
  `fetch(process.env.HABIT_API + '/api/v1${path}', { headers: { 'X-API-Key': process.env.KEY ?? '' } })`;
const api = `export const areas = () => ${call("/areas")}\nexport const all = () => ${call("/statistics")}\n`;

/** How a file of TypeScript without imports of its own names the module that is put beside it. */
function specifierBeside(tree: Readonly<Record<string, string>>): string | undefined {
  const { files } = migrated({ "api.ts": api, ...tree });
  return /from '(.*)'/.exec(files["api.ts"] ?? "")?.[1];
}

test.each([
  ["a script that imports one like it", { "main.mjs": "import { open } from './dom.mjs'\nopen()" }],
  [
    "a script that imports one that is there",
    {
      "main.js": "import { open } from './dom.js'\nopen()",
      "dom.js": "export const open = () => {}",
    },
  ],
])("%s says nothing of how TypeScript is named", (_what, beside) => {
  const user = { "user.ts": "import { all } from './api'\nall()\n" };
  expect(specifierBeside({ ...user, ...beside })).toBe("./habit-api-headers");
});

test("a script that names TypeScript as it is compiled tells", () => {
  const user = { "user.ts": "import { all } from './api.js'\nall()\n" };
  expect(specifierBeside(user)).toBe("./habit-api-headers.js");
  expect(specifierBeside({ "main.js": "import { all } from './api.js'\nall()\n" })).toBe(
    "./habit-api-headers.js",
  );
});
