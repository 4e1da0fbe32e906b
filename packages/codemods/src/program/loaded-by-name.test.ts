import { expect, test } from "vitest";
import { filesNamed, loadedIn } from "./loaded-by-name.ts";

const files = ["app/main.js", "app/reports/names.js", "app/reports/old/a.js", "app/other.js"];
const found = (text: string) =>
  [...loadedIn(text)].flatMap((each) => filesNamed("app/main.js", each, files));

test.each([
  [`await import(\`./reports/\${name}.js\`)`, ["app/reports/names.js"]],
  ["require('./reports/' + name)", ["app/reports/names.js"]],
  [
    "fs.readdirSync(path.join(__dirname, 'reports')).map((f) => require(path.join(dir, f)))",
    ["app/reports/names.js"],
  ],
  ["for (const f of fs.readdirSync(__dirname)) require(join(__dirname, f))", ["app/other.js"]],
  [
    "for (const f of readdirSync('reports', { recursive: true })) await import(join(dir, f))",
    ["app/reports/names.js", "app/reports/old/a.js"],
  ],
  [`require(path.join(__dirname, 'reports', \`\${name}.js\`))`, ["app/reports/names.js"]],
  ["await import(resolve(import.meta.dirname, 'reports', file))", ["app/reports/names.js"]],
  ["const child = fork(path.join(__dirname, 'reports', 'names.js'))", ["app/reports/names.js"]],
  ["new Worker(join(import.meta.dirname, 'other.js'))", ["app/other.js"]],
  ["const forked = git(path.join(__dirname, 'other.js'))", []],
  [`require(path.join(root, 'reports', \`\${name}.js\`))`, []],
  ["const a = require('./reports/names.js')", []],
  ["fs.readdirSync('reports').length", []],
])("what is loaded by names that only a run tells: %s", (text, names) => {
  expect(found(text)).toEqual(names);
});
