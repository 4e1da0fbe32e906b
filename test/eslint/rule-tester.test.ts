import { RuleTester } from "eslint";
import { afterAll, describe, it } from "vitest";
import { createProgram, plugin } from "./lint.ts";

const before = `const headers = { "X-API-Key": process.env.HABIT_API_KEY };
const response = await fetch("https://habits.example/api/v1/habits/h1", { headers });
export const { title } = (await response.json()).data;
`;
const book = 'export const title = (book) => book.title + "/api/v1/books";\n';
const program = createProgram({ "habit.js": before, "book.js": book, "package.json": "{}" });
afterAll(() => program.remove());

RuleTester.describe = describe;
RuleTester.it = (title, run) => it(title, run, 600_000);
RuleTester.itOnly = it.only;
const tester = new RuleTester();

// Alone, a rule makes no edits that other rules would report: they are offered.
const output = `const headers = { "X-API-Key": process.env.HABIT_API_KEY };
const response = await fetch("https://habits.example/api/v2/habits/h1", { headers: { ...headers, "X-API-Version": "2", "X-Client-Version": "1.0.0", "X-Request-ID": crypto.randomUUID() } });
export const { name: title } = (await response.json()).data;
`;

tester.run("title-to-name", plugin.rules["title-to-name"], {
  valid: [
    { filename: program.path("book.js"), code: book },
    { filename: program.path("not-saved.js"), code: before },
  ],
  invalid: [
    {
      filename: program.path("habit.js"),
      code: before,
      errors: [
        {
          message: "`title` of a habit is `name` in v2.",
          line: 3,
          column: 16,
          suggestions: [{ messageId: "rewrite", output }],
        },
      ],
    },
  ],
});
