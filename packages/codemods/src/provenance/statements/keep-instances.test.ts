import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const send = (made: string) => `const base = process.env.HABIT_API + '/api/v1'
async function send(input: string | Request, init?: RequestInit): Promise<Response> {
  ${made}
  if (!request.headers.has('X-API-Key')) {
    const headers = new Headers(request.headers)
    headers.set('X-API-Key', 'k')
    request = new Request(request, { headers })
  }
  return fetch(request)
}
console.log((await (await send(base + '/habits')).json()).data[0].title)
console.log((await (await send(new Request(base + '/habits/h1'))).json()).data.title)
`;

test("a request that is only made of an address is made with the headers of v2, and sent with them once", () => {
  const { files, manual } = migrated({
    "a.ts": send("let request = input instanceof Request ? input : new Request(input, init)"),
  });
  expect(manual).toEqual([]);
  expect(files["a.ts"]).toMatch(
    /new Request\(input, \{ \.\.\.init, headers: \{ \.\.\.init\?\.headers, \.\.\.habitApiHeaders\(\) \} \}\)/,
  );
  expect(files["a.ts"]).toContain(
    "fetch(request, { headers: { ...Object.fromEntries(request.headers), ...habitApiHeaders() } })",
  );
});

test("what a class of one's own is called is not taken for one of the platform", () => {
  const { files } = migrated({
    "a.ts": `class Request { constructor(readonly path: string) {} }
const get = (input: string | Request) =>
  fetch(process.env.HABIT_API + '/api/v1' + (input instanceof Request ? input.path : input), { headers: { 'X-API-Key': 'k' } })
console.log((await (await get(new Request('/habits/h1'))).json()).data.title, (await (await get('/habits/h2')).json()).data.streak)
`,
  });
  expect(files["a.ts"]).toContain(".data.name");
  expect(files["a.ts"]).toContain(".data.statistics.currentStreak");
});

test("a call that may be given an address or a request copies the headers of the request alone", () => {
  const { files } = migrated({
    "a.ts": `const headers = { 'X-API-Key': 'k' }
const kept = new Request(process.env.HABIT_API + '/api/v1/habits', { headers })
const send = (input: string | Request) => fetch(input)
await send(kept)
await send(kept.clone())
await send(process.env.HABIT_API + '/api/v1/areas')
`,
  });
  expect(files["a.ts"]?.match(/fetch\(.*/)?.[0]).toBe(
    "fetch(input, { headers: { ...(input instanceof Request ? Object.fromEntries(input.headers) : {}), ...habitApiHeaders() } })",
  );
});
