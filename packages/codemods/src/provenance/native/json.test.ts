import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const API = `import got from 'got'
const api = got.extend({ prefixUrl: \`\${process.env.HABIT_API}/api/v1\`, headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
`;

test("what an error of the language has in the place of a body is no text that is parsed", () => {
  const { files, confidences } = migrated({
    "a.js": `${API}try {
  console.log((await api('habits/h9').json()).data.title)
} catch (problem) {
  console.log(JSON.parse(problem.response.body).error)
}
api.delete('habits/h9').catch((problem) => console.log(JSON.parse(problem.response.body).error))
`,
  });
  expect(files["a.js"]).toContain("JSON.parse(problem.response.body).error?.message ?? null)\n}");
  expect(files["a.js"]).toContain("JSON.parse(problem.response.body).error?.message ?? null))");
  expect(confidences).toEqual(["safe"]);
});

test("text of which nobody knows may stand beside a body", () => {
  const { confidences } = migrated({
    "a.js": `${API}try {
  console.log((await api('habits/h9').json()).data.title)
} catch (problem) {
  console.log(JSON.parse(process.stdin.isTTY ? problem.response.body : process.env.LAST_PROBLEM).error)
}
`,
  });
  expect(confidences).toEqual(["review"]);
});
