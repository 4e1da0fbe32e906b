import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

const head = `const headers = { "X-API-Key": process.env.KEY };
const API = "https://habits.example.com/api/v1";
`;

const codeOf = (code: string) => migrated({ "a.mjs": head + code });

test("the queries of other calls stay where a wrapper takes them all", () => {
  const { files } = codeOf(`
async function get(path, query) { return (await fetch(API + path + query, { headers })).json(); }
console.log(await get("/logs", \`?habitId=\${process.argv[2]}\`), await get("/areas", "?sort=name&limit=5"));
`);
  expect(files["a.mjs"]).toContain("API + path + query");
  expect(files["a.mjs"]).toContain('get("/areas", "?sort=name&limit=5")');
  expect(files["a.mjs"]).not.toContain("habitId=");
});

test("a text that something else reads, too, is left out of the call and stays as it is", () => {
  const { files } = codeOf(`
async function both(id) {
  const q = \`habitId=\${id}\`;
  const logs = await fetch(\`\${API}/logs?\${q}&limit=3\`, { headers });
  history.replaceState(null, "", "?" + q);
  return [logs, await fetch(\`https://stats.other.org/trends?\${q}\`)];
}
await both(process.argv[2]);
`);
  expect(files["a.mjs"]).toContain("q = `habitId=");
  expect(files["a.mjs"]).toContain("}/logs?limit=3`");
});

test("ids that are literals at the calls of one wrapper each stay at their call", () => {
  const { files } = codeOf(`
const notes = (q) => fetch(\`\${API}/notes\${q}\`, { headers });
console.log(await notes("?habitId=h9&limit=5"), await notes("?habitId=h8&limit=5"));
`);
  expect(files["a.mjs"]).toContain('notes("/h9/notes?limit=5"), await notes("/h8/notes?limit=5")');
});

test("a place for the id of one call is none for that of another", () => {
  const { files, manual } = codeOf(`import axios from "axios";
const notes = (params) => axios.get(API + "/notes", { params, headers });
console.log(await notes({ habitId: "h1" }), await notes({ habitId: "h2", limit: 4 }));
`);
  expect(manual.some((place) => place.startsWith("notes-moved"))).toBe(true);
  expect(files["a.mjs"]).not.toContain("{habitId}");
});

test("one call site that goes to two hosts is for review, whichever endpoints it calls there", () => {
  const { confidences } = codeOf(`
const HOSTS = { habits: "https://habits.example.com", blog: "https://blog.other.org" };
const call = (host, path) => fetch(HOSTS[host] + "/api/v1" + path, { headers });
console.log(await call("habits", "/habits"), await call("blog", "/notes?habitId=3"));
`);
  expect(confidences).toEqual(["review"]);
});

test("a list of requests has each body written anew beside its path", () => {
  const { files } = codeOf(`
const requests = [
  ["POST", "/habits", { title: "Run" }],
  ["POST", "/habits/checkin", { habitId: "h2", date: "2024-12-05", status: "done" }],
  ["POST", "/notes", { habitId: "h1", text: "dawn" }],
];
for (const [method, path, body] of requests)
  await fetch(API + path, { method, headers, body: JSON.stringify(body) });
`);
  expect(files["a.mjs"]).toContain('"/habits/h1/notes", { text: "dawn" }');
  expect(files["a.mjs"]).toContain('"/habits/h2/logs", { targetDate: "2024-12-05"');
  expect(files["a.mjs"]).toContain("body: JSON.stringify(body) }");
});

const sending = (...described: readonly string[]) =>
  codeOf(`
const queue = [];
const push = (path, body) => queue.push({ path, body });
${described.map((each) => `push(${each});`).join("\n")}
for (const { path, body } of queue)
  await fetch(API + path, { method: "POST", headers, body: JSON.stringify(body) });
`);
const CHECK_IN =
  '"/habits/checkin", { habitId: process.argv[2], date: "2024-12-01", status: "done" }';

test.each([
  ['"/notes", { habitId: "h1", text: "hey" }', 'push("/habits/h1/notes", { text: "hey" })'],
  [
    '"/habits/skip", { habitId: "h1", date: "2024-12-01" }',
    'push("/habits/h1/logs/skip", { targetDate: "2024-12-01" })',
  ],
])(
  "a check-in and what is sent from the same place are moved where each is described: %s",
  (other, becomes) => {
    const { files, manual } = sending(CHECK_IN, other);
    expect(manual).toEqual([]);
    expect(files["a.mjs"]).toContain(
      '/logs`, { targetDate: "2024-12-01", value: 1, unitSymbol: "rep" })',
    );
    expect(files["a.mjs"]).toContain(becomes);
    expect(files["a.mjs"]).toContain("JSON.stringify(body) });");
  },
);

