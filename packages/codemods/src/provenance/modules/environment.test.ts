import { describe, expect, test } from "vitest";
import { planMigration } from "../../migrate.ts";
import { DEFAULT_OPTIONS } from "../../testing/default-options.ts";
import { memoryProject, type Tree } from "../../testing/memory-project.ts";
import { migrated } from "../../testing/migrated.ts";

/** A program that lists titles below a base that some expression gives. */
const program = (base: string, before = ""): string => `${before}const base = ${base};
export async function titles(key) {
  const response = await fetch(\`\${base}/habits\`, { headers: { "X-API-Key": key } });
  const { success, data } = await response.json();
  return success ? data.map((habit) => habit.title) : [];
}
`;

const V1 = "HABITS_URL=https://habits.example.com/api/v1\n";
const V2 = "HABITS_URL=https://habits.example.com/api/v2\n";

describe("a variable that a file of the environment gives a base of v1", () => {
  test.each([
    ["is a member", "process.env.HABITS_URL"],
    ["is a member of what Vite has", "import.meta.env.HABITS_URL"],
    ["is looked up", 'process.env["HABITS_URL"]'],
    ["is what Deno is asked for", 'Deno.env.get("HABITS_URL")'],
    ["is one of Bun's", "Bun.env.HABITS_URL"],
    ["is taken out", "HABITS_URL", "const { HABITS_URL } = process.env;\n"],
    ["is of an import", "env.HABITS_URL", 'import { env } from "node:process";\n'],
    ["is of the imported whole", "p.env.HABITS_URL", 'import p from "node:process";\n'],
    ["is handed on", "load(process.env).url", "const load = (env) => ({ url: env.HABITS_URL });\n"],
    ["has something in its stead", 'process.env.HABITS_URL ?? "https://habits.example.com/api/v1"'],
  ])("ties the calls below it where it %s, and moves with them", (_, base, before = "") => {
    const { files, confidences } = migrated({ ".env": V1, "a.js": program(base, before) });
    expect(files[".env"]).toBe(V2);
    expect(files["a.js"]).toContain("habit.name");
    expect(files["a.js"]).not.toContain("/api/v1");
    expect(confidences).toEqual(["safe"]);
  });

  test.each([
    ["in quotation marks", 'HABITS_URL="https://h.example/api/v1"'],
    ["with a comment", "HABITS_URL=https://h.example/api/v1 # ours"],
    ["of a shell", "export HABITS_URL='https://h.example/api/v1'"],
    ["with Windows' line ends", "A=1\r\nHABITS_URL=https://h.example/api/v1\r\nB=2"],
    ["below a path", "HABITS_URL=http://localhost:8080/habits/api/v1"],
  ])("is read %s", (_, line) => {
    const { files } = migrated({
      ".env.example": `${line}\n`,
      "a.js": program("process.env.HABITS_URL"),
    });
    expect(files[".env.example"]).toBe(`${line.replace("/v1", "/v2")}\n`);
  });

  test("may be no more than the path", () => {
    const { files } = migrated({
      ".env": "HABITS_PATH=/api/v1\n",
      "a.js": program("process.env.HOST + process.env.HABITS_PATH"),
    });
    expect(files[".env"]).toBe("HABITS_PATH=/api/v2\n");
    expect(files["a.js"]).toContain("habit.name");
  });

  test("moves in all files that set it, and is v2 where one says so already", () => {
    const { files } = migrated({
      ".env.example": V1,
      ".env.production": V1,
      ".env.test": V2,
      "a.js": program("process.env.HABITS_URL"),
    });
    expect(files[".env.example"]).toBe(V2);
    expect(files[".env.production"]).toBe(V2);
    expect(files[".env.test"]).toBeUndefined();
  });

  test("is no variable of code elsewhere in the tree", () => {
    const { files } = migrated({
      "web/.env": V1,
      "web/a.js": program("process.env.HABITS_URL"),
      "api/a.js": program("process.env.HABITS_URL"),
    });
    expect(files["web/.env"]).toBe(V2);
    expect(files["api/a.js"]).toBeUndefined();
  });

  test("changes nothing where the code writes the version itself", () => {
    const { files } = migrated({
      ".env": "HABITS_URL=https://habits.example.com\nOTHER=https://other.example/api/v1\n",
      "a.js": program("process.env.HABITS_URL + '/api/v1'"),
    });
    expect(files[".env"]).toBeUndefined();
    expect(files["a.js"]).toContain("/api/v2");
  });

  test("is that of the closest folder", () => {
    const { files } = migrated({
      ".env": "HABITS_URL=https://orders.example/api/v1\n",
      "web/.env": V1,
      "web/src/a.js": program("process.env.HABITS_URL"),
    });
    expect(files[".env"]).toBeUndefined();
    expect(files["web/.env"]).toBe(V2);
  });

  test("may name another variable as its host", () => {
    const { files } = migrated({
      ".env": V1,
      ".env.production": "HABITS_URL=$HOST/api/v1\nOTHER=`$HOST/api/v1`\n",
      "a.js": program("process.env.HABITS_URL"),
    });
    expect(files[".env.production"]).toContain("HABITS_URL=$HOST/api/v2");
    expect(files[".env.production"]).toContain("OTHER=`$HOST/api/v1`");
  });

  test.each([
    ["holds a key as well", "HABITS_URL=https://user:word@habits.example.com/api/v1"],
    ["goes on behind the version", "HABITS_URL=https://habits.example.com/api/v1/habits"],
    ["is a line of a longer value", 'TEXT="about\nHABITS_URL=https://h.example/api/v1\n"'],
    ["is set twice, once so that nobody knows", `${V1}HABITS_URL=h.example/api/v1?x=1`],
  ])("is left where what it holds %s", (_, line) => {
    const { files } = migrated({ ".env": `${line}\n`, "a.js": program("process.env.HABITS_URL") });
    expect(files).toEqual({});
  });

  test("is left where the user named another host", () => {
    const tree = { ".env": V1, "a.js": program("process.env.HABITS_URL") };
    const options = { ...DEFAULT_OPTIONS, typecheck: false, services: ["https://other.example"] };
    expect(planMigration(memoryProject(tree), options, () => true).rewrites).toEqual([]);
  });

  test("is told of once, while it is v1, and not where the program answers itself", () => {
    const code = program('process.env.HABITS_URL ?? "https://habits.example.com/api/v1"');
    const noticesOf = (tree: Tree) =>
      planMigration(memoryProject(tree), { ...DEFAULT_OPTIONS, typecheck: false }, () => true)
        .notices;
    expect(noticesOf({ ".env": V1, "a.js": code }).join()).toContain("HABITS_URL may hold");
    expect(noticesOf(migrated({ ".env": V1, "a.js": code }).files).join()).not.toContain(
      "may hold",
    );
    const server =
      "import express from 'express';\nconst app = express();\n" +
      "app.get('/api/v1/habits', (request, response) => response.json({ data: [] }));\napp.listen(1);\n";
    const own = {
      ".env": V1,
      "b.js": server,
      "a.js": "export const a = () => fetch(process.env.HABITS_URL + '/habits');",
    };
    expect(noticesOf(own).join()).not.toContain("may hold");
  });

  test("stays where nothing of the service is called below it", () => {
    const { files } = migrated({
      ".env": "FILMS_URL=https://films.example/api/v1\n",
      "a.js": "export const films = () => fetch(process.env.FILMS_URL + '/films');\n",
    });
    expect(files).toEqual({});
  });

  test("is moved once: a second migration changes nothing", () => {
    const first = migrated({ ".env": V1, "a.js": program("process.env.HABITS_URL") });
    expect(migrated(first.files).files).toEqual({});
  });
});
