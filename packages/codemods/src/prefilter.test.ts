import { endpoints, keyHeader, prefixes } from "@habitshift/schemas";
import { describe, expect, test } from "vitest";
import { prefilter } from "./prefilter.ts";
import { memoryProject } from "./testing/memory-project.ts";

const [prefix = ""] = prefixes.v1;
const [resource = ""] = endpoints
  .filter(({ version }) => version === "v1")
  .map(({ path }) => path.split("/")[1] ?? "");

describe("the files that can matter", () => {
  test("are those that name the version and a resource, and what they import", () => {
    const project = memoryProject({
      "client.js": `export const list = () => fetch('${prefix}/${resource}')`,
      "page.js": "import { list } from './client.js'\nlist()",
      "other.js": "export const other = 1",
    });
    expect([...prefilter(project).paths].sort()).toEqual(["client.js", "page.js"]);
  });

  test("are those that ask a server of the program, and servers of the same path", () => {
    const project = memoryProject({
      "server.js": `import express from 'express'\nimport { list } from './service.js'\nexpress().get('/api/mine', list)`,
      "service.js": `export const list = () => fetch('${prefix}/${resource}')`,
      "page.js": "export const page = fetch('/api/mine?all=1')",
      "other/app/api/mine/route.ts": "export const GET = () => Response.json([])",
      "about.js": "export const about = fetch('/api/about')",
    });
    expect([...prefilter(project).paths].sort()).toEqual([
      "other/app/api/mine/route.ts",
      "page.js",
      "server.js",
      "service.js",
    ]);
  });

  test("are those of UTF-16 that name the API, so that they are reported as unreadable", () => {
    const call = `fetch('${prefix}/${resource}')`;
    const little = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");
    const files = {
      "little.js": little(call),
      "big.js": little(call).swap16(),
      "cut.js": little(call).subarray(0, -1),
      "other.js": little("fetch('/orders')"),
    };
    const project = memoryProject({ "little.js": "", "big.js": "", "cut.js": "", "other.js": "" });
    const bytes = (path: string) => Buffer.from(files[path as keyof typeof files] ?? "");
    expect([...prefilter({ ...project, bytes }).paths].sort()).toEqual([
      "big.js",
      "cut.js",
      "little.js",
    ]);
  });

  test("are none where the word is only the name of a file", () => {
    const project = memoryProject({
      "client.js": `fetch('${prefix}/orders')\nwrite('${resource}.md')`,
    });
    expect(prefilter(project).paths.size).toBe(0);
  });

  test("are none where each path below a version is one of another API", () => {
    const others = { "client.js": `fetch('${prefix}/orders')`, "words.js": `open('${resource}')` };
    expect(prefilter(memoryProject(others)).paths.size).toBe(0);
    const inPieces = { ...others, "base.js": `export const base = '${prefix}/'` };
    expect([...prefilter(memoryProject(inPieces)).paths]).toContain("base.js");
    const withKey = { ...others, "key.js": `open('${keyHeader}', '${prefix}/orders')` };
    expect([...prefilter(memoryProject(withKey)).paths]).toContain("key.js");
  });

  test("are those of a program that names the service that the user named", () => {
    const project = memoryProject({
      "client.js": `const version = '${prefix.split("/").at(-1)}'\nfetch(\`https://api.example/\${version}/sync\`)`,
    });
    expect(prefilter(project).paths.size).toBe(0);
    expect([...prefilter(project, ["https://api.example"]).paths]).toEqual(["client.js"]);
  });

  test("are the closest ones where the program is too large", () => {
    const filler = `// ${"x".repeat(200 * 1024)}`;
    const page = (at: number) =>
      [`page${at}.js`, `import './page${at + 1}.js'\n${filler}`] as const;
    const project = memoryProject({
      "client.js": `export const list = () => fetch('${prefix}/${resource}')`,
      "page0.js": "import { list } from './client.js'\nimport './page1.js'\nlist()",
      ...Object.fromEntries(Array.from({ length: 40 }, (_, at) => page(at + 1))),
    });
    const { paths, beyond } = prefilter(project);
    expect(paths.size + beyond).toBe(42);
    expect(beyond).toBeGreaterThan(15);
    expect([...paths].slice(0, 3)).toEqual(["client.js", "page0.js", "page1.js"]);
  });

  test("follow ties by names from what has values of the service, and not from what everybody shows", () => {
    const others = Object.fromEntries(
      Array.from({ length: 160 }, (_, at) => [
        `components/Other${at}.vue`,
        `<template><BaseCard :title="x.title">${at === 7 ? '<HabitRow :habit="x" />' : ""}</BaseCard></template>`,
      ]),
    );
    const { paths, beyond } = prefilter(
      memoryProject({
        ...others,
        "composables/useList.js": `export const useList = () => fetch('${prefix}/${resource}')`,
        "pages/index.vue":
          "<script setup>\nconst list = useList()\n</script><template><HabitRow /></template>",
        "components/HabitRow.vue": "<template><BaseCard>{{ habit.title }}</BaseCard></template>",
        "components/BaseCard.vue":
          "<script setup>\ndefineProps({ title: String })\n</script><template>{{ title }}<slot /></template>",
        "pages/unrelated.vue": "<template><Other3 /></template>",
      }),
    );
    expect(beyond).toBe(0);
    expect([...paths].sort()).toEqual([
      "components/BaseCard.vue",
      "components/HabitRow.vue",
      // It hands something to a component that names members.
      "components/Other7.vue",
      "composables/useList.js",
      "pages/index.vue",
    ]);
  });
});
