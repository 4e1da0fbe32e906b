import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

/** How sure it is that what a `catch` is given failed at the service, with other code beside the request. */
const beside = (code: string) =>
  migrated({
    "a.mjs": `import axios from 'axios'
import lib, { Table } from 'lib'
export async function run() {
  let last
  try {
    const { data } = await axios.get(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': 'k' } })
    ${code}
  } catch (e) { console.log(e.response.data.error) }
}
run()
`,
  }).confidences;

test.each([
  "console.log(lib.red(data.data[0].title))",
  "const t = new Table({ head: ['a'] }); t.push([data.data[0].title]); console.log(t.toString())",
  "const s = lib('x').start(); s.stop()",
  "last = lib.get('x'); console.log(last.y)",
  "const all = []; for (const h of data.data) all.push(lib.red(h.id)); console.log(all.join())",
  "const all = []; for (const h of data.data) all.push(lib.red(h.id)); for (const one of all) console.log(one)",
  "console.log(data.data.map((h) => lib.red(h.title)))",
  "process.stdout.write(lib.bold('x'))",
  "document.querySelector('p').append('x')",
  "$('#x').text('x')",
])("code that nobody waits for fails before another service can have answered: %s", (code) => {
  expect(beside(code)).toEqual(["safe"]);
});

test.each([
  "await lib.get('x')",
  "return lib.get('x')",
  "const p = lib.get('x'); await p",
  "const all = [lib.get('x')]; await Promise.all(all)",
  "const p = lib.get('x').then((x) => x); console.log(await p)",
  "last = lib.get('x'); await last",
  "const all = []; for (const h of data.data) all.push(lib.get(h.id)); await Promise.all(all)",
  "const all = []; for (const h of data.data) all.push(lib.get(h.id)); for (const one of all) await one",
  "await Promise.all(data.data.map((h) => lib.get(h.id)))",
  "for await (const h of lib.all()) console.log(h)",
  "const { x } = await lib.get(); console.log(x)",
])("what code waits for may fail as another service answers: %s", (code) => {
  expect(beside(code)).toEqual(["review"]);
});
