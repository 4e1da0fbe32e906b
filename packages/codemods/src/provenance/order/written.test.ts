import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const KEY = "{ 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }";

/** A client of the service that keeps a request until it is sent, and two requests that are made by it. */
const asked = (client: string, first: string, second: string) => ({
  "a.mjs": `const base = process.env.HABIT_API;
${client.replace("HEADERS", KEY)}
console.log((await ${first}).data[0].title);
console.log((await ${second}).data.title);
`,
});

test.each([
  [
    "a class",
    `class Call {
  constructor() { this.verb = 'GET'; this.path = ''; }
  get(path) { this.path = path; return this; }
  post(path) { this.verb = 'POST'; this.path = path; return this; }
  with(body) { this.body = JSON.stringify(body); return this; }
  async send() { return (await fetch(base + '/api/v1' + this.path, { method: this.verb, headers: HEADERS, body: this.body })).json(); }
}
const ask = () => new Call();`,
  ],
  [
    "a class of old style",
    `function ask() { if (!(this instanceof ask)) return new ask(); this.verb = 'GET'; this.url = base; }
ask.prototype.get = function (path) { this.url += '/api/v1'; this.url += path; return this; };
ask.prototype.post = function (path) { this.verb = 'POST'; return this.get(path); };
ask.prototype.with = function (body) { this.body = JSON.stringify(body); return this; };
ask.prototype.send = function () { return fetch(this.url, { method: this.verb, headers: HEADERS, body: this.body }).then((r) => r.json()); };`,
  ],
  [
    "an object that functions close over",
    `const ask = () => {
  const state = { verb: 'GET', path: '', body: undefined };
  const self = {
    get: (path) => { state.path = path; return self; },
    post: (path) => { state.verb = 'POST'; state.path = path; return self; },
    with: (body) => { state.body = body; return self; },
    send: async () => (await fetch(base + '/api/v1' + state.path, { method: state.verb, headers: HEADERS, body: state.body && JSON.stringify(state.body) })).json(),
  };
  return self;
};`,
  ],
  [
    "variables that functions close over",
    `function ask() {
  let verb = 'GET';
  let path = '/api/v1';
  let body;
  const self = {
    get(more) { path += more; return self; },
    post(more) { verb = 'POST'; path += more; return self; },
    with(given) { body = given; return self; },
    async send() { return (await fetch(base + path, { method: verb, headers: HEADERS, body: body && JSON.stringify(body) })).json(); },
  };
  return self;
}`,
  ],
])("what each call of a chain changes is known where it is sent: %s", (_, client) => {
  const { files, confidences, manual } = migrated(
    asked(
      client,
      "ask().get('/habits').send()",
      "ask().post('/habits').with({ title: 'x', target: 2, unit: 'km' }).send()",
    ),
  );
  expect(files["a.mjs"]).toContain("with({ name: 'x', goals: [{");
  expect(files["a.mjs"]).toContain(").data[0].name");
  expect(files["a.mjs"]).toContain(").data.name");
  expect(confidences).toEqual(["safe"]);
  expect(manual).toEqual([]);
});

const ROUTE = `class Route {
  segments = ['api', 'v1'];
  to(part) { this.segments.push(part); return this; }
  get url() { return base + '/' + this.segments.join('/'); }
}
const read = async (url) => (await fetch(url, { headers: HEADERS })).json();`;

test("the parts of a path that calls push one by one are joined in their order", () => {
  const { files, confidences } = migrated(
    asked(
      ROUTE,
      "read(new Route().to('habits').url)",
      "read(new Route().to('habits').to('today').url)",
    ),
  );
  expect(files["a.mjs"]).toContain("segments = ['api', 'v2']");
  expect(files["a.mjs"]).toContain(").data[0].name");
  expect(confidences).toContain("safe");
});

/** A path that is kept in a variable, changed by some code, and sent behind that. */
const sent = (change: string, send = "send()") =>
  migrated({
    "a.mjs": `let path = '/habits';
const later = [];
function set(to) { path = to; }
async function setLater(to) { await null; path = to; }
function send() {
  return fetch(process.env.HABIT_API + '/api/v1' + path, { headers: ${KEY} }).then((r) => r.json());
}
${change}
const { data } = await ${send};
console.log(data[0].title);
`,
  });

test("what is surely written over before is gone", () => {
  const { files, confidences } = sent("set('/films');");
  expect(files["a.mjs"] ?? "").not.toContain("data[0].name");
  expect(confidences).not.toContain("safe");
});

test.each([
  ["a branch", "if (process.argv[2]) set('/films');"],
  ["a loop", "for (const each of process.argv.slice(2)) set(each);"],
  ["a short circuit", "process.argv[2] && set('/films');"],
  ["a function that waits", "setLater('/films');"],
  [
    "a function that is handed over",
    "later.push(() => set('/films')); later.map((each) => each());",
  ],
  ["a timer", "setTimeout(set, 10, '/films');"],
  ["a guard", "function change(to) { if (!process.argv[2]) return; path = to; } change('/films');"],
  ["something that fails", "try { JSON.parse(process.argv[2]); set('/films'); } catch {}"],
  ["a later time", "", "(async () => { const answer = send(); set('/films'); return answer; })()"],
])("what may still be there stays: written over in %s", (_, change, send = "send()") => {
  expect(sent(change, send).files["a.mjs"]).toContain("data[0].name");
});

