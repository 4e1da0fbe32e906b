/** A way by which a value goes through a program: JavaScript with `$of` for what is carried, and `$as` for its name behind. */
export interface Carrier {
  /** What the program declares once, however often the carrier is used. */
  readonly define?: string;
  readonly carry: string;
  /** Whether all that was ever carried may be behind it, as no analysis tells runs of one place apart. */
  readonly isPlace?: true;
}

/** The ways of the language and of everyday helpers, by what they are called. */
export const carriers: Readonly<Record<string, Carrier>> = {
  name: { carry: "const $as = $of" },
  identity: { define: "const same = (x) => x", carry: "const $as = same($of)" },
  "rest parameter": {
    define: "const last = (...all) => all.at(-1)",
    carry: "const $as = last(0, $of)",
  },
  arguments: {
    define: "function first() { return arguments[0] }",
    carry: "const $as = first($of)",
  },
  "bound function": {
    define: "const given = (x) => x",
    carry: "const $as = given.bind(null, $of)()",
  },
  "default value": {
    define: "const orNone = (x = null) => x",
    carry: "const $as = orNone($of)",
  },
  closure: { define: "const lazy = (x) => () => x", carry: "const $as = lazy($of)()" },
  callback: {
    define: "const later = (x, done) => done(null, x)",
    carry: "let $as\nlater($of, (error, value) => { if (!error) $as = value })",
  },
  promise: { carry: "const $as = await Promise.resolve($of)" },
  "async function": {
    define: "async function soon(x) { try { return await x } finally { await null } }",
    carry: "const $as = await soon($of)",
  },
  "all settled": { carry: "const $as = (await Promise.allSettled([$of]))[0].value" },
  generator: {
    define: "function* each(x) { yield x }",
    carry: "let $as\nfor (const one of each($of)) $as = one",
  },
  "async generator": {
    define: "async function* stream(x) { yield x }",
    carry: "let $as\nfor await (const one of stream($of)) $as = one",
  },
  list: { carry: "const [$as] = [$of]" },
  "chain of lists": { carry: "const $as = [[$of]].flat().filter(Boolean).concat([]).at(0)" },
  reduction: { carry: "const $as = [$of].reduce((before, one) => one, null)" },
  set: { carry: "const [$as] = new Set([$of])" },
  "nested object": { carry: "const { a: { b: [$as] } } = { a: { b: [$of] } }" },
  getter: { carry: "const $as = { get item() { return $of } }.item" },
  choice: { carry: "const $as = $of ? $of : null" },
  "result object": {
    define:
      "const result = (value) => (value ? { ok: true, value } : { ok: false, reason: 'none' })",
    carry: "const { value: $as } = result($of)",
  },
  map: {
    define: "const map = new Map()",
    carry: "map.set('$as', $of)\nconst $as = map.get('$as')",
  },
  memory: {
    define: "const known = {}\nconst remember = (key, make) => (known[key] ??= make())",
    carry: "const $as = remember('$as', () => $of)",
  },
  instance: {
    define:
      "class Holder { #item; constructor(item) { this.#item = item } get item() { return this.#item } }",
    carry: "const $as = new Holder($of).item",
  },
  subclass: {
    define:
      "class Base { constructor(item) { this.item = item } read() { return this.item } }\nclass Reader extends Base { read() { return super.read() } }",
    carry: "const $as = new Reader($of).read()",
  },
  pipe: {
    define: "const pipe = (...steps) => (x) => steps.reduce((value, step) => step(value), x)",
    carry: "const $as = pipe((x) => x, (x) => ({ ...x }))($of)",
  },
  monad: {
    define:
      "const maybe = (value) => ({ map: (fn) => maybe(value == null ? value : fn(value)), or: (other) => value ?? other })",
    carry: "const $as = maybe($of).map((x) => x).or(null)",
  },
  spread: { carry: "const $as = { ...$of }" },
  "copying helper": { define: "const copy = (x) => ({ ...x })", carry: "const $as = copy($of)" },
  assign: {
    define: "const merge = (...parts) => Object.assign({}, ...parts)",
    carry: "const $as = merge($of)",
  },
  "merge of several": {
    define: "const merged = (...parts) => parts.reduce((all, part) => ({ ...all, ...part }), {})",
    carry: "const $as = merged({}, $of)",
  },
  clone: { carry: "const $as = structuredClone($of)" },
  JSON: {
    define: "const json = (x) => JSON.parse(JSON.stringify(x))",
    carry: "const $as = json($of)",
  },
  entries: {
    carry:
      "const $as = Object.fromEntries(Object.entries($of).map(([key, value]) => [key, value]))",
  },
  keys: { carry: "const $as = Object.fromEntries(Object.keys($of).map((key) => [key, $of[key]]))" },
  "keys in a loop": { carry: "const $as = {}\nfor (const key in $of) $as[key] = $of[key]" },
  rest: { carry: "const { id: id_$as, streak: streak_$as, ...$as } = $of" },
  "picked names": {
    define:
      "const pick = (x, keys) => Object.fromEntries(keys.filter((key) => key in x).map((key) => [key, x[key]]))",
    carry: "const $as = pick($of, ['title', 'target', 'frequency'])",
  },
  variable: {
    define: "let current = null\nconst select = (x) => { current = x }",
    carry: "select($of)\nconst $as = current",
    isPlace: true,
  },
  queue: {
    define: "const queue = []",
    carry: "queue.push($of)\nconst $as = queue.shift()",
    isPlace: true,
  },
  emitter: {
    define: "const heard = []\nconst emit = (x) => heard.forEach((fn) => fn(x))",
    carry: "let $as\nheard.push((x) => { $as = x })\nemit($of)",
    isPlace: true,
  },
};
