import { expect, test } from "vitest";
import { specifiersIn } from "./specifiers-in.ts";

test.each([
  [
    "import { fork } from 'node:child_process'\nfork(join(import.meta.dirname, 'child.js'))",
    "./child.js",
  ],
  [
    "import { Worker } from 'node:worker_threads'\nnew Worker(join(import.meta.dirname, 'child.js'))",
    "./child.js",
  ],
  ["await import('./reports/' + name)", "./reports/*"],
  ["define('list', ['api'], (api) => api)", "./api"],
  ["const load = createRequire(import.meta.url)\nload('./old.cjs')", "./old.cjs"],
])("what a text may load: %s", (text, specifier) => {
  expect([...specifiersIn(text)]).toContain(specifier);
});

test.each(["const undefined_ = define", "requireAll(['api'])"])(
  "what loads nothing: %s",
  (text) => {
    expect([...specifiersIn(text)]).toEqual([]);
  },
);
