import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const get = (read: string) => `const http = require('http')
const zlib = require('zlib')
http.get(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } }, (res) => {
  ${read}
})
`;
const gather = (stream: string, show: string) => `const parts = []
  const stream = ${stream}
  stream.on('data', (part) => parts.push(part))
  stream.on('end', () => {
    const text = Buffer.concat(parts)
    ${show}
  })`;
const SHOW = "console.log(JSON.parse(text.toString()).data[0].title)";

test.each([
  gather("res.headers['content-encoding'] === 'gzip' ? res.pipe(zlib.createGunzip()) : res", SHOW),
  gather("res.pipe(zlib.createBrotliDecompress())", SHOW),
  gather("res", "console.log(JSON.parse(zlib.gunzipSync(text).toString()).data[0].title)"),
])("what is unpacked is what was packed: %s", (read) => {
  const { files, confidences } = migrated({ "a.cjs": get(read) });
  expect(files["a.cjs"]).toContain(".data[0].name)");
  expect(confidences).toEqual(["safe"]);
  expect(migrated({ ...files }).files).toEqual({});
});

test("what a file held is none of the service, packed or not", () => {
  const { files } = migrated({
    "a.cjs": `${get("res.resume()")}
const books = zlib.gunzipSync(require('fs').readFileSync('books.json.gz'))
console.log(JSON.parse(books.toString()).data[0].title)
`,
  });
  expect(files["a.cjs"]).toContain("console.log(JSON.parse(books.toString()).data[0].title)");
});
