import { endpoints, prefixes } from "@habitshift/schemas";
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
    expect([...prefilter(project)].sort()).toEqual(["client.js", "page.js"]);
  });

  test("are none where the word is only the name of a file", () => {
    const project = memoryProject({
      "client.js": `fetch('${prefix}/orders')\nwrite('${resource}.md')`,
    });
    expect(prefilter(project).size).toBe(0);
  });

  test("are those of a program that names the service that the user named", () => {
    const project = memoryProject({
      "client.js": `const version = '${prefix.split("/").at(-1)}'\nfetch(\`https://api.example/\${version}/sync\`)`,
    });
    expect(prefilter(project).size).toBe(0);
    expect([...prefilter(project, ["https://api.example"])]).toEqual(["client.js"]);
  });
});
