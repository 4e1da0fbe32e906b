import fc from "fast-check";
import type { Tree } from "./memory-project.ts";

/** What a value of a generated program is: all habits, or one of them. */
type Kind = "list" | "habit";

interface Step {
  readonly from: Kind;
  readonly to: Kind;
  /** Statements that bind `next` to what `value` holds; the number is new for each step. */
  readonly write: (value: string, next: string, number: number) => string;
  /** A module of its own, where the step has one. */
  readonly module?: (number: number) => string;
}

type Write = Step["write"];

const both = (write: Write, module?: Step["module"]): readonly Step[] =>
  (["list", "habit"] as const).map((kind) => ({
    from: kind,
    to: kind,
    write,
    ...(module && { module }),
  }));

const onList = (expression: (value: string) => string, to: Kind = "list"): Step => ({
  from: "list",
  to,
  write: (value, next) => `const ${next} = ${expression(value)}`,
});

const onHabit = (expression: (value: string) => string): Step => ({
  from: "habit",
  to: "habit",
  write: (value, next) => `const ${next} = ${expression(value)}`,
});

const imported = (exporting: string, importing: (path: string, n: number) => string) =>
  both(
    (value, next, n) => `${importing(`./step${n}.cjs`, n)}\nconst ${next} = pass${n}(${value})`,
    (n) => exporting.replaceAll("#", String(n)),
  );

const STEPS: readonly Step[] = [
  ...both((v, next, n) => `const pass${n} = (given) => given\nconst ${next} = pass${n}(${v})`),
  ...both(
    (v, next, n) => `function give${n}(given, back) { back(null, given) }
const ${next} = await new Promise((done) => give${n}(${v}, (error, held) => done(held)))`,
  ),
  ...both(
    (v, next, n) => `const box${n} = { inner: ${v}, title: 'own ${n}', streak: ${n} }
print(box${n}.title, box${n}.streak)
const ${next} = box${n}.inner`,
  ),
  ...both((v, next) => `const { deep: { inner: ${next} } } = { deep: { inner: ${v} } }`),
  ...both((v, next) => `const [, ${next}] = [0, ${v}]`),
  ...both(
    (v, next, n) => `class Holder${n} {
  #held
  constructor(held) { this.#held = held }
  get value() { return this.#held }
  get title() { return 'holder ${n}' }
}
const holder${n} = new Holder${n}(${v})
print(holder${n}.title)
const ${next} = holder${n}.value`,
  ),
  ...both(
    (v, next, n) => `class Base${n} {
  constructor(held) { this.held = held }
  read() { return this.held }
}
class Derived${n} extends Base${n} {
  read() { return super.read() }
}
const ${next} = new Derived${n}(${v}).read()`,
  ),
  ...both((v, next) => `const ${next} = await Promise.resolve(${v}).then((held) => held)`),
  ...both((v, next) => `const [${next}] = await Promise.all([${v}, { title: 'beside' }])`),
  ...both((v, next) => `const ${next} = new Map([['key', ${v}]]).get('key')`),
  ...both((v, next) => `const [${next}] = new Set([${v}])`),
  ...both(
    (v, next, n) => `function* each${n}() { yield ${v} }
const [${next}] = each${n}()`,
  ),
  ...both(
    (v, next, n) => `const keep${n} = (() => { const kept = ${v}; return () => kept })()
const ${next} = keep${n}()`,
  ),
  ...both((v, next) => `let ${next} = null\n${next} ??= ${v}`),
  ...both(
    (v, next, n) => `function rest${n}(...given) { return given[1] }
const ${next} = rest${n}('title', ${v})`,
  ),
  ...both(
    (v, next, n) => `function free${n}() { return arguments[0] }
const ${next} = free${n}.call(null, ${v})`,
  ),
  ...both((v, next) => `const ${next} = JSON.parse(JSON.stringify(${v}))`),
  ...imported(
    "exports.pass# = (given) => given",
    (path, n) => `const { pass${n} } = require('${path}')`,
  ),
  ...imported(
    "module.exports = function (given) { return given }",
    (path, n) => `const pass${n} = require('${path}')`,
  ),
  ...imported(
    "class Keeper { keep(given) { this.kept = given; return this.kept } }\nmodule.exports = { keeper: new Keeper(), title: 'module #' }",
    (path, n) =>
      `const module${n} = require('${path}')\nprint(module${n}.title)\nconst pass${n} = (given) => module${n}.keeper.keep(given)`,
  ),
  onList((v) => `[...${v}]`),
  onList((v) => `${v}.filter((each) => each.title !== 'none')`),
  onList((v) => `${v}.map((each) => each)`),
  onList((v) => `${v}.slice().sort((a, b) => a.streak - b.streak)`),
  onList((v) => `${v}.reduce((all, each) => [...all, each], [])`),
  onList((v) => `Object.values(Object.fromEntries(${v}.map((each) => [each.id, each])))`),
  onList((v) => `await Promise.all(${v}.map(async (each) => each))`),
  onList((v) => `${v}.flatMap((each) => (each.target > 0 ? [each] : []))`),
  onList((v) => `${v}[0]`, "habit"),
  onList((v) => `${v}.find((each) => each.title === 'Read')`, "habit"),
  onList((v) => `${v}.at(-1)`, "habit"),
  onList((v) => `${v}.reduce((a, b) => (a.streak > b.streak ? a : b))`, "habit"),
  onHabit((v) => `{ ...${v} }`),
  onHabit((v) => `Object.assign({}, ${v})`),
  onHabit((v) => `structuredClone(${v})`),
];

