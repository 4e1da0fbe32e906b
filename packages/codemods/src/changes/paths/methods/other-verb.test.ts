import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

const OPTIONS = "{ method: verb, url: this.root + path, data, headers: { 'X-API-Key': this.key } }";
const client = (verbs: string) => `import axios from 'axios'
function Api(base, key) {
  this.root = base
  this.key = key
}
${verbs}.forEach((verb) => {
  Api.prototype[verb] = function (path, data) {
    return axios(${OPTIONS}).then((response) => response.data.data)
  }
})
const shop = new Api('https://shop.example.com/rest', 'x')
const api = new Api(process.env.HABIT_API + '/api/v1', process.env.HABIT_API_KEY)
shop.patch('/orders/1', { title: 'Paper' })
`;
const ALL = "['get', 'post', 'put', 'patch', 'delete']";
const CALL =
  "api.patch('/habits/' + id, { title: 'Sing' }).then((habit) => console.log(habit.title))";

test("one of methods that are made alike is called for another", () => {
  const { files, manual } = migrated({ "a.mjs": `${client(ALL)}const id = 'h1'\n${CALL}\n` });
  expect(manual).toEqual([]);
  expect(files["a.mjs"]).toContain("api.put('/habits/' + id, { name: 'Sing' })");
  expect(files["a.mjs"]).toContain("shop.patch('/orders/1', { title: 'Paper' })");
  expect(files["a.mjs"]).toContain(`${ALL}.forEach`);
  expect(migrated({ ...files }).files).toEqual({});
});

test("where none is made alike, a person has to", () => {
  const { files, manual } = migrated({
    "a.mjs": `${client("['get', 'patch']")}const id = 'h1'\n${CALL}\n`,
  });
  expect(manual).toEqual(["habits-moved 15"]);
  expect(files["a.mjs"]).toContain("api.patch('/habits/' + id");
});
