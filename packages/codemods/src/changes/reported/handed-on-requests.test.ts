import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const proxy = (call: string) => `import { createServer } from 'node:http'
createServer(async (request, response) => {
  const answer = await ${call}
  response.end(await answer.text())
}).listen(8080)
`;
const CLIENT = `export async function checkIn(origin, habitId, date) {
  const answer = await fetch(origin + '/api/v1/habits/checkin', { method: 'POST', body: JSON.stringify({ habitId, date, status: 'done' }) })
  return (await answer.json()).success
}
console.log(await checkIn(process.env.ORIGIN, 'h1', '2024-12-01'))
`;
const HEADERS = "{ headers: { 'X-API-Key': process.env.HABIT_API_KEY } }";

test.each([
  `fetch(process.env.HABIT_API + request.url, ${HEADERS})`,
  `fetch(\`\${process.env.HABIT_API}/api\${request.url}\`, ${HEADERS})`,
])("a server that hands requests on is left to a person, and who asks there: %s", (call) => {
  const { manual, confidences } = migrated({ "proxy.mjs": proxy(call), "client.mjs": CLIENT });
  expect(manual).toHaveLength(1);
  expect(manual[0]).toContain("version-headers-required");
  expect(confidences).toEqual(["review"]);
});

test("one that hands on what is none of the service is not", () => {
  const call = "fetch(process.env.PAGES + request.url)";
  const { manual, confidences } = migrated({ "proxy.mjs": proxy(call), "client.mjs": CLIENT });
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
});
