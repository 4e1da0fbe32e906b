import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const page = `const headers = { 'X-API-Key': self.key }
fetch(self.host + '/api/v1/habits', { headers })
  .then((response) => response.json())
  .then((body) => self.show(body.success ? body.data[0].title : body.error))
`;
const worker = (test: string, answer: string) => `importScripts('/idb.js')
async function networkFirst(request) {
  try {
    return await fetch(request)
  } catch (e) {
    return new Response(JSON.stringify(${answer}), { status: 503 })
  }
}
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (${test}) event.respondWith(networkFirst(event.request))
})
self.addEventListener('sync', () => {
  fetch(self.host + '/api/v1/habits/today', { headers: { 'X-API-Key': self.key } })
  fetch(self.host + '/api/v1/areas', { headers: { 'X-API-Key': self.key } })
})
`;
const OFFLINE = "{ success: false, data: null, error: 'offline' }";

test("a service worker that answers for the service says what v2 would, and hears the paths of v2", () => {
  const before = worker("url.pathname.startsWith('/api/v1/habits')", OFFLINE);
  const { files, manual } = migrated({ "sw.js": before, "app.js": page });
  expect(files["sw.js"]).toContain("url.pathname.startsWith('/api/v2/habits')");
  expect(files["sw.js"]).toContain("message: 'offline'");
  expect(files["app.js"]).toContain("!body.error ? body.data[0].name : body.error.message");
  expect(manual).toEqual([]);
});

test("what it keeps of answers has the addresses of v2, and is found by no others", () => {
  const before = worker("url.pathname.startsWith('/api/v1/habits')", OFFLINE).replace(
    "    return await fetch(request)",
    `    const response = await fetch(request)
    const kept = await caches.open('habits')
    await kept.put(request, response.clone())
    return (await kept.match(request)) ?? response`,
  );
  const { files, manual, confidences } = migrated({ "sw.js": before, "app.js": page });
  expect(Object.keys(files)).toEqual(["app.js", "sw.js"]);
  expect(manual).toEqual([]);
  expect(confidences).not.toContain("review");
});

test("what it answers to others stays", () => {
  const before = `${worker("url.pathname.startsWith('/films')", OFFLINE)}`.replace(
    /fetch\(self.*/g,
    "",
  );
  const films = page.replace("/api/v1/habits", "/films");
  const { files } = migrated({ "sw.js": before, "films.js": films, "app.js": page });
  expect(Object.keys(files)).toEqual(["app.js"]);
});

test("a script that can import nothing has the headers written into it", () => {
  const { files } = migrated({
    "package.json": '{ "type": "module" }',
    "sw.js": worker("true", OFFLINE),
  });
  expect(Object.keys(files)).toEqual(["sw.js"]);
  expect(files["sw.js"]?.match(/'X-Request-ID': crypto\.randomUUID\(\)/g)).toHaveLength(2);
});

test("one that runs in Node has them from a module", () => {
  const calls = `fetch(process.env.HOST + '/api/v1/habits', { headers: { 'X-API-Key': process.env.KEY } })
fetch(process.env.HOST + '/api/v1/areas', { headers: { 'X-API-Key': process.env.KEY } })
`;
  const { files } = migrated({ "package.json": '{ "type": "module" }', "job.js": calls });
  expect(Object.keys(files)).toEqual(["habit-api-headers.js", "job.js"]);
});
