import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const program = (base: string) => `import http from 'node:http'
const shop = http.createServer((request, response) => response.end(JSON.stringify({ success: true, data: [], error: null })))
class Rest {
  constructor(base, headers) { this.base = base; this.headers = headers }
  async get(path) {
    return (await (await fetch(this.base + '/api/v1' + path, { headers: this.headers })).json()).data
  }
}
shop.listen(0, async () => {
  const habits = new Rest(process.env.HABIT_API, { 'X-API-Key': process.env.HABIT_API_KEY })
  const orders = new Rest(${base}, {})
  console.log(await orders.get('/orders'), (await habits.get('/habits')).map((each) => each.title))
})
`;

test.each(["'http://127.0.0.1:' + shop.address().port", "'https://shop.example'"])(
  "a prefix that calls of another service share stays as it is: %s",
  (base) => {
    const { files, manual } = migrated({ "a.mjs": program(base) });
    expect(files["a.mjs"] ?? "'/api/v1'").toContain("'/api/v1'");
    expect(manual).toEqual(["habits-moved 12"]);
  },
);
