import { expect, test } from "vitest";
import { DEFAULT_OPTIONS } from "../../packages/codemods/src/testing/default-options.ts";
import { migrateTree } from "./migrate-tree.ts";
import type { Tree } from "./tree.ts";

const call = "fetch('https://habits.example.com/api/v1/habits/1').then((r) => r.json())";

const winding: Readonly<Record<string, Tree>> = {
  "modules that export each other's all": {
    "a.js": `export * from './b.js'; import { habit } from './b.js'; export const own = async () => (await habit()).title;`,
    "b.js": `export * from './a.js'; export const habit = async () => (await ${call}).data;`,
  },
  "a name that a module takes from itself": {
    "a.js": `import { x } from './a.js'; export { x }; ${call};`,
  },
  "a class that extends itself": {
    "a.js": `class A extends A { get() { return this.get(); } } new A().get(${call});`,
  },
  "a mixin over a mixin": {
    "a.js": `const mix = (Base) => class extends Base { get(p) { return fetch('/api/v1' + p); } };
      let C = class {}; for (const x of list) C = mix(C); new C().get('/habits'); new (mix(mix(C)))().get('/areas');`,
  },
  "a method that gives itself": {
    "a.js": `const o = { get it() { return o.it; }, f: () => o.f }; o.it.f()(${call});`,
  },
  "an object that holds itself": {
    "a.js": `const o = {}; o.o = o; o.h = ${call}; Object.assign(o, o.o, { ...o }); o.o.o.h.title;`,
  },
  "a function that calls itself with more": {
    "a.js": `const f = (p, n) => (n ? f(p + '/habits', n - 1) : fetch('/api/v1' + p)); f('', 3);`,
  },
  "a promise that waits for itself": {
    "a.js": `let p = ${call}; p = p.then(() => p); p.then(async (h) => (await p).title ?? h.title);`,
  },
};

test.each(Object.entries(winding))("%s is followed to an end", (_name, tree) => {
  expect(migrateTree(tree, DEFAULT_OPTIONS).plan.findings).not.toEqual([]);
});

const circular = {
  "a union with a promise of itself": "type Answer = Habit | Promise<Answer>",
  "a union with itself, which the compiler refuses": "type Answer = Habit | Answer",
  "JSON as a type": "type Answer = string | number | null | Answer[] | { [key: string]: Answer }",
  "an interface that holds itself":
    "interface Answer extends Habit { next: Answer; all: Answer[] }",
  "an interface that extends itself": "interface Answer extends Answer { title: string }",
  "interfaces that extend each other":
    "interface Answer extends Other {} interface Other extends Answer {}",
  "a type that is mapped deeply":
    "type Deep<T> = { [K in keyof T]: Deep<T[K]> }; type Answer = Deep<Habit>",
  "a generic type that grows":
    "type Grow<T> = { inner: Grow<T[]>; habit: T }; type Answer = Grow<Habit>",
  "a type of its own member": "type Answer = { habit: Answer['habit'] }",
  "the type of what it types": "const seed: typeof seed = null as never; type Answer = typeof seed",
  "what a function returns that returns it": "type Answer = ReturnType<typeof load>",
};

test.each(Object.entries(circular))("%s is followed to an end", (_name, declaration) => {
  const text = `
    interface Habit { id: string; title: string }
    ${declaration}
    export async function load(given: Answer) {
      const response = await fetch("https://habits.example.com/api/v1/habits/1");
      const body = (await response.json()) as { data: Answer };
      const answer: any = await body.data;
      return [answer.title, answer.habit?.title, (given as any).title];
    }
  `;
  const { rewrites } = migrateTree({ "a.ts": text }, DEFAULT_OPTIONS).plan;
  expect(rewrites.map(({ file }) => file)).toEqual(["a.ts"]);
});