const LOADERS: readonly string[] = [
  `exports.load = async () => {
  const response = await fetch(BASE + '/habits', { headers })
  const { data } = await response.json()
  return data
}`,
  `exports.load = () => fetch(\`\${BASE}/habits\`, { headers }).then((response) => response.json()).then((body) => body.data)`,
  `const get = async (path) => (await fetch(BASE + path, { headers })).json()
exports.load = async () => {
  const reply = await get('/habits')
  if (!reply.success) throw new Error(reply.error)
  return reply.data
}`,
  `class Client {
  constructor(base) { this.base = base }
  async list() {
    const response = await fetch(this.base + '/habits', { headers })
    return (await response.json()).data
  }
}
const client = new Client(BASE)
exports.load = () => client.list()`,
];

const READS: readonly ((value: string, number: number) => string)[] = [
  (v) => `print(${v}.title, ${v}.streak, ${v}.target, ${v}.frequency)`,
  (v, n) => `const { title: title${n}, streak: streak${n}, ...others${n} } = ${v}
print(title${n}, streak${n}, others${n}.target)`,
  (v) => `print((({ title, frequency }) => title + frequency)(${v}))`,
  (v) => `print(${v}['title'], ${v}?.streak ?? 0)`,
  (v) => `for (const key of ['title', 'target', 'streak']) print(key, ${v}[key])`,
  (v, n) => `const names${n} = { title: 'Name', streak: 'Days' }
print(Object.keys(names${n}).map((key) => names${n}[key] + ${v}[key]).join())`,
];

/** A program whose flow is known: what the service answers goes through the steps and is printed at the end. */
export interface GeneratedProgram {
  readonly tree: Tree;
}

const HEAD = `const BASE = process.env.HABIT_API + '/api/v1'
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
`;

const TRAP =
  "const own = [{ title: 'Emma', streak: 2, target: 3, frequency: 'often', success: true }]";

function writeProgram(choices: readonly number[], loader: number, read: number): GeneratedProgram {
  const modules: Record<string, string> = {};
  const lines: string[] = [];
  let kind: Kind = "list";
  let value = "v0";
  choices.forEach((choice, index) => {
    const number = index + 1;
    const fitting = STEPS.filter(({ from }) => from === kind);
    const step = fitting[choice % fitting.length];
    if (!step) return;
    lines.push(step.write(value, `v${number}`, number));
    if (step.module) modules[`step${number}.cjs`] = `${step.module(number)}\n`;
    kind = step.to;
    value = `v${number}`;
  });
  const readAt = READS[read % READS.length] ?? ((each: string) => `print(${each}.title)`);
  const shown =
    kind === "list" ? `for (const each of ${value}) {\n${readAt("each", 0)}\n}` : readAt(value, 0);
  const main = [
    "const { load } = require('./api.cjs')",
    TRAP,
    "module.exports = async (print) => {",
    "const v0 = await load()",
    ...lines,
    shown,
    "for (const { title, streak, success } of own) print(title, streak, success)",
    "print(own[0].target, own.map((each) => each.frequency))",
    "}",
    "",
  ].join("\n");
  const api = `${HEAD}${LOADERS[loader % LOADERS.length] ?? ""}\n`;
  return { tree: { "main.cjs": main, "api.cjs": api, ...modules } };
}

/** Programs of up to eight steps. */
export const generatedProgram: fc.Arbitrary<GeneratedProgram> = fc
  .tuple(fc.array(fc.nat(1_000), { maxLength: 8 }), fc.nat(1_000), fc.nat(1_000))
  .map(([choices, loader, read]) => writeProgram(choices, loader, read));
