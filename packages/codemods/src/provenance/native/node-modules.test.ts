import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

test("what `util._extend` copies is followed as what `Object.assign` does", () => {
  const { files, confidences, manual } = migrated({
    "a.js": `var http = require('http')
var util = require('util')
function Rest(opts) { this.opts = util._extend({ path: '/api/v1', headers: { 'X-API-Key': 'k' } }, opts) }
Rest.prototype.get = function (path, done) {
  http.get({ host: this.opts.host, path: this.opts.path + path, headers: this.opts.headers }, function (res) {
    var text = ''
    res.on('data', function (d) { text += d })
    res.on('end', function () { done(JSON.parse(text).data) })
  })
}
new Rest({ host: process.env.HABIT_API }).get('/habits', function (habits) { console.log(habits[0].title) })
`,
  });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["a.js"]).toContain("path: '/api/v2'");
  expect(files["a.js"]).toContain("habits[0].name");
});

test("a text that `util.format` is given nothing more for stays, whatever other calls give", () => {
  const { files, confidences, manual } = migrated({
    "a.cjs": `const { format } = require('util')
const PATHS = { all: '/api/v1/habits', one: '/api/v1/habits/%s' }
const path = (name, ...args) => format(PATHS[name], ...args.map(encodeURIComponent))
const get = async (url) =>
  (await (await fetch(process.env.HABIT_API + url, { headers: { 'X-API-Key': 'k' } })).json()).data
get(path('all')).then(([first]) => get(path('one', first.id))).then((habit) => console.log(habit.streak))
`,
  });
  expect({ confidences, manual }).toEqual({ confidences: ["safe"], manual: [] });
  expect(files["a.cjs"]).toContain("{ all: '/api/v2/habits', one: '/api/v2/habits/%s' }");
  expect(files["a.cjs"]).toContain("habit.statistics.currentStreak");
});
