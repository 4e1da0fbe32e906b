import { expect, test } from "vitest";
import { libraryName } from "./library-name.ts";

test.each([
  ["vue/dist/vue.esm-bundler.js", "vue"],
  ["https://unpkg.com/vue@3.4/dist/vue.esm-browser.prod.js", "vue"],
  ["https://cdn.jsdelivr.net/npm/axios@1.6.0/+esm", "axios"],
  ["https://esm.sh/@tanstack/react-query@5?dev", "@tanstack/react-query"],
  ["https://esm.sh/zustand@5/middleware", "zustand/middleware"],
  ["npm:axios@^1.6", "axios"],
  ["npm:react", "react"],
])("%s is %s from elsewhere", (specifier, name) => {
  expect(libraryName(specifier)).toBe(name);
});

test.each([
  "vue",
  "lodash/fp",
  "./dist/vue.js",
  "../vue/dist/vue.js",
  "/dist/vue.js",
  "https://cdn.example/vue.js",
  "node:dist/vue",
])("%s stays what it is", (specifier) => {
  expect(libraryName(specifier)).toBe(specifier);
});
