import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test.each([
  `const run = this[\`on_\${verb}\`]\n    return await run.apply(this, args)`,
  "return await this['on_' + verb](...args)",
])(
  "what a method throws that is found by a part of its name is caught where it is called: %s",
  (call) => {
    const { files, confidences } = migrated({
      "bot.mjs": `import axios, { AxiosError } from 'axios'
const explain = (error) => error.response.data.error
export class Bot {
  http = axios.create({ baseURL: process.env.HABIT_API, headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
  async command(verb, ...args) {
    try {
    ${call}
    } catch (error) {
      if (error instanceof AxiosError) return explain(error)
      throw error
    }
  }
  async on_done(id) { return (await this.http.get('/api/v1/habits/' + id)).data.data.title }
  async film() { return axios.get('https://films.example/ran').catch((error) => error.response.data.error) }
}
console.log(await new Bot().command(process.argv[2], 'h1'))
`,
    });
    expect(confidences).toEqual(["safe"]);
    expect(files["bot.mjs"]).toContain(
      "const explain = (error) => error.response.data.error?.message ?? null",
    );
    expect(files["bot.mjs"]).toContain("catch((error) => error.response.data.error)");
  },
);
