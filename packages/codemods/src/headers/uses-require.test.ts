import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const call = (path: string) =>
  `fetch(process.env.HABIT_API + '/api/v1${path}', { headers: { 'X-API-Key': process.env.KEY } })`;
const waiting = `console.log((await ${call("/areas")}).ok, (await ${call("/statistics")}).ok)\n`;
const later = `${call("/areas")}.then(console.log)\n${call("/statistics")}.then(console.log)\n`;

test.each([
  ["waits outside of functions", waiting, {}],
  ["is of a package of ES modules", later, { "package.json": '{ "type": "module" }' }],
])("a script without imports that %s is an ES module", (_what, code, beside) => {
  const { files } = migrated({ "src/a.js": code, ...beside });
  expect(files["src/a.js"]).toMatch(/^import \{ habitApiHeaders \} from '/);
  expect(files["src/habit-api-headers.js"]).toContain("export function");
});

test("any other script without imports is none", () => {
  const { files } = migrated({ "src/a.js": later, "package.json": '{ "type": "commonjs" }' });
  expect(files["src/a.js"]).toMatch(/^const \{ habitApiHeaders \} = require\('/);
  expect(files["src/habit-api-headers.js"]).toContain("module.exports");
});

test("types that Flow imports and exports make no ES module", () => {
  const types = "// @flow\nimport type { Id } from './ids';\nexport type Name = string;\n";
  const { files } = migrated({
    "src/a.js": `${types}${later}module.exports = { id: (id: Id): Name => id };\n`,
    "src/ids.js": "// @flow\nexport type Id = string;\n",
  });
  expect(files["src/a.js"]).toContain(
    "\nconst { habitApiHeaders } = require('./habit-api-headers')",
  );
  expect(files["src/habit-api-headers.js"]).toContain("module.exports");
});