test("a check-in that is sent from where notes are is told from them as it is sent, so that v2 gets their text", () => {
  const { files, manual } = codeOf(`
const note = { habitId: "h1", text: "hey" };
const mark = { habitId: process.argv[2], date: "2024-12-01", status: "done" };
const queue = [];
const push = (path, body) => queue.push({ path, body });
push("/habits/checkin", mark);
push("/notes", note);
for (const { path, body } of queue)
  await fetch(API + path, { method: "POST", headers, body: JSON.stringify(body) });
`);
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("JSON.stringify(body)");
  expect(files["a.mjs"]).toContain("fetch(...asV2Request(");
});

test.each([
  "const at = (name) => new URL('/api/v1/' + name, API);",
  "const at = (name) => { const url = new URL(API); url.pathname = '/api/v1/' + name; return url };",
])("an id is put in where it is at hand, not before the slash of a helper: %s", (helper) => {
  const { files, manual } = codeOf(`
${helper}
export function notes(habitId) {
  const url = at("notes");
  url.searchParams.append("habitId", habitId);
  return fetch(url, { headers }).then((r) => r.json());
}
console.log((await notes("h1")).data);
`);
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain(`at(\`habits/\${encodeURIComponent(habitId)}/notes\`)`);
});

test("a request that one call describes, and that is sent later, is moved where it is described", () => {
  const { files, manual } = migrated({
    "a.mjs": `const headers = { 'X-API-Key': process.env.KEY }
const send = (method, path, body) => fetch(process.env.HABIT_API + '/api/v1' + path, { method, headers, body: JSON.stringify(body) })
const outbox = []
const later = (method, path, body) => outbox.push({ method, path, body })
later('POST', '/habits', { title: 'Later' })
later('POST', '/habits/skip', { habitId: 'h1', date: '2024-12-24' })
later('DELETE', '/habits/bulk', { ids: ['h3'] })
for (const { method, path, body } of outbox) await send(method, path, body)
`,
  });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("later('POST', '/habits', { name: 'Later' })");
  expect(files["a.mjs"]).toContain(
    "later('POST', '/habits/h1/logs/skip', { targetDate: '2024-12-24' })",
  );
  expect(files["a.mjs"]).toContain("later('POST', '/batch', { operations: ['h3'].map(");
});

test("an id that a helper puts into the body itself comes into the path that it was handed", () => {
  const { files, confidences } = codeOf(`
const mark = (path, habitId, date) =>
  fetch(API + path, { method: "POST", headers, body: JSON.stringify({ habitId, date }) });
await mark("/habits/skip", process.argv[2], "2024-05-01");
`);
  expect(files["a.mjs"]).toContain(
    'fetch(API + path.replace("{habitId}", encodeURIComponent(habitId)), {',
  );
  expect(confidences).toEqual(["safe"]);
});

test("a word that its helper asks for, or that its type lists, stays what it is", () => {
  const asked = codeOf(`
const mark = (kind, habitId, date) => {
  const status = kind === "checkin" ? "done" : undefined;
  return fetch(API + "/habits/" + kind, { method: "POST", headers, body: JSON.stringify({ habitId, date, status }) });
};
await mark("checkin", process.argv[2], "2024-05-01");
`);
  expect(asked.files["a.mjs"]).toContain('mark("checkin",');
  const listed = migrated({
    "a.ts": `${head}type Kind = "checkin" | "skip";
const mark = (kind: Kind, habitId: string, date: string) =>
  fetch(\`\${API}/habits/\${kind}\`, { method: "POST", headers, body: JSON.stringify({ habitId, date }) });
await mark("skip", process.argv[2], "2024-05-01");
`,
  });
  expect(listed.files["a.ts"]).toContain('mark("skip",');
  expect(listed.files["a.ts"]).not.toContain("{habitId}/logs");
});

test("a path of an enum that an id is put into is given as one of the enum", () => {
  const { files } = migrated({
    "a.ts": `enum Path { Habits = '/api/v1/habits', Done = '/api/v1/habits/checkin' }
const url = (path: Path) => process.env.HABIT_API + path
const headers = { 'X-API-Key': process.env.HABIT_API_KEY! }
console.log((await (await fetch(url(Path.Habits), { headers })).json()).data.length)
const done = (habitId: string, date: string) =>
  fetch(url(Path.Done), { method: 'POST', headers, body: JSON.stringify({ habitId, date, status: 'done' }) })
await done('h1', '2024-12-01')
`,
  });
  expect(files["a.ts"]).toContain(
    "url(Path.Done.replace('{habitId}', encodeURIComponent(habitId)) as Path)",
  );
});
