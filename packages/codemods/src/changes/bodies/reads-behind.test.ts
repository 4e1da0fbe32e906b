import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const BASE = "const base = process.env.HABIT_API + '/api/v1'\n";
const HEADERS = "headers: { 'X-API-Key': process.env.HABIT_API_KEY }";
const DONE = "{ habitId, date, status: 'done' }";
const SEND = `fetch(base + path, { method: 'POST', ${HEADERS}, body: JSON.stringify(body) })`;
const ID = (url: string): string =>
  `decodeURIComponent(${url}.replace(/^.*\\/habits\\/|\\/.*$/g, ''))`;

/** The line of a program that reads, as it is after the migration. */
function read(code: string, at: number) {
  const { files, confidences, manual } = migrated({ "a.mjs": code });
  return { line: files["a.mjs"]?.split("\n")[at]?.trim(), confidences, manual };
}

const wrapper = (line: string, more = ""): string => `${BASE}const send = (path, body) => {
  ${line}
  return ${SEND}
}
const done = (habitId, date) => send('/habits/checkin', ${DONE})
${more}await done('h1', '2024-12-24')
`;

test("what a wrapper reads of a body whose literal is rewritten is read where v2 has it", () => {
  expect(read(wrapper("console.log(body.date, body.habitId, body.status)"), 2)).toEqual({
    line: `console.log(body.targetDate, ${ID("path")}, 'done')`,
    confidences: ["safe"],
    manual: [],
  });
  expect(read(wrapper("const { date, habitId: id } = body"), 2).line).toBe(
    `const { targetDate: date } = body, id = ${ID("path")}`,
  );
});

const DRAFT = "await send('/habits', { title: 'Run' })\n";

test("what a wrapper reads of bodies of others, too, is read as the path is", () => {
  const asked = "if (path === '/habits/checkin') console.log(body.date, body.habitId)";
  expect(read(wrapper(asked, DRAFT), 2)).toMatchObject({
    line: `if (/^\\/habits\\/[^/]+\\/logs$/.test(path)) console.log(body.targetDate, ${ID("path")})`,
    manual: [],
  });
  const either = `(/\\/habits\\/[^/]+\\/logs$/.test(path) ? ${ID("path")} : body.habitId)`;
  expect(read(wrapper("console.log(body.date, body.habitId)", DRAFT), 2)).toEqual({
    line: `console.log(body.targetDate, ${either})`,
    confidences: ["review"],
    manual: [],
  });
  expect(read(wrapper("const { habitId } = body", DRAFT), 2).manual).toEqual(["checkin-to-logs 3"]);
});

test("what waits to be sent is known by the id in the path beside it", () => {
  const code = `${BASE}const queue = []
const later = (path, body) => queue.push({ path, body })
const done = (habitId, date) => later('/habits/checkin', ${DONE})
const skip = (habitId, date) => later('/habits/skip', { habitId, date })
done('h1', '2024-12-24')
skip('h2', '2024-12-24')
console.log(queue.some((entry) => entry.body.habitId === 'h1'))
for (const { path, body } of queue) await ${SEND}
`;
  expect(read(code, 7)).toEqual({
    line: `console.log(queue.some((entry) => ${ID("entry.path")} === 'h1'))`,
    confidences: ["safe"],
    manual: [],
  });
});

test("what a body is read for before it is made that of v2 stays", () => {
  const code = `${BASE}const label = (entry) => entry.habitId + ' ' + entry.date
const flush = async (entries) => {
  for (const entry of entries)
    await fetch(base + '/habits/checkin', { method: 'POST', ${HEADERS}, body: JSON.stringify(entry) })
  console.log(entries.map(label), entries[0].status)
}
await flush([{ habitId: 'h1', date: '2024-12-24', status: 'done' }])
`;
  const { files } = migrated({ "a.mjs": code });
  expect(files["a.mjs"]).toContain("entry.habitId + ' ' + entry.date");
  expect(files["a.mjs"]).toContain("entries[0].status");
});

test("what a client hands to its hooks is the body of v2, whoever made it", () => {
  const code = `import axios from 'axios'
const api = axios.create({ baseURL: process.env.HABIT_API + '/api/v1', ${HEADERS} })
api.interceptors.request.use((config) => {
  if (config.url === '/habits/checkin') console.log(config.data.date)
  return config
})
const done = (habitId, date) => {
  const body = ${DONE}
  return api.post('/habits/checkin', body)
}
await done('h1', '2024-12-24')
`;
  const { files, manual } = migrated({ "a.mjs": code });
  expect(files["a.mjs"]).toContain("console.log(config.data.targetDate)");
  expect(manual).toEqual([]);
});