test("what comes round again is not only written later", () => {
  const { files } = migrated({
    "a.mjs": `let path = '/films';
const headers = ${KEY};
for (let round = 0; round < 2; round++) {
  const { data } = await fetch(process.env.HABIT_API + '/api/v1' + path, { headers }).then((r) => r.json());
  console.log(data[0]?.title);
  path = '/habits';
}
`,
    "b.mjs": `let path = '/films';
const read = () => fetch(process.env.HABIT_API + '/api/v1' + path, { headers: ${KEY} }).then((r) => r.json());
function step() {
  const answer = read();
  path = '/habits';
  return answer;
}
for (const each of [1, 2]) console.log((await step()).data[0]?.title, each);
`,
  });
  expect(files["a.mjs"]).toContain("data[0]?.name");
  expect(files["b.mjs"]).toContain("data[0]?.name");
});

test.each([
  ["is taken out again", "parts.push('habits'); parts.pop(); parts.push('films');"],
  ["is turned round", "parts.push('habits'); parts.reverse();"],
  ["is cut off", "parts.push('habits'); parts.length = 2; parts.push('films');"],
  ["comes more than once", "for (const each of [1, 2]) parts.push('habits');"],
  ["comes in a branch", "if (process.argv[2]) parts.push('habits'); else parts.push('films');"],
  ["comes later", "later(() => parts.push('habits'));"],
])("what %s is not joined as if it stood where it was pushed", (_, change) => {
  const { files } = migrated({
    "a.mjs": `const parts = [process.env.HABIT_API, 'api', 'v1'];
const later = (run) => setTimeout(run, 1);
const push = (part) => parts.push(part);
${change}
const { data } = await fetch(parts.join('/'), { headers: ${KEY} }).then((r) => r.json());
console.log(data[0].title);
`,
  });
  expect(files["a.mjs"] ?? "").not.toContain("data[0].name");
});

test.each([
  "const chosen = process.argv[2] ? habits : films;\nchosen.path = '/films';",
  "const chosen = process.argv[2] ? habits : films;\nchosen.to('/films');",
])("what is put into one of several objects is surely in none of them: %s", (change) => {
  const { files } = migrated({
    "a.mjs": `class Page {
  path = '/habits';
  to(path) { this.path = path; }
  async read() { return (await fetch(process.env.HABIT_API + '/api/v1' + this.path, { headers: ${KEY} })).json(); }
}
const habits = new Page();
const films = new Page();
${change}
const { data } = await habits.read();
console.log(data[0].title);
`,
  });
  expect(files["a.mjs"]).toContain("data[0].name");
});

test("what other modules may call reads what is written later, too", () => {
  const { files } = migrated({
    "a.mjs": `const ORDERS = { name: (a, b) => a.id - b.id, goal: (a, b) => b.target - a.target };
let order = 'name';
export const view = (habits) => [...habits].sort(ORDERS[order]);
export const sort = (by) => { order = by; };
const { data } = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: ${KEY} }).then((r) => r.json());
console.log(view(data).length);
sort('goal');
`,
  });
  expect(files["a.mjs"]).toContain("b.goals[0].value - a.goals[0].value");
});

test("what a template or a rune looks at anew is not what stood there first", () => {
  const read = `const { data } = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: ${KEY} }).then((r) => r.json());`;
  const { files } = migrated({
    "state.svelte.js": `const ORDERS = { name: (a, b) => a.id - b.id, goal: (a, b) => b.target - a.target };
export class Board {
  #order = $state('name');
  #habits = $state([]);
  all = $derived([...this.#habits].sort(ORDERS[this.#order]));
  async load() { ${read} this.#habits = data; }
  sort(order) { this.#order = order; }
}
`,
    "main.js": `import { Board } from './state.svelte.js';
const board = new Board();
await board.load();
board.sort('goal');
console.log(board.all.map((habit) => habit.title).join());
`,
    "List.svelte": `<script>
  const ORDERS = { name: (a, b) => a.id - b.id, goal: (a, b) => b.target - a.target };
  let order = 'name';
  let habits = [];
  const sort = (by) => { order = by; };
  const load = async () => { ${read} habits = data; };
  load();
</script>
<ul>{#each [...habits].sort(ORDERS[order]) as habit}<li>{habit.title}</li>{/each}</ul>
<button on:click={() => sort('goal')}>by goal</button>
`,
  });
  expect(files["state.svelte.js"]).toContain("b.goals[0].value - a.goals[0].value");
  expect(files["List.svelte"]).toContain("b.goals[0].value - a.goals[0].value");
});
