import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const API = `const send = (path, body) => fetch('https://api.example.com/api/v1' + path, {
  method: 'POST', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(body),
})
export const checkIn = (habitId, date) => send('/habits/checkin', { habitId, date, status: 'done' })
export const add = (title) => send('/habits', { title, target: 2, unit: 'times' })
`;

/** What becomes of what a test expects of the body that a mock of msw was sent. */
const asked = (path: string, expectation: string) => {
  const { files, confidences, manual } = migrated({
    "api.js": API,
    "api.test.js": `import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { add, checkIn } from './api.js'
let sent
setupServer(http.post('https://api.example.com/api/v1${path}', async ({ request }) => {
  sent = await request.json()
  return HttpResponse.json({ success: true, data: {}, error: null })
}))
await checkIn('a', '2024-12-01')
await add('Run')
${expectation}
`,
  });
  const [last = ""] = (files["api.test.js"] ?? "").split("\n").slice(-2);
  return { last, confidences, manual };
};

test("the body of a check-in that a mock was sent is expected as v2 has it, whole", () => {
  const { last, manual } = asked(
    "/habits/checkin",
    "expect(sent).toEqual({ habitId: 'a', date: '2024-12-01', status: 'done' })",
  );
  expect(last).toBe(
    "expect(sent).toEqual({ targetDate: '2024-12-01', value: 1, unitSymbol: 'rep' })",
  );
  expect(manual).toEqual([]);
});

test("a member of a check-in that no body of v2 has is left to a person, asked for by its name, too", () => {
  const { manual } = asked("/habits/checkin", "expect(sent).toHaveProperty('status', 'done')");
  expect(manual).toEqual(["checkin-to-logs 11"]);
});

test.each([
  ["expect(sent).toHaveProperty('title', 'Run')", "expect(sent).toHaveProperty('name', 'Run')"],
  [
    "expect(sent).toHaveProperty('unit', 'times')",
    "expect(sent).toHaveProperty('goals[0].unit', 'rep')",
  ],
])("the path of a member is that of v2: %s", (before, after) => {
  const { last, confidences, manual } = asked("/habits", before);
  expect(last).toBe(after);
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
});

test.each(["toHaveBeenCalledWith", "toBeCalledWith", "toHaveBeenLastCalledWith"])(
  "what a function of a mocked module is expected to be called with is what it takes: %s",
  (name) => {
    const { files, manual } = migrated({
      "client.js": `export const update = (id, changes) => fetch('https://api.example.com/api/v1/habits/' + id, {
  method: 'PUT', headers: { 'X-API-Key': 'k' }, body: JSON.stringify(changes),
})
`,
      "raise.js":
        "import { update } from './client.js'\nexport const raise = (id, target) => update(id, { target: target + 1, unit: 'times' })\n",
      "raise.test.js": `import { expect, vi } from 'vitest'
import * as client from './client.js'
import { raise } from './raise.js'
vi.mock('./client.js', () => ({ update: vi.fn() }))
await raise('a', 2)
expect(client.update).${name}('a', { target: 3, unit: 'times' })
`,
    });
    expect(files["raise.test.js"]).toContain(
      `${name}('a', { goals: [{ periodicity: 'daily', value: 3, unit: 'rep' }] })`,
    );
    expect(manual).toEqual([]);
  },
);
