import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

const paths = {
  "main.mjs": `import { call } from 'some-rpc'
import { PATHS } from './paths.mjs'
call(PATHS.logs)
`,
  "paths.mjs": "export const PATHS = { base: '/api/v1', logs: '/api/v1/logs' }\n",
};
const ask = (url: string) => `const headers = { 'x-api-key': process.env.KEY }
export const ask = (body) => fetch(${url}, { method: 'POST', headers, body })
`;

test("a key that is sent to another host says nothing of the service", () => {
  const { manual } = migrated({ ...paths, "a.mjs": ask("'https://models.example/v1/messages'") });
  expect(manual).toEqual([]);
});

test("a path that others may have is reported where its file names the key", () => {
  const { manual } = migrated({
    "a.mjs": `import { connect } from 'some-rpc'
connect({ 'X-API-Key': process.env.KEY }).ask('/api/v1/areas')
`,
  });
  expect(manual).toEqual(["areas-moved 2"]);
});

test("what is put behind a base is reported where no call is followed, and what stands alone is not", () => {
  const { manual } = migrated({
    "index.html": `<!doctype html><script>angular.module('app', []).constant('API', '%API%/api/v1')</script>
<script src="a.js"></script>`,
    "a.js": `angular.module('app').run(['$http', 'API', function ($http, API) {
  $http.defaults.headers.common['X-API-Key'] = 'k'
  $http.get(API + '/habits').then(show)
  $http({ method: 'POST', url: API + '/habits/checkin' })
  router.when('/habits', {})
  m.request({ url: '/notes', title: '/logs' })
}])
`,
  });
  expect(manual).toEqual(["habits-moved 3", "checkin-to-logs 4", "notes-moved 6", "v1-sunset 1"]);
});

test("nothing is behind a base that is not there", () => {
  const { manual } = migrated({
    "a.js": `$http.defaults.headers.common['X-API-Key'] = 'k'
$http.get(API + '/habits').then(show)
`,
  });
  expect(manual).toEqual([]);
});

test("calls in attributes of a page are reported where they stand, and others are not", () => {
  const { files, manual } = migrated({
    "index.html": `<!doctype html>
<main x-data="{ list: [], headers: { 'X-API-Key': 'k' } }"
  x-init="list = (await (await fetch('https://h.example/api/v1/habits', { headers })).json()).data">
  <a href="/api/v1/films">films</a>
  <button @click="fetch('/api/v1/habits/checkin', { method: 'POST', headers })">ok</button>
</main>`,
  });
  expect(files).toEqual({});
  expect(manual).toEqual(["habits-moved 3", "checkin-to-logs 5"]);
});

test.each([
  ["call the service by what is not followed", "", 1],
  [
    "spell what others call",
    "export const load = () => fetch(process.env.HABIT_API + '/api/v1/areas', { headers: { 'X-API-Key': 'k' } })\n",
    0,
  ],
])("a path in tests is reported where these %s", (_, client, count) => {
  const { manual } = migrated({
    "client.mjs": client,
    "api.spec.mjs": `import { request } from 'some-runner'
${client ? "import { load } from './client.mjs'\nload()\n" : ""}const context = await request.newContext({ baseURL: process.env.HABIT_API, extraHTTPHeaders: { 'X-API-Key': 'k' } })
console.log((await context.get('/api/v1/habits')).status())
`,
  });
  expect(manual.filter((each) => each.startsWith("habits-moved"))).toHaveLength(count);
});