test("a function that is handed over along with a body knows what it was made of", () => {
  const code = `${BASE}const send = async (path, body, settled) => {
  await ${SEND}
  settled(body)
}
const done = (habitId, date) => send('/habits/checkin', ${DONE}, (sent) => console.log(sent.habitId))
await done('h1', '2024-12-24')
`;
  expect(read(code, 5).line).toMatch(/\(sent\) => console\.log\(habitId\)\)$/);
});

test("what was sent before is not known by what is sent now", () => {
  const code = `${BASE}const sent = []
const send = async (path, body) => {
  await ${SEND}
  sent.push(body)
}
const done = async (habitId, date) => {
  await send('/habits/checkin', ${DONE})
  console.log(sent.some((each) => each.habitId === 'h0'))
}
await done('h1', '2024-12-24')
`;
  const { line, manual } = read(code, 8);
  expect(line).toBe("console.log(sent.some((each) => each.habitId === 'h0'))");
  expect(manual).toEqual(["checkin-to-logs 9"]);
});

test("what is read of a body that stays until a function makes it v2's where it is sent is read as it was", () => {
  const { files, manual } = migrated({
    "a.ts": `interface Job { path: string; body: { habitId: string; date: string; status?: string } }
${BASE}const jobs: Job[] = []
const later = (path: string, body: Job['body']) => jobs.push({ path, body })
later('/habits/checkin', { habitId: 'h1', date: '2024-12-24', status: 'done' })
later('/habits/skip', { habitId: 'h2', date: '2024-12-24' })
console.log(jobs.map((job) => job.body.date).join())
for (const { path, body } of jobs) await ${SEND.replace("'X-API-Key': process.env.HABIT_API_KEY", "'X-API-Key': 'k'")}
`,
  });
  expect(files["a.ts"]).toContain("fetch(...asV2Request(base + path, ");
  expect(files["a.ts"]).toContain("jobs.map((job) => job.body.date)");
  expect(manual).toEqual([]);
});

test("what a wrapper declares of a body does not keep it from being read as it is sent", () => {
  const { files, confidences, manual } = migrated({
    "a.ts": `interface CheckIn { habitId: string; date: string; status: string }
${BASE}const send = (path: string, body: CheckIn) => {
  console.log(body.habitId, body.date)
  return ${SEND.replace("process.env.HABIT_API_KEY", "'k'")}
}
await send('/habits/checkin', { habitId: 'h1', date: '2024-12-24', status: 'done' })
`,
  });
  expect(files["a.ts"]).toContain(
    `console.log(${ID("path")}, (body as { targetDate: string }).targetDate)`,
  );
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
});

test.each([
  "if (queue.some((each) => each.habitId === body.habitId)) return",
  "for (const each of queue) if (path === '/habits/checkin' && each.habitId === body.habitId) return",
])("what another request was sent is not known by the path of this one: %s", (line) => {
  const code = `${BASE}const queue = []
const send = async (path, body) => {
  ${line}
  queue.push(body)
  await ${SEND}
}
const done = (habitId, date) => send('/habits/checkin', ${DONE})
await done('h1', '2024-12-24')
`;
  const { line: after, manual } = read(code, 3);
  expect(after).toContain("each.habitId === decodeURIComponent(");
  expect(manual).toEqual(["checkin-to-logs 4"]);
});

test("the path that a pattern takes with a body is that of its request", () => {
  const code = `${BASE}const queue = []
const later = (path, body) => queue.push({ path, body })
const done = (habitId, date) => later('/habits/checkin', ${DONE})
done('h1', '2024-12-24')
console.log(queue.map(({ path, body }) => body.habitId))
for (const { path, body } of queue) await ${SEND}
`;
  expect(read(code, 5)).toMatchObject({
    line: `console.log(queue.map(({ path, body }) => ${ID("path")}))`,
    manual: [],
  });
});

test.each(["delete body.habitId", "body.habitId ??= 'h0'"])(
  "what writes a member that no body of v2 has is left to a person: %s",
  (line) => {
    const { line: after, manual } = read(wrapper(line), 2);
    expect(after).toBe(line);
    expect(manual).toEqual(["checkin-to-logs 3"]);
  },
);

test("what writes a member that v2 has writes it by its name there", () => {
  expect(read(wrapper("body.date ??= '2024-12-24'"), 2).line).toBe(
    "body.targetDate ??= '2024-12-24'",
  );
});
