import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const headers = "{ headers: { 'X-API-Key': process.env.KEY } }";
const base = "process.env.HABIT_API + '/api/v1'";

test.each([
  "const [clean] = route.split('?')",
  "const clean = route.replace(/\\?.*$/, '')",
  "const clean = route.replace('?', '&')",
])("what would be cut off again when the program runs is not written: %s", (cut) => {
  const code = `async function get(route) {
  ${cut}
  return (await fetch(${base} + clean, ${headers})).json()
}
console.log(await get('/habits/today'))
`;
  const { files, manual, confidences } = migrated({ "a.mjs": code });
  expect(files["a.mjs"] ?? code).toContain("get('/habits/today')");
  expect(manual).toEqual(["today-to-date-query 5"]);
  expect(confidences).not.toContain("safe");
});

test("pieces that are put together again by what they were cut at are whole", () => {
  const { files } = migrated({
    "a.mjs": `const post = (path, body) => fetch(${base} + '/' + path.split('/').join('/'), {
  ...${headers}, method: 'POST', body: JSON.stringify(body),
})
export const checkIn = (habitId) => post('habits/checkin', { habitId, date: '2025-01-01', status: 'done' })
`,
  });
  expect(files["a.mjs"]).toContain("/logs`, { targetDate: '2025-01-01'");
});

test("no id goes where another case would be put upon it", () => {
  const code = `const post = (path, body) => fetch(${base} + path.toLowerCase(), {
  ...${headers}, method: 'POST', body: JSON.stringify(body),
})
export const checkIn = (habitId) => post('/Habits/Checkin', { habitId, date: '2025-01-01', status: 'done' })
`;
  const { files, manual, confidences } = migrated({ "a.mjs": code });
  expect(files["a.mjs"] ?? code).toContain("'/Habits/Checkin'");
  expect(files["a.mjs"]).toContain("fetch(...asV2Request(");
  expect(manual).toEqual(["version-headers-required 1"]);
  expect(confidences).not.toContain("safe");
});
