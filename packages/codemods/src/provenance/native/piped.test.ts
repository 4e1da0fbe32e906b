import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (read: string) => ({
  "a.mjs": `import http from 'node:http'
import { PassThrough, Transform, pipeline } from 'node:stream'
import { decoder } from 'some-lib'
http.get(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } }, (res) => {
  ${read}
})
`,
});
const gather = (stream: string) => `let text = ''
  const stream = ${stream}
  stream.on('data', (chunk) => { text += chunk })
  stream.on('end', () => console.log(JSON.parse(text).data[0].title))`;

test.each([
  "res.pipe(new PassThrough())",
  "pipeline(res, new PassThrough(), () => {})",
  "res.pipe(new Transform({ transform(chunk, encoding, done) { done(null, chunk) } }))",
])("what is piped through a stream is what went in: %s", (stream) => {
  const { files, confidences } = migrated(program(gather(stream)));
  expect(files["a.mjs"]).toContain("JSON.parse(text).data[0].name");
  expect(confidences).toEqual(["safe"]);
});

test("what a stream of a library makes of an answer is told of", () => {
  const { confidences } = migrated(
    program("res.pipe(decoder()).on('habit', (habit) => console.log(habit.title))"),
  );
  expect(confidences).not.toContain("safe");
});
