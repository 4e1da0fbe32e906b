import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

/** A wrapper that looks at the path of each request, and a check-in and a list of today that go through it. */
function after(...lines: readonly string[]) {
  const { files, confidences, manual } = migrated({
    "a.mjs": `const BASE = process.env.HABIT_API + '/api/v1'
const CHECKIN = '/habits/checkin'
const headers = { 'X-API-Key': 'k', 'Content-Type': 'application/json' }
export async function request(path, init) {
  const url = BASE + path
${lines.map((line) => `  ${line}`).join("\n")}
  return fetch(url, { headers, ...init })
}
export const check = (habitId) => request('/habits/checkin', { method: 'POST', body: JSON.stringify({ habitId, date: '2024-01-01', status: 'done' }) })
export const today = () => request('/habits/today')`,
  });
  const text = (files["a.mjs"] ?? "").split("\n").map((line) => line.trim());
  return { text, confidences, manual };
}

test.each([
  ["path.indexOf('/habits/checkin') !== -1", "path.search(/\\/habits\\/[^/]+\\/logs/) !== -1"],
  ["path.indexOf('/habits/today') === 0", "path.indexOf('/habits?date=today') === 0"],
  ["~path.indexOf('/checkin')", "~path.search(/\\/[^/]+\\/logs/)"],
  ["url === BASE + '/habits/checkin'", "/\\/habits\\/[^/]+\\/logs$/.test(url)"],
  ["url === BASE + `/habits/today`", "url === BASE + `/habits?date=today`"],
  ["path !== '/habits/checkin'", "!/^\\/habits\\/[^/]+\\/logs$/.test(path)"],
  ["CHECKIN === path", "/^\\/habits\\/[^/]+\\/logs$/.test(path)"],
  ["/checkin$/.test(path)", "/\\/habits\\/[^/]+\\/logs$/.test(path)"],
  [
    "['/habits/today', '/users/me'].includes(path)",
    "['/habits?date=today', '/users/me'].includes(path)",
  ],
  ["new Set(['/habits/today']).has(path)", "new Set(['/habits?date=today']).has(path)"],
])(
  "what a wrapper asks about the path that it is given is asked about that of v2: %s",
  (before, expected) => {
    const { text, confidences, manual } = after(`if (${before}) console.log('seen')`);
    expect(text).toContain(`if (${expected}) console.log('seen')`);
    expect([confidences, manual]).toEqual([["safe"], []]);
  },
);

test("a name that is asked for keeps what it stands for, and a list of its own is for review", () => {
  const named = after("const TODAY = '/habits/today'; if (path === TODAY) console.log(TODAY)");
  expect(named.text).toContain(
    "const TODAY = '/habits/today'; if (path === '/habits?date=today') console.log(TODAY)",
  );
  expect(named.confidences).toEqual(["safe"]);
  const listed = after(
    "const paths = ['/habits/today']; if (paths.includes(path)) console.log(paths)",
  );
  expect(listed.text).toContain(
    "const paths = ['/habits?date=today']; if (paths.includes(path)) console.log(paths)",
  );
  expect(listed.confidences).toEqual(["review"]);
});

test.each([
  "if (path.split('/').pop() === 'checkin') console.log('seen')",
  "const [, , action] = path.split('/'); if (action === 'checkin') console.log('seen')",
  "const parts = path.split('/').filter(Boolean); if (parts[1] === 'checkin') console.log('seen')",
  "if (path.slice(-8) === '/checkin') console.log('seen')",
  "switch (path.split('/')[2]) { case 'checkin': console.log('seen') }",
  "console.log(path.slice(0, path.indexOf('/checkin')))",
  "console.log(path.replace('/checkin', ''))",
  "if (['/habits/checkin'].includes(path)) console.log('seen')",
  "switch (url) { case BASE + '/habits/checkin': console.log('seen') }",
])("what cannot be asked that way in v2 is left to a person: %s", (line) => {
  const { text, manual } = after(line);
  expect(text).toContain(line);
  expect(manual).toEqual(["checkin-to-logs 6"]);
});

test.each([
  "if (path.split('/')[1] === 'habits') console.log('seen')",
  "if (path.indexOf('/films/checkin') !== -1) console.log('seen')",
  "const film = { path: '/habits/checkin' }; if (film.path.split('/').pop() === 'checkin') console.log('seen')",
  "const label = path.replace('/', '').split('/')[0]; console.log(label)",
])("what is the same in v2, or asked of something else, stays as it is: %s", (line) => {
  const { text, confidences, manual } = after(line);
  expect(text).toContain(line);
  expect([confidences, manual]).toEqual([["safe"], []]);
});
